/**
 * The first script of every page, which the page itself carries. It may be used as soon as it is shown: until React has
 * taken it over, presses, entries and keys are kept, and the browser does nothing that would leave the page.
 */
import { hasActsOn, isOver, keepAct, keepBefore, redoActs } from './acts.ts';
import { followFocus, noteCaret } from './caret.ts';
import { enteredFields, entryOf, type Field } from './entry.ts';
import { isOwn } from './own-events.ts';
import { BUTTONS, isForControl, keyAgain, pressAgain, submitAgain } from './press.ts';

export interface EarlyActs {
  /** At the moment React takes over, which puts its own values back. */
  readonly note: () => void;
  /** Does all that was kept, in order; what follows goes its way. */
  readonly redo: () => Promise<void>;
}

declare global {
  var earlyActs: EarlyActs | undefined;
}

/** A pointer or a key went down while acts were kept: its press is kept too, whenever it ends. */
let isHeld = false;

const watching = new AbortController();

const prevent = (event: Event, ...act: Parameters<typeof keepAct>): void => {
  event.preventDefault();
  keepAct(...act);
};

const KEPT: Readonly<Record<string, (event: Event, target: Element) => void>> = {
  input: (_, target) => keepAct('entry', target, entryOf(target as Field)),
  submit: (event, target) => prevent(event, 'submit', target, submitAgain),
  keydown: (event, target) => {
    const pressed = event as KeyboardEvent;
    if (isForControl(target, pressed)) prevent(event, 'key', target, keyAgain(pressed.key));
  },
  click: (event, target) => {
    isHeld = false;
    const button = target.closest(BUTTONS);
    if (button !== null) prevent(event, 'press', button, pressAgain);
  },
};

/** Who hears one half of a press and not the other is confused by it. */
const HALVES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'keyup', 'change'];

const watch = (event: Event): void => {
  const { type, target } = event;
  if (isOwn() || !(target instanceof Element)) return;
  if (type === 'pointerdown' || type === 'keydown') isHeld = !isOver();
  if (isOver() && !isHeld) return watching.abort();
  if (target.closest('a[href]') !== null) return;
  event.stopImmediatePropagation();
  KEPT[type]?.(event, target);
};

for (const type of [...Object.keys(KEPT), ...HALVES])
  addEventListener(type, watch, { capture: true, signal: watching.signal });

globalThis.earlyActs = {
  note: () => {
    noteCaret();
    followFocus();
    for (const field of enteredFields()) if (!hasActsOn(field)) keepBefore('entry', field, entryOf(field));
  },
  redo: redoActs,
};
