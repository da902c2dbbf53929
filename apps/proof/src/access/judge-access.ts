/**
 * Requests the owner's data from every call as every caller, and reports answers that differ from the matrix. A caller who names
 * the owner in place of themselves is refused, and nobody but the owner changes what is the owner's.
 */
import { type AnyCall, type CallName, calls } from '@offrande/api-client/contract';
import { Schema } from 'effect';
import type { Answer, Fields } from '../visitor/visitor.ts';
import type { Ask } from './ask.ts';
import { ASKS } from './asks.ts';
import { MATRIX, type Row } from './matrix.ts';
import { rowsAbout, rowsOf } from './owned-rows.ts';
import { type Caller, CALLERS, ANONYMOUS, type OwnerKind, type Person } from './person.ts';
import type { Scene } from './scene.ts';
import { disclosedBy } from './disclosure.ts';

/** Somebody was answered otherwise than the matrix says. */
export interface Surprise {
  readonly call: CallName;
  readonly owner: OwnerKind;
  readonly caller: Caller;
  readonly expected: string;
  readonly told: string;
}

type AnyAsk = Ask<CallName>;

export const CALL_NAMES = Object.keys(MATRIX) as readonly CallName[];

/** The fields that say in whose name a call is made. */
const NAMING = ['custId', 'salesmanId'] as const;

/** The request in the owner's name, where it says in whose it is. */
const inNameOf = (owner: Person, request: Fields): Fields | null => {
  const naming = NAMING.filter((field) => field in request);
  return naming.length === 0 ? null : { ...request, ...Object.fromEntries(naming.map((field) => [field, owner.id])) };
};

const wireOf = (call: AnyCall, unitId: string, request: Fields): Fields =>
  Schema.encodeUnknownSync(call.request)({ [call.unitField]: unitId, ...request }) as Fields;

/** The intruder shows in the owner's unit what he has in his own. */
const placeOf = ({ caller, visitor }: Person): string => (caller === 'intruder' ? 'FR' : visitor.unitId);

const send = (person: Person, call: AnyCall, request: Fields): Promise<Answer> => {
  const unitId = placeOf(person);
  return person.visitor.ask(call, wireOf(call, unitId, request), unitId);
};

/** Everybody, and how each asks. The owner is a fresh one where the call leaves them of no use. */
const setUp = async (scene: Scene, name: CallName, kind: OwnerKind) => {
  const { make, isSpoiling } = ASKS[name] as AnyAsk;
  const cast = await scene.cast(kind);
  const owner = isSpoiling ? await scene.newOwner(kind) : cast.owner;
  await scene.place.forgetCounts();
  return { everybody: { ...cast, owner }, owner, requestOf: await make(scene, owner) };
};

/** How often a call was asked, and where its answers were not those of the row. */
export interface Judged {
  readonly asked: number;
  readonly surprises: readonly Surprise[];
}

const judgeCall = async (scene: Scene, name: CallName, kind: OwnerKind, row: Row): Promise<Judged> => {
  const call: AnyCall = calls[name];
  const { everybody, owner, requestOf } = await setUp(scene, name, kind);
  const surprises: Surprise[] = [];
  let asked = 0;
  const judge = async (caller: Caller, request: Fields, expected: string): Promise<void> => {
    asked += 1;
    const told = disclosedBy(await send(everybody[caller], call, request), owner.canaries);
    if (told !== expected) surprises.push({ call: name, owner: kind, caller, expected, told });
  };
  const { connection } = scene.place.shop;
  const ownerId = owner.customer === null ? owner.visitor.buyer!.sessionId : owner.id;
  const before = await rowsAbout(connection, 'FR', ownerId);
  for (const caller of CALLERS.filter((one) => one !== 'owner')) {
    const request = requestOf(everybody[caller]) as Fields;
    await judge(caller, request, row[caller]);
    const inName = owner.id === ANONYMOUS ? null : inNameOf(owner, request);
    if (inName !== null) await judge(caller, inName, 'notAuthorized');
  }
  if (before !== (await rowsAbout(connection, 'FR', ownerId)))
    surprises.push({ call: name, owner: kind, caller: 'neighbour', expected: 'no change', told: 'changed' });
  await judge('owner', requestOf(owner) as Fields, row.owner);
  scene.place.resetUnits();
  return { asked, surprises };
};

/** Goes through the whole matrix. */
export const judgeAccess = async (scene: Scene, matrix: Readonly<Record<CallName, Row>> = MATRIX): Promise<Judged> => {
  const judged: Judged[] = [];
  for (const name of CALL_NAMES)
    for (const kind of ASKS[name].owners) judged.push(await judgeCall(scene, name, kind, matrix[name]));
  return {
    asked: judged.reduce((sum, { asked }) => sum + asked, 0),
    surprises: judged.flatMap(({ surprises }) => surprises),
  };
};

/** The owner, and what the owner asks. */
const asOwner = async (scene: Scene, name: CallName, kind: OwnerKind) => {
  const { owner, requestOf } = await setUp(scene, name, kind);
  return { owner, request: requestOf(owner) as Fields };
};

/** Makes every call once as each kind of owner. Gives how many calls were made; throws where the owner is not served. */
export const askAsOwners = async (scene: Scene): Promise<number> => {
  let asked = 0;
  for (const name of CALL_NAMES)
    for (const kind of ASKS[name].owners) {
      const { owner, request } = await asOwner(scene, name, kind);
      const told = disclosedBy(await send(owner, calls[name], request), owner.canaries);
      if (told !== MATRIX[name].owner) throw new Error(`${name} of a ${kind}: ${told}, not ${MATRIX[name].owner}`);
      scene.place.resetUnits();
      asked += 1;
    }
  return asked;
};

/** What a shop tells that lets everybody do everything and whose transactions enter another unit. */
export interface WallsJudged {
  readonly asked: number;
  /** Calls that told something of the owner's. */
  readonly shown: readonly CallName[];
  /** Calls after which the owner's unit was not as before. */
  readonly changed: readonly CallName[];
}

/**
 * Each owner makes each call in their own name and unit, so that no check of the application stands in the way; but the
 * database has been told of another unit. What is still told or changed is not kept apart by row-level security.
 */
export const judgeWalls = async (scene: Scene, names = CALL_NAMES): Promise<WallsJudged> => {
  const { shop, faults } = scene.place;
  const [shown, changed]: [CallName[], CallName[]] = [[], []];
  for (const name of names) {
    const call: AnyCall = calls[name];
    const { owner, request } = await asOwner(scene, name, ASKS[name].owners[0]!);
    const before = await rowsOf(shop.connection, 'FR');
    faults.astray = 'ZZ';
    const answer = await send(owner, call, request).finally(() => (faults.astray = null));
    // What the request brought with it is not told by anybody.
    const brought = JSON.stringify(request);
    const canaries = [...owner.canaries].filter((canary) => !brought.includes(canary));
    if (disclosedBy(answer, canaries) === 'shown') shown.push(name);
    if (before !== (await rowsOf(shop.connection, 'FR'))) changed.push(name);
    scene.place.resetUnits();
  }
  return { asked: names.length, shown, changed };
};
