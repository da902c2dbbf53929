/**
 * Sends requests of every call, most of them wrong, as everybody: one after another, each from the dice of its seed and number, to
 * a shop whose own chance follows from the seed too, so that a run comes again. First every text of every request is once no text.
 * After each request the answer is judged, at the end the books.
 */
import { createHash } from 'node:crypto';
import { sweep } from '../../../server/src/worker/sweep.ts';
import { createDice } from '../simulator/dice.ts';
import { openScene } from '../access/scene.ts';
import { openVisitedShop, type VisitedShop } from '../visitor/visited-shop.ts';
import type { Answer } from '../visitor/visitor.ts';
import {
  drawRequest,
  openSubjects,
  type Sent,
  spoiltRequest,
  type Subjects,
  type TextField,
  textFields,
} from './draw-request.ts';
import { findFault } from './judge-answer.ts';

export interface Breach {
  /** Which request of the seed, counted from 0. */
  readonly at: number;
  readonly call: string;
  readonly caller: string;
  readonly fault: string;
  readonly sent: string;
  readonly answer: string;
  /** What broke, where something did. */
  readonly defect: string | null;
}

export interface FuzzResult {
  readonly requests: number;
  readonly served: number;
  /** Calls that were served at least once: what is refused at the door proves nothing. */
  readonly callsServed: number;
  /** How many refusals came with each code. */
  readonly refusals: Readonly<Record<string, number>>;
  /** A hash of who made which call and how it was answered, from first to last. */
  readonly trail: string;
  readonly breaches: readonly Breach[];
  readonly broken: readonly string[];
}

export interface FuzzOptions {
  readonly postgresUrl: string | null;
  readonly seed: string;
  readonly requests: number;
  readonly onBreach?: (breach: Breach) => void;
  /** Told how many requests were judged when a round begins. */
  readonly onRound?: (judged: number) => void;
}

/** People and things are worn out by then. */
const ROUND = 2500;
const FORGET_EVERY = 10;
const WORK_EVERY = 250;
const STEP_MS = 150;
const SHOWN = 1500;

const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length})` : text);

const breachOf = (
  at: number,
  { call, person, path, init, text }: Sent,
  answer: Answer,
  fault: string,
  defect: string | null,
): Breach => ({
  at,
  call: call.name,
  caller: person.caller,
  fault,
  sent: shorten(`${init.method} ${path} ${text}`),
  answer: shorten(`${answer.status} ${answer.text}`),
  defect,
});

const codeOf = (text: string): string => /"code":"(\d+)"/.exec(text)?.[1] ?? 'none';

/** What has come of the requests so far. */
class Tally {
  readonly breaches: Breach[] = [];
  readonly #refusals: Record<string, number> = {};
  readonly #callsServed = new Set<string>();
  readonly #trail = createHash('sha256');
  #served = 0;

  note({ call, person }: Sent, { status, text }: Answer): void {
    const code = codeOf(text);
    this.#trail.update(`${call.name} ${person.caller} ${status} ${code};`);
    if (status === 200) {
      this.#served += 1;
      this.#callsServed.add(call.name);
    } else this.#refusals[code] = (this.#refusals[code] ?? 0) + 1;
  }

  sum() {
    return {
      served: this.#served,
      callsServed: this.#callsServed.size,
      refusals: this.#refusals,
      trail: this.#trail.digest('hex'),
      breaches: this.breaches,
    };
  }
}

const pause = async (place: VisitedShop, at: number): Promise<void> => {
  place.wait(STEP_MS);
  if (at % FORGET_EVERY === 0) await place.forgetCounts();
  if (at % WORK_EVERY === 0) await place.work();
};

const settle = async (place: VisitedShop): Promise<readonly string[]> => {
  await place.work();
  await sweep(place.shop);
  await place.work();
  return place.broken();
};

/** Sends one request and gives what must not have been, if anything. */
const sendOne = async (place: VisitedShop, at: number, sent: Sent, subjects: Subjects, tally: Tally) => {
  const answer = await sent.person.visitor.send(sent.path, sent.init as RequestInit);
  tally.note(sent, answer);
  const owners = new Set([...subjects.values()].map(({ everybody }) => everybody.owner));
  const fault = findFault(sent, answer, owners);
  const [defect] = place.defects.splice(0).map(({ message, stack }) => `${message} ${stack}`);
  return fault === null ? null : breachOf(at, sent, answer, fault, defect ?? null);
};

const fuzzIn = async (place: VisitedShop, { seed, requests, onBreach, onRound }: FuzzOptions, tally: Tally) => {
  let subjects: Subjects = new Map();
  let fields: readonly TextField[] = [];
  for (let at = 0; at < requests; at += 1) {
    if (at % ROUND === 0) {
      subjects = await openSubjects(openScene(place));
      if (at === 0) fields = textFields(subjects);
      onRound?.(at);
    }
    await pause(place, at);
    const [dice, field] = [createDice(seed, at), fields[at]];
    const sent = await (field === undefined ? drawRequest(dice, subjects) : spoiltRequest(dice, subjects, field));
    const breach = await sendOne(place, at, sent, subjects, tally);
    if (breach === null) continue;
    tally.breaches.push(breach);
    onBreach?.(breach);
  }
};

export const fuzz = async (options: FuzzOptions): Promise<FuzzResult> => {
  const place = await openVisitedShop({ ...options, random: createDice(options.seed, 'shop') });
  try {
    const tally = new Tally();
    await fuzzIn(place, options, tally);
    const broken = await settle(place);
    return { requests: options.requests, ...tally.sum(), broken };
  } finally {
    await place.close();
  }
};
