/**
 * The level that each requirement has reached. The location of a test determines the level that it proves: `ruled` in the
 * domain, `served` in the server or the client, `seen` for a story, a component test or a journey. A test of code that no app
 * reaches does not count, and neither does a test of a call that nothing in the shop makes.
 */
import type { FileClaim } from './claims.ts';
import { CALLS_FOR_OTHER_CHANNELS } from './other-channels.ts';
import type { Codebase, Used } from './reach.ts';
import type { Level, Requirement } from './requirements.ts';

/** The entry points for people and other machines. */
const WEB_ENTRIES = ['apps/web/src/app/entry-client.tsx', 'apps/web/src/app/entry-server.tsx'];
const SERVER_ENTRIES = ['apps/server/src/main.ts', 'apps/server/src/staff/staff-cli.ts', 'scripts/start.ts'];

const TEST_SUPPORT = /\.(test|spec|stories)\.tsx?$|\/testing(\/|\.ts)|arbitraries|^apps\/(proof|web\/e2e)\//;
const isTestSupport = (path: string): boolean => TEST_SUPPORT.test(path);

const DOMAIN = 'packages/domain/';
const CALL = 'calls.';
const CONTRACT = 'packages/api-client/src/contract/';
const WHOLE_WAY: readonly Level[] = ['ruled', 'served', 'seen'];

/** The levels that a test file proves, if the code it tests is reached. */
export const provenLevels = (file: string): readonly Level[] => {
  if (file.startsWith('apps/web/e2e/')) return WHOLE_WAY;
  if (/^(apps\/web|packages\/ui-kit)\/.*\.(test|stories)\.tsx$/.test(file)) return ['ruled', 'seen'];
  if (/^(apps\/(server|proof)|packages\/api-client)\//.test(file)) return ['ruled', 'served'];
  return ['ruled'];
};

/** The code that a claim depends on and that nothing reaches: of its own concept, and calls that nothing makes. */
export type Unreached = (claim: FileClaim) => readonly string[];

const pathOf = (declaration: string): string => declaration.slice(0, declaration.lastIndexOf(':'));
const nameOf = (declaration: string): string => declaration.slice(declaration.lastIndexOf(':') + 1);
/** `packages/domain/src/cart/`, `apps/web/src/features/`. */
const conceptOf = (file: string): string => `${file.split('/').slice(0, 4).join('/')}/`;

export const findUnreached = (codebase: Codebase): Unreached => {
  const web = codebase.reachedFrom(WEB_ENTRIES);
  const product: Used = codebase.reachedFrom([...WEB_ENTRIES, ...SERVER_ENTRIES]);
  // A gateway names the calls that it makes; with all of them at once, every call would count as made.
  if (web.declarations.has(`${CONTRACT}index.ts:calls`))
    throw new Error('The web app reaches every call of the contract.');
  const made = new Set([...web.declarations].filter((declaration) => declaration.startsWith(CONTRACT)).map(nameOf));
  const isMade = (member: string): boolean => {
    const name = member.slice(CALL.length);
    return web.members.has(member) || made.has(name) || CALLS_FOR_OTHER_CHANNELS.has(name);
  };
  return ({ file, references }) => {
    const { declarations, members } = codebase.usedBy(file, references, isTestSupport);
    const isOwnValue = (declaration: string): boolean => {
      const path = pathOf(declaration);
      return (
        path.startsWith(conceptOf(file)) &&
        !isTestSupport(path) &&
        codebase.moduleAt(path).declarations.get(nameOf(declaration))?.isType === false
      );
    };
    const own = [...declarations].filter(isOwnValue);
    const calls = [...members].filter((member) => member.startsWith(CALL));
    const missing = [
      ...own.filter((declaration) => !product.declarations.has(declaration)),
      ...calls.filter((member) => !isMade(member)),
    ];
    // A rule is tested by name, so an unused one proves nothing. The test of a screen or a call may also use its own fixtures.
    const isHollow = file.startsWith(DOMAIN) ? missing.length > 0 : missing.length === own.length + calls.length;
    return isHollow ? missing : [];
  };
};

export interface RequirementStatus {
  readonly requirement: Requirement;
  readonly has: readonly Level[];
  /** `file: title` of the tests that count. */
  readonly tests: readonly string[];
  /** `file: title` of the tests that do not count, with the code that nothing reaches. */
  readonly hollow: readonly string[];
  readonly isReached: boolean;
}

export const requirementStatuses = (
  requirements: readonly Requirement[],
  claims: readonly FileClaim[],
  unreached: Unreached,
): readonly RequirementStatus[] => {
  const byId = new Map<string, FileClaim[]>();
  for (const claim of claims) for (const id of claim.ids) byId.set(id, [...(byId.get(id) ?? []), claim]);
  const missingFields = new Map(claims.map((claim) => [claim, unreached(claim)]));
  return requirements.map((requirement) => {
    const own = byId.get(requirement.id) ?? [];
    const counting = own.filter((claim) => missingFields.get(claim)!.length === 0);
    const has = WHOLE_WAY.filter((level) => counting.some(({ file }) => provenLevels(file).includes(level)));
    return {
      requirement,
      has,
      tests: counting.map(({ file, title }) => `${file}: ${title}`),
      hollow: own
        .filter((claim) => !counting.includes(claim))
        .map((claim) => `${claim.file}: ${claim.title} (${missingFields.get(claim)!.map(nameOf).join(', ')})`),
      isReached: has.includes(requirement.owes),
    };
  });
};

/** The errors in the ledger: levels that are owed and not reached, and rows that wait although their level is reached. */
export const findings = (all: readonly RequirementStatus[]): readonly string[] =>
  all.flatMap(({ requirement: { id, owes, waitsFor }, has, hollow, isReached }) => {
    if (isReached) return waitsFor === null ? [] : [`${id} waits for “${waitsFor}” and is ${owes}: it waits no more.`];
    if (waitsFor !== null) return [];
    const rests = hollow.length === 0 ? '' : ` What claims it rests on code that nothing reaches: ${hollow.join('; ')}`;
    return [`${id} owes ${owes} and has ${has.join(', ') || 'nothing'}.${rests}`];
  });
