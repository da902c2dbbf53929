/** Draws a random request: any call, any caller, a valid or merely well-formed body, with none to four mutations. */
import { toHttpRequest } from '@offrande/api-client/client';
import { type AnyCall, type CallName, calls, HEADERS } from '@offrande/api-client/contract';
import { Arbitrary, Effect, Schema } from 'effect';
import { secret } from '../../../server/src/random.ts';
import type { Dice } from '../simulator/dice.ts';
import type { Ask } from '../access/ask.ts';
import { ASKS } from '../access/asks.ts';
import { CALL_NAMES } from '../access/judge-access.ts';
import type { Caller, Person } from '../access/person.ts';
import type { Scene } from '../access/scene.ts';
import type { Fields } from '../visitor/visitor.ts';
import { toEnvelope } from './envelope.ts';
import { mutate, type Path, stringPathsIn, withAt } from './mutate.ts';
import { NAUGHTY, MALFORMED } from './naughty.ts';

/** The data that a call is about, and each caller's request for it; can be reused. */
interface Subject {
  readonly everybody: Readonly<Record<Caller, Person>>;
  readonly requestOf: (caller: Person) => object;
}

export type Subjects = ReadonlyMap<CallName, Subject>;

/** Prepares the data of every call. */
export const openSubjects = async (scene: Scene): Promise<Subjects> => {
  const subjects = new Map<CallName, Subject>();
  for (const name of CALL_NAMES) {
    const { make, owners, isSpoiling } = ASKS[name] as Ask<CallName>;
    const [kind] = owners;
    const cast = await scene.cast(kind!);
    const owner = isSpoiling ? await scene.newOwner(kind!) : cast.owner;
    await scene.place.forgetCounts();
    subjects.set(name, { everybody: { ...cast, owner }, requestOf: await make(scene, owner) });
    scene.place.resetUnits();
  }
  return subjects;
};

export interface Sent {
  readonly call: AnyCall;
  readonly person: Person;
  readonly path: string;
  readonly init: {
    readonly method: 'GET' | 'POST';
    readonly headers: Record<string, string>;
    readonly body?: string | Uint8Array;
  };
  /** Everything the request contained: an answer may echo it. */
  readonly text: string;
}

/** Mostly owners: their requests get furthest. */
const CALLERS: readonly Caller[] = [
  ...Array.from({ length: 9 }, () => 'owner' as const),
  ...Array.from({ length: 5 }, () => 'guest' as const),
  ...(['neighbour', 'neighbour', 'neighbour', 'stranger', 'intruder', 'anonymous'] as const),
];

const MUTATIONS = [0, 0, 0, 1, 1, 1, 1, 2, 4] as const;
const SIZES = [1, 5, 20] as const;

const shapes = new Map<CallName, Arbitrary.Arbitrary<unknown>>();

/** A random request that satisfies the contract's schema. */
const wellFormed = (dice: Dice, name: CallName): Fields => {
  const shape = shapes.get(name) ?? Arbitrary.schema(Schema.toEncoded(calls[name].request));
  shapes.set(name, shape);
  const options = { count: 1, size: dice.pick(SIZES), seed: dice.below(2 ** 31) };
  const [value] = Effect.runSync(Arbitrary.sampleEffect(shape, options));
  return value as Fields;
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces the unit, and some of the other fields, with valid values. */
const withValidFields = (dice: Dice, { unitField }: AnyCall, fields: Fields, valid: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name in valid && (name === unitField || dice.chance(0.6)) ? valid[name] : value,
    ]),
  );

const PATH_ENDS = ['%00', '%zz', '%c0%af', '/..%2f', ';a=b', '?', '&aggregatorBuId=ZZ', '&a[b]=c', '#x', '/'] as const;

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 4000);

type Message = Omit<Sent, 'call' | 'person'>;

const toGetMessage = (call: AnyCall, { visitor }: Person, fields: unknown, end = ''): Message => {
  const texts = Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, textOf(value)]));
  const { path, query } = toHttpRequest(call, texts);
  const address = `/api/${path}?${new URLSearchParams(query)}${end}`;
  return { path: address, init: { method: 'GET', headers: { ...visitor.headers } }, text: JSON.stringify(texts) };
};

const get = (dice: Dice, call: AnyCall, person: Person, fields: unknown): Message =>
  toGetMessage(call, person, fields, dice.chance(0.06) ? dice.pick(PATH_ENDS) : '');

const headersFor = (call: AnyCall, { visitor }: Person, key: string): Record<string, string> => ({
  ...visitor.headers,
  [HEADERS.csrfToken]: visitor.csrf(),
  ...(call.movesValue ? { [HEADERS.idempotencyKey]: key } : {}),
});

const post = async (dice: Dice, call: AnyCall, person: Person, fields: unknown): Promise<Message> => {
  const key = dice.chance(0.02) ? textOf(dice.pick(NAUGHTY.slice(0, 8))) : secret(dice);
  const { path } = toHttpRequest(call, {});
  const envelope = await toEnvelope(dice, call, person.visitor, fields, headersFor(call, person, key));
  return { path: `/api/${path}`, init: { method: 'POST', ...envelope }, text: JSON.stringify(fields) };
};

/** The valid request of a person. */
const validRequest = (name: CallName, { requestOf }: Subject, person: Person): Fields => {
  const call: AnyCall = calls[name];
  const unitId = person.caller === 'intruder' ? 'FR' : person.visitor.unitId;
  return Schema.encodeUnknownSync(call.request)({ [call.unitField]: unitId, ...requestOf(person) }) as Fields;
};

/** A string field of a call's request. */
export interface StringField {
  readonly name: CallName;
  readonly path: Path;
}

/** Every string field of every request except the unit. */
export const stringFields = (subjects: Subjects): readonly StringField[] =>
  [...subjects].flatMap(([name, subject]) =>
    stringPathsIn(validRequest(name, subject, subject.everybody.owner))
      .filter(([field]) => field !== calls[name].unitField)
      .map((path) => ({ name, path })),
  );

/** The owner's valid request with one string replaced by a malformed one. */
export const malformedRequest = async (dice: Dice, subjects: Subjects, { name, path }: StringField): Promise<Sent> => {
  const call: AnyCall = calls[name];
  const subject = subjects.get(name)!;
  const person = subject.everybody.owner;
  const fields = withAt(validRequest(name, subject, person), path, dice.pick(MALFORMED));
  const { visitor } = person;
  if (call.method === 'GET') return { call, person, ...toGetMessage(call, person, fields) };
  const text = JSON.stringify(fields);
  const body = call.sealed ? JSON.stringify({ data: await visitor.seal(text) }) : text;
  const headers = headersFor(call, person, secret(dice));
  return { call, person, path: `/api/${toHttpRequest(call, {}).path}`, init: { method: 'POST', headers, body }, text };
};

export const drawRequest = async (dice: Dice, subjects: Subjects): Promise<Sent> => {
  const name = dice.pick(CALL_NAMES);
  const call: AnyCall = calls[name];
  const subject = subjects.get(name)!;
  const person = subject.everybody[dice.pick(CALLERS)];
  const valid = validRequest(name, subject, person);
  let fields: unknown = dice.chance(0.7) ? valid : withValidFields(dice, call, wellFormed(dice, name), valid);
  for (let left = dice.pick(MUTATIONS); left > 0; left -= 1) fields = mutate(dice, fields);
  // If the unit is wrong, the shop looks at nothing else.
  if (isFields(fields) && dice.chance(0.9)) fields = { ...fields, [call.unitField]: valid[call.unitField] };
  const sent = call.method === 'GET' ? get(dice, call, person, fields) : await post(dice, call, person, fields);
  return { call, person, ...sent };
};
