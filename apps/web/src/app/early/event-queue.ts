/** The queue of events recorded before hydration, and their replay in order. */
import { guardFocus } from './caret.ts';
import { domPath } from './dom-path.ts';

/**
 * Replays an event; `isLeft` if the visitor has moved on from that element. Returns false if React did not handle it:
 * that part of the page is still waiting for its own script.
 */
export type Replay = (place: Element, isLeft: boolean) => boolean | Promise<boolean>;

interface EarlyEvent {
  readonly kind: 'press' | 'entry' | 'key' | 'submit';
  readonly place: Element;
  /** Finds the element again if React has recreated it. */
  readonly path: string;
  readonly replay: Replay;
}

const WAIT_MS = 50;
const TRIES = 100;

const queue: EarlyEvent[] = [];
let state: 'recording' | 'replaying' | 'over' = 'recording';

/** Whether all events have been replayed, so that new ones are no longer intercepted. */
export const isReplayed = (): boolean => state === 'over';

export const hasEventsOn = (place: Element): boolean => queue.some((event) => event.place === place);

const createEvent = (kind: EarlyEvent['kind'], place: Element, replay: Replay): EarlyEvent => ({
  kind,
  place,
  path: domPath(place),
  replay,
});

export const recordEvent = (...event: Parameters<typeof createEvent>): void => {
  const [kind, place] = event;
  const last = queue.at(-1);
  const isSame = last?.kind === kind && last.place === place;
  // Nothing visible happened, so the visitor pressed again; on a stepper each press counts.
  if (isSame && kind === 'press' && place.matches('[type=submit],[aria-expanded],[aria-haspopup]')) return;
  if (isSame && kind === 'entry') queue.pop();
  queue.push(createEvent(...event));
  if (kind !== 'entry') document.documentElement.dataset['early'] = '';
  if (isReplayed()) void replayEvents();
};

export const prependEvent = (...event: Parameters<typeof createEvent>): void =>
  void queue.unshift(createEvent(...event));

/** Whether the visitor has gone on writing in the field: the next entry has what this one has, and more. */
const isSuperseded = ({ kind, place }: EarlyEvent): boolean =>
  kind === 'entry' && queue[0]?.kind === 'entry' && queue[0].place === place;

/** Retries until React handles the event, for a limited time. */
const replayOne = async (event: EarlyEvent): Promise<void> => {
  const { place, path, replay } = event;
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (isSuperseded(event)) return;
    const shown = place.isConnected ? place : document.querySelector(path);
    if (shown === null || (await replay(shown, queue[0]?.place !== place && document.activeElement !== shown))) return;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
};

/** Replays events one at a time, so that React renders the result of each before the next. */
export const replayEvents = async (): Promise<void> => {
  if (state === 'replaying') return;
  state = 'replaying';
  const last = queue.at(-1);
  // The result of a press may take the focus from the pressed element, but from nowhere else.
  if (last?.kind === 'entry' || last?.place !== document.activeElement) guardFocus(document.activeElement);
  for (let event = queue.shift(); event !== undefined; event = queue.shift()) await replayOne(event);
  state = 'over';
  delete document.documentElement.dataset['early'];
};
