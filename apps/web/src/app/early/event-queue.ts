/** What was done, in its order, and its being done again. */
import { stayIn } from './caret.ts';
import { domPath } from './dom-path.ts';

/** Does an act again; `isLeft` where the visitor has gone on from there. False where React did not hear of it: that part of the page waits for a script of its own. */
export type Replay = (place: Element, isLeft: boolean) => boolean | Promise<boolean>;

interface EarlyEvent {
  readonly kind: 'press' | 'entry' | 'key' | 'submit';
  readonly place: Element;
  /** Finds the place where React has made its element anew. */
  readonly path: string;
  readonly replay: Replay;
}

const WAIT_MS = 50;
const TRIES = 100;

const queue: EarlyEvent[] = [];
let state: 'recording' | 'replaying' | 'over' = 'recording';

/** From then on events go their way. */
export const isOver = (): boolean => state === 'over';

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
  // Nothing was seen to happen, so it was pressed again; of a stepper each press counts.
  if (isSame && kind === 'press' && place.matches('[type=submit],[aria-expanded],[aria-haspopup]')) return;
  if (isSame && kind === 'entry') queue.pop();
  queue.push(createEvent(...event));
  if (kind !== 'entry') document.documentElement.dataset['early'] = '';
  if (isOver()) void replayEvents();
};

export const recordFirst = (...event: Parameters<typeof createEvent>): void =>
  void queue.unshift(createEvent(...event));

/** Until React hears of it, as long as may be waited for. */
const replayOne = async ({ place, path, replay }: EarlyEvent): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const shown = place.isConnected ? place : document.querySelector(path);
    if (shown === null || (await replay(shown, queue[1]?.place !== place && document.activeElement !== shown))) return;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
};

/** React shows what follows from one act before the next one is done. */
export const replayEvents = async (): Promise<void> => {
  if (state === 'replaying') return;
  state = 'replaying';
  const last = queue.at(-1);
  // What a press leads to may take the focus from where it was made, and from nowhere else.
  if (last?.kind === 'entry' || last?.place !== document.activeElement) stayIn(document.activeElement);
  for (let event = queue[0]; event !== undefined; event = queue[0]) {
    await replayOne(event);
    queue.splice(queue.indexOf(event), 1);
  }
  state = 'over';
  delete document.documentElement.dataset['early'];
};
