/**
 * Sends mostly malformed requests of every call as every caller, one after another. Each request is drawn from the seed and its number,
 * and the shop's own randomness comes from the seed too, so that a run is reproducible. First every string of every request is replaced
 * once by a malformed one. Each answer is judged, and the books at the end.
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
  malformedRequest,
  type Subjects,
  type StringField,
  stringFields,
} from './draw-request.ts';
import { Echoes } from './echoes.ts';
import { findFault } from './judge-answer.ts';

export interface Breach {
  /** The request's number, counted from 0. */
  readonly at: number;
  readonly call: string;
  readonly caller: string;
  readonly fault: string;
  readonly sent: string;
  readonly answer: string;
  /** The logged defect, if any. */
  readonly defect: string | null;
}

export interface FuzzResult {
  readonly requests: number;
  readonly served: number;
  /** The number of calls served at least once: early refusals prove nothing. */
  readonly callsServed: number;
  /** Refusals counted by code. */
  readonly refusals: Readonly<Record<string, number>>;
  /** A hash over callers, calls and answers in their order. */
  readonly trail: string;
  readonly breaches: readonly Breach[];
  readonly broken: readonly string[];
}

export interface FuzzOptions {
  readonly postgresUrl: string | null;
  readonly seed: string;
  readonly requests: number;
  readonly onBreach?: (breach: Breach) => void;
  /** Called when a round begins, with the number of requests judged so far. */
  readonly onRound?: (judged: number) => void;
}

/** After so many requests, people and data are spent and set up anew. */
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

/** Counts the requests and their outcomes. */
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

/** Sends one request; returns the breach, or null. */
const sendOne = async (
  place: VisitedShop,
  at: number,
  sent: Sent,
  subjects: Subjects,
  tally: Tally,
  echoes: Echoes,
) => {
  const answer = await sent.person.visitor.send(sent.path, sent.init as RequestInit);
  tally.note(sent, answer);
  const owners = new Set([...subjects.values()].map(({ everybody }) => everybody.owner));
  const canaries = [...owners].flatMap((owner) => [...owner.canaries]);
  echoes.remember(sent, canaries);
  const fault = findFault(sent, answer, canaries, echoes);
  const [defect] = place.defects.splice(0).map(({ message, stack }) => `${message} ${stack}`);
  return fault === null ? null : breachOf(at, sent, answer, fault, defect ?? null);
};

const fuzzIn = async (place: VisitedShop, { seed, requests, onBreach, onRound }: FuzzOptions, tally: Tally) => {
  let subjects: Subjects = new Map();
  let fields: readonly StringField[] = [];
  const echoes = new Echoes();
  for (let at = 0; at < requests; at += 1) {
    if (at % ROUND === 0) {
      subjects = await openSubjects(openScene(place));
      if (at === 0) fields = stringFields(subjects);
      onRound?.(at);
    }
    await pause(place, at);
    const [dice, field] = [createDice(seed, at), fields[at]];
    const sent = await (field === undefined ? drawRequest(dice, subjects) : malformedRequest(dice, subjects, field));
    const breach = await sendOne(place, at, sent, subjects, tally, echoes);
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
