/**
 * The first script of every page, inlined. The page may be used as soon as it is shown: until React has hydrated it,
 * presses, input and keys are recorded, and browser defaults that would leave the page are prevented. What the signed-in are
 * offered has its place from the beginning.
 */
import { hasEventsOn, isReplayed, recordEvent, prependEvent, replayEvents } from './event-queue.ts';
import { followFocus, rememberCaret } from './caret.ts';
import { enteredFields, replayEntry, type Field } from './replay-entry.ts';
import { markSignedIn } from './mark-signed-in.ts';
import { isSynthetic } from './synthetic-events.ts';
import { BUTTONS, isForControl, replayKey, replayPress, replaySubmit } from './replay-press.ts';

export interface EarlyEvents {
  /** Call at hydration, before React resets controlled values. */
  readonly prepare: () => void;
  /** Replays all recorded events in order, then stops intercepting. */
  readonly replay: () => Promise<void>;
}

declare global {
  var earlyEvents: EarlyEvents | undefined;
}

/** A pointer or key went down while recording: its press is recorded too, whenever it ends. */
let isPressing = false;

const watching = new AbortController();

const prevent = (event: Event, ...act: Parameters<typeof recordEvent>): void => {
  event.preventDefault();
  recordEvent(...act);
};

const RECORDERS: Readonly<Record<string, (event: Event, target: Element) => void>> = {
  input: (_, target) => {
    rememberCaret();
    recordEvent('entry', target, replayEntry(target as Field));
  },
  submit: (event, target) => prevent(event, 'submit', target, replaySubmit),
  keydown: (event, target) => {
    const pressed = event as KeyboardEvent;
    if (isForControl(target, pressed)) prevent(event, 'key', target, replayKey(pressed.key));
  },
  click: (event, target) => {
    isPressing = false;
    const button = target.closest(BUTTONS);
    if (button !== null) prevent(event, 'press', button, replayPress);
  },
};

/** The other halves of these interactions: a listener that gets one half without the other misbehaves. */
const HALVES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'keyup', 'change'];

const watch = (event: Event): void => {
  const { type, target } = event;
  if (isSynthetic() || !(target instanceof Element)) return;
  if (type === 'pointerdown' || type === 'keydown') isPressing = !isReplayed();
  if (isReplayed() && !isPressing) return watching.abort();
  if (target.closest('a[href]') !== null) return;
  event.stopImmediatePropagation();
  RECORDERS[type]?.(event, target);
};

for (const type of [...Object.keys(RECORDERS), ...HALVES])
  addEventListener(type, watch, { capture: true, signal: watching.signal });

markSignedIn(document.documentElement);

globalThis.earlyEvents = {
  prepare: () => {
    rememberCaret();
    followFocus();
    for (const field of enteredFields()) if (!hasEventsOn(field)) prependEvent('entry', field, replayEntry(field));
  },
  replay: replayEvents,
};
