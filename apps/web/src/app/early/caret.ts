/** Where the visitor is writing: the page's taking over and all that is done again leave the focus and the caret there. */
import { domPath } from './dom-path.ts';

interface Caret {
  readonly field: Element | null;
  readonly start: number | null;
  readonly end: number | null;
}

export const FIELDS = 'input,textarea,select';

/** What an early press leads to may be slow to come. */
const STAYS_MS = 10_000;

/** Keys by which the visitor goes on. */
const LEAVING = /^(?:Tab|Enter|Escape)$/;

let caret: Caret = { field: null, start: null, end: null };

/** To be called before React puts its own values back, which moves the caret. */
export const rememberCaret = (): void => {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  caret = { field, start: isText ? field.selectionStart : null, end: isText ? field.selectionEnd : null };
};

/** Fields for addresses have a caret that no script may know. */
export const restoreCaret = (field: Element): void => {
  const { start, end } = caret;
  if (caret.field === field && start !== null && 'setSelectionRange' in field)
    (field as HTMLInputElement).setSelectionRange(start, end);
};

/**
 * While the visitor is in a field, the page's own scripts give the focus to a question alone: what an early press leads to
 * does not take it. A visitor who goes on takes it along, by whatever means: a reader of the screen presses no key.
 */
export const stayIn = (field: Element | null): void => {
  if (field?.matches(FIELDS) !== true) return;
  const { prototype } = HTMLElement;
  const { focus } = prototype;
  const leave = (event?: Event): void => {
    if (event instanceof KeyboardEvent && !LEAVING.test(event.key)) return;
    prototype.focus = focus;
    for (const type of ['pointerdown', 'keydown']) removeEventListener(type, leave, true);
  };
  prototype.focus = function focusUnlessWriting(options) {
    if (document.activeElement !== field || this.closest('dialog,[role*=dialog]') !== null) focus.call(this, options);
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, leave, true);
  setTimeout(leave, STAYS_MS);
};

const focusIn = (part: Element | null): void => {
  const target = part?.matches('[tabindex],a,button,input') === false ? part.querySelector('a,button') : part;
  (target as HTMLElement | null)?.focus({ preventScroll: true });
};

/** React makes some parts anew once it has taken the page over, and the focus would be lost with them. */
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
  addEventListener('focusin', remember);
  setTimeout(() => {
    made.disconnect();
    removeEventListener('focusin', remember);
  }, STAYS_MS);
};
