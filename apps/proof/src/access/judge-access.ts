/**
 * Makes every call as every caller for the owner's data, and reports answers that differ from the matrix. A caller who names the
 * owner instead of themselves must be refused, and nobody but the owner may change the owner's data.
 */
import { type AnyCall, type CallName, calls } from '@offrande/api-client/contract';
import { Schema } from 'effect';
import type { Answer, Fields } from '../visitor/visitor.ts';
import type { Ask } from './ask.ts';
import { ASKS } from './asks.ts';
import { type Expected, MATRIX, type Row } from './matrix.ts';
import { rowsAbout, rowsOf } from './owned-rows.ts';
import { expectedOfColleague } from './colleague.ts';
import { ADVISERS_CHANGE, expectedInName, expectedOfAdviser, expectedOfOutsider } from './outsider.ts';
import {
  type Caller,
  CALLERS,
  ANONYMOUS,
  type ColleagueRole,
  type MemberKind,
  openColleague,
  type OwnerKind,
  type Person,
} from './person.ts';
import type { Scene } from './scene.ts';
import { disclosedBy } from './disclosure.ts';

/** An answer that differs from the matrix. */
export interface Surprise {
  readonly call: CallName;
  readonly owner: OwnerKind;
  readonly caller: Caller | MemberKind | ColleagueRole;
  readonly expected: string;
  readonly actual: string;
}

type AnyAsk = Ask<CallName>;

export const CALL_NAMES = Object.keys(MATRIX) as readonly CallName[];

/** The fields that name the customer for whom a call is made. */
const CUSTOMER_FIELDS = ['custId', 'salesmanId'] as const;

/** The request with the owner as its customer; null if it names no customer. */
const inNameOf = (owner: Person, request: Fields): Fields | null => {
  const naming = CUSTOMER_FIELDS.filter((field) => field in request);
  return naming.length === 0 ? null : { ...request, ...Object.fromEntries(naming.map((field) => [field, owner.id])) };
};

/** A request as it goes over the wire, in a unit. */
export const wireOf = (call: AnyCall, unitId: string, request: Fields): Fields =>
  Schema.encodeUnknownSync(call.request)({ [call.unitField]: unitId, ...request }) as Fields;

/** The intruder uses in the owner's unit the credentials of their own unit. */
const unitIdOf = ({ caller, visitor }: Person): string => (caller === 'intruder' ? 'FR' : visitor.unitId);

const send = (person: Person, call: AnyCall, request: Fields): Promise<Answer> => {
  const unitId = unitIdOf(person);
  return person.visitor.ask(call, wireOf(call, unitId, request), unitId);
};

/** All callers, and the request of each. A call that leaves its owner unusable gets a fresh one. */
const setUp = async (scene: Scene, name: CallName, kind: OwnerKind) => {
  const { make, isSpoiling } = ASKS[name] as AnyAsk;
  const cast = await scene.cast(kind);
  const owner = isSpoiling ? await scene.newOwner(kind) : cast.owner;
  await scene.place.forgetCounts();
  const made = await make(scene, owner);
  return { everybody: { ...cast, owner }, owner, requestOf: (person: Person) => made(person) as Fields };
};

/** The number of requests made, and the answers that differ from the matrix. */
export interface Judged {
  readonly asked: number;
  readonly surprises: readonly Surprise[];
}

/** A caller of the owner's kind names the owner. Whoever is not signed in is refused. */
const expectedOfCaller = (name: CallName, kind: OwnerKind, caller: Caller): Expected =>
  kind !== 'guest' && (caller === 'neighbour' || caller === 'stranger') ? expectedInName(name, kind) : 'notAuthorized';

const judgeCall = async (scene: Scene, name: CallName, kind: OwnerKind, row: Row): Promise<Judged> => {
  const call: AnyCall = calls[name];
  const { everybody, owner, requestOf } = await setUp(scene, name, kind);
  const surprises: Surprise[] = [];
  let asked = 0;
  const judge = async (
    caller: Surprise['caller'],
    person: Person,
    request: Fields,
    expected: string,
  ): Promise<void> => {
    asked += 1;
    const actual = disclosedBy(await send(person, call, request), owner.canaries);
    if (actual !== expected) surprises.push({ call: name, owner: kind, caller, expected, actual });
  };
  const judgeOther = async (
    caller: Surprise['caller'],
    person: Person,
    expected: Expected,
    expectedNaming: Expected = 'notAuthorized',
  ): Promise<void> => {
    const request = requestOf(person);
    await judge(caller, person, request, expected);
    const inName = owner.id === ANONYMOUS ? null : inNameOf(owner, request);
    if (inName !== null) await judge(caller, person, inName, expectedNaming);
  };
  const { connection } = scene.place.shop;
  const ownerId = owner.customer === null ? owner.visitor.buyer!.sessionId : owner.id;
  const before = await rowsAbout(connection, 'FR', ownerId);
  for (const caller of CALLERS.filter((one) => one !== 'owner'))
    await judgeOther(caller, everybody[caller], row[caller], expectedOfCaller(name, kind, caller));
  for (const [other, person] of await scene.outsiders(kind))
    await judgeOther(other, person, expectedOfOutsider(name, other, row), expectedInName(name, other));
  if (before !== (await rowsAbout(connection, 'FR', ownerId)))
    surprises.push({ call: name, owner: kind, caller: 'neighbour', expected: 'no change', actual: 'changed' });
  await judge('owner', owner, requestOf(owner), row.owner);
  scene.place.resetUnits();
  return { asked, surprises };
};

/** Judges every row of the matrix. */
export const judgeAccess = async (scene: Scene, matrix: Readonly<Record<CallName, Row>> = MATRIX): Promise<Judged> => {
  const judged: Judged[] = [];
  for (const name of CALL_NAMES)
    for (const kind of ASKS[name].owners) judged.push(await judgeCall(scene, name, kind, matrix[name]));
  return {
    asked: judged.reduce((sum, { asked }) => sum + asked, 0),
    surprises: judged.flatMap(({ surprises }) => surprises),
  };
};

/**
 * What a colleague in this role may do, who acts for the same company without being its administrator: every call of a company, as the
 * matrix in `colleague.ts` says. The colleague does not know the owner's passwords, codes and links.
 */
export const judgeColleagues = async (scene: Scene, role: ColleagueRole): Promise<Judged> => {
  const surprises: Surprise[] = [];
  const names = CALL_NAMES.filter((name) => ASKS[name].owners.includes('business'));
  for (const name of names) {
    const { owner, requestOf } = await setUp(scene, name, 'business');
    const colleague = await openColleague(scene.place, owner, role);
    const actual = disclosedBy(await send(colleague, calls[name], requestOf(colleague)), owner.canaries);
    const expected = expectedOfColleague(name, role);
    if (actual !== expected) surprises.push({ call: name, owner: 'business', caller: role, expected, actual });
    scene.place.resetUnits();
  }
  return { asked: names.length, surprises };
};

/**
 * What a salesman may do for a company of their own list: order and draft, and nothing that is the company's own. The salesman names the
 * company in every call of a company that names a customer.
 */
export const judgeAdvisers = async (scene: Scene): Promise<Judged> => {
  const surprises: Surprise[] = [];
  const names = CALL_NAMES.filter((name) => ASKS[name].owners.includes('business'));
  const { connection } = scene.place.shop;
  let asked = 0;
  for (const name of names) {
    const { owner, requestOf } = await setUp(scene, name, 'business');
    const adviser = await scene.adviser(owner);
    const inName = inNameOf(owner, requestOf(adviser));
    if (inName !== null) {
      const before = await rowsAbout(connection, 'FR', owner.id);
      const actual = disclosedBy(await send(adviser, calls[name], inName), owner.canaries);
      const expected = expectedOfAdviser(name);
      if (actual !== expected) surprises.push({ call: name, owner: 'business', caller: 'salesman', expected, actual });
      const isChanged = before !== (await rowsAbout(connection, 'FR', owner.id));
      if (isChanged && !ADVISERS_CHANGE.has(name))
        surprises.push({ call: name, owner: 'business', caller: 'salesman', expected: 'no change', actual: 'changed' });
      asked += 1;
    }
    scene.place.resetUnits();
  }
  return { asked, surprises };
};

/** The owner, and the owner's own request. */
const asOwner = async (scene: Scene, name: CallName, kind: OwnerKind) => {
  const { owner, requestOf } = await setUp(scene, name, kind);
  return { owner, request: requestOf(owner) };
};

/** Makes every call once as each kind of owner; returns how many. Throws if an answer differs from the matrix. */
export const askAsOwners = async (scene: Scene): Promise<number> => {
  let asked = 0;
  for (const name of CALL_NAMES)
    for (const kind of ASKS[name].owners) {
      const { owner, request } = await asOwner(scene, name, kind);
      const actual = disclosedBy(await send(owner, calls[name], request), owner.canaries);
      if (actual !== MATRIX[name].owner) throw new Error(`${name} of a ${kind}: ${actual}, not ${MATRIX[name].owner}`);
      scene.place.resetUnits();
      asked += 1;
    }
  return asked;
};

/** What the database still shows or changes when the application checks nothing and opens its transactions in another unit. */
export interface IsolationJudged {
  readonly asked: number;
  /** Calls that disclosed the owner's data. */
  readonly shown: readonly CallName[];
  /** Calls that changed rows of the owner's unit. */
  readonly changed: readonly CallName[];
}

/**
 * Each owner makes each call in their own name and unit, so that every check of the application passes; but the transaction is opened
 * for another unit. Whatever is still shown or changed is not protected by row-level security.
 */
export const judgeIsolation = async (scene: Scene, names = CALL_NAMES): Promise<IsolationJudged> => {
  const { shop, faults } = scene.place;
  const [shown, changed]: [CallName[], CallName[]] = [[], []];
  for (const name of names) {
    const call: AnyCall = calls[name];
    const { owner, request } = await asOwner(scene, name, ASKS[name].owners[0]!);
    const before = await rowsOf(shop.connection, 'FR');
    faults.astray = 'ZZ';
    const answer = await send(owner, call, request).finally(() => (faults.astray = null));
    // An answer may echo what the request contained.
    const sent = JSON.stringify(request);
    const canaries = [...owner.canaries].filter((canary) => !sent.includes(canary));
    if (disclosedBy(answer, canaries) === 'shown') shown.push(name);
    if (before !== (await rowsOf(shop.connection, 'FR'))) changed.push(name);
    scene.place.resetUnits();
  }
  return { asked: names.length, shown, changed };
};
