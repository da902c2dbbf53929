/** What was done, in its order, and its being done again. */
import { stayIn } from './caret.ts';
import { pathOf } from './dom-path.ts';

/** Does an act again; `isLeft` where the visitor has gone on from there. False where React did not hear of it: that part of the page waits for a script of its own. */
export type Again = (place: Element, isLeft: boolean) => boolean | Promise<boolean>;

interface Act {
  readonly kind: 'press' | 'entry' | 'key' | 'submit';
  readonly place: Element;
  /** Finds the place where React has made its element anew. */
  readonly path: string;
  readonly again: Again;
}

const WAIT_MS = 50;
const TRIES = 100;

const acts: Act[] = [];
let state: 'keeping' | 'redoing' | 'over' = 'keeping';

/** From then on events go their way. */
export const isOver = (): boolean => state === 'over';

export const hasEventsOn = (place: Element): boolean => acts.some((act) => act.place === place);

const actOf = (kind: Act['kind'], place: Element, again: Again): Act => ({
  kind,
  place,
  path: pathOf(place),
  again,
});

export const recordEvent = (...act: Parameters<typeof actOf>): void => {
  const [kind, place] = act;
  const last = acts.at(-1);
  const isSame = last?.kind === kind && last.place === place;
  // Nothing was seen to happen, so it was pressed again; of a stepper each press counts.
  if (isSame && kind === 'press' && place.matches('[type=submit],[aria-expanded],[aria-haspopup]')) return;
  if (isSame && kind === 'entry') acts.pop();
  acts.push(actOf(...act));
  if (kind !== 'entry') document.documentElement.dataset['early'] = '';
  if (isOver()) void replayEvents();
};

export const recordFirst = (...act: Parameters<typeof actOf>): void => void acts.unshift(actOf(...act));

/** Until React hears of it, as long as may be waited for. */
const redo = async ({ place, path, again }: Act): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const shown = place.isConnected ? place : document.querySelector(path);
    if (shown === null || (await again(shown, acts[1]?.place !== place && document.activeElement !== shown))) return;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
};

/** React shows what follows from one act before the next one is done. */
export const replayEvents = async (): Promise<void> => {
  if (state === 'redoing') return;
  state = 'redoing';
  const last = acts.at(-1);
  // What a press leads to may take the focus from where it was made, and from nowhere else.
  if (last?.kind === 'entry' || last?.place !== document.activeElement) stayIn(document.activeElement);
  for (let act = acts[0]; act !== undefined; act = acts[0]) {
    await redo(act);
    acts.splice(acts.indexOf(act), 1);
  }
  state = 'over';
  delete document.documentElement.dataset['early'];
};
