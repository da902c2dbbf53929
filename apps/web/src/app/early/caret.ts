/** Keeps the focus and the caret where the visitor is typing during hydration and replay. */
import { domPath } from './dom-path.ts';

interface Caret {
  readonly field: Element | null;
  readonly start: number | null;
  readonly end: number | null;
}

export const FIELDS = 'input,textarea,select';

/** How long to guard the focus: the result of an early press may be slow to appear. */
const FOCUS_GUARD_MS = 10_000;

/** Keys with which the visitor leaves a field. */
const LEAVING = /^(?:Tab|Enter|Escape)$/;
const LEAVING_EVENTS = ['pointerdown', 'keydown', 'pagehide'];

let caret: Caret = { field: null, start: null, end: null };

/** Call at each entry, and before React resets controlled values, which moves the caret. */
export const rememberCaret = (): void => {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  caret = { field, start: isText ? field.selectionStart : null, end: isText ? field.selectionEnd : null };
};

/** Email and similar input types do not expose their caret to scripts. */
export const restoreCaret = (field: Element): void => {
  const { start, end } = caret;
  if (caret.field === field && start !== null && 'setSelectionRange' in field)
    (field as HTMLInputElement).setSelectionRange(start, end);
};

/**
 * While the visitor is in a field, scripts may move the focus only into a dialog: the result of an early press does not
 * steal it. Once the visitor has left the field the focus moves freely, even if no key was pressed: screen readers move it
 * without one.
 */
export const guardFocus = (field: Element | null): void => {
  if (field?.matches(FIELDS) !== true) return;
  const { prototype } = HTMLElement;
  const { focus } = prototype;
  const leave = (event?: Event): void => {
    if (event instanceof KeyboardEvent && !LEAVING.test(event.key)) return;
    prototype.focus = focus;
    for (const type of LEAVING_EVENTS) removeEventListener(type, leave, true);
  };
  prototype.focus = function focusUnlessWriting(options) {
    if (document.activeElement !== field || this.closest('dialog,[role*=dialog]') !== null) focus.call(this, options);
  };
  for (const type of LEAVING_EVENTS) addEventListener(type, leave, true);
  setTimeout(leave, FOCUS_GUARD_MS);
};

const focusIn = (part: Element | null): void => {
  const target = part?.matches('[tabindex],a,button,input') === false ? part.querySelector('a,button') : part;
  (target as HTMLElement | null)?.focus({ preventScroll: true });
};

/** React may recreate parts of the page after hydration, which would lose the focus. */
export const followFocus = (): void => {
  let focused = document.activeElement ?? document.body;
  let path = domPath(focused);
  const remember = ({ target }: Event): void => {
    focused = target as Element;
    path = domPath(focused);
  };
  const made = new MutationObserver(() => {
    if (!focused.isConnected && document.activeElement === document.body) focusIn(document.querySelector(path));
  });
  made.observe(document.body, { childList: true, subtree: true });
  const stop = (): void => {
    made.disconnect();
    removeEventListener('focusin', remember);
  };
  addEventListener('focusin', remember);
  addEventListener('pagehide', stop, { once: true });
  setTimeout(stop, FOCUS_GUARD_MS);
};
