/**
 * Mutation testing of the domain by concept: `npm run mutation -- money cart`; without names, every concept. Survivors are
 * printed as `file:line: replacement`, then one JSON line per concept: `{"mutation", "score"}` in percent of the mutants that
 * tests could have caught. A concept is tested by the tests in its own folder. A score below its bound makes the run fail. The
 * server's money code has names such as `server:settle` and runs on PostgreSQL; it is slow, so it only runs by name. Why some
 * survive: docs/mutation.md.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from './command.ts';

const DOMAIN = 'packages/domain/src';
const bounds = (bound: number, ...concepts: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(concepts.map((concept) => [concept, bound]));

/** Percent of mutants that tests must catch: for decisions about money, for configuring and buying a card, and elsewhere. */
const BOUNDS: Readonly<Record<string, number>> = {
  ...bounds(
    92,
    'money',
    'cart',
    'pricing',
    'discount',
    'coupon',
    'fees',
    'payment',
    'payment-attempt',
    'order',
    'order-course',
    'order-payload',
    'bank-transfer',
    'invoicing',
  ),
  ...bounds(95, 'line-entry', 'checkout'),
};
const USUAL_BOUND = 85;

interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

const CAUGHT = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

const allMutants = (report: Report) =>
  Object.entries(report.files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })));

const readReport = (file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report;

const SERVER = 'apps/server/src';

/** The files of the server that are mutated, and the tests that cover them. */
const SERVER_PARTS: Readonly<Record<string, { readonly files: readonly string[]; readonly tests: readonly string[] }>> =
  {
    'server:settle': {
      files: ['payment/settle', 'payment/settle-from-suspense', 'payment/suspense'],
      tests: [
        'payment/settle',
        'payment/payment-log',
        'order/bank-transfer',
        'order/paid-at-once',
        'payment/approve-order',
        'top-up/top-up',
      ],
    },
    'server:issue': {
      files: ['issue/issue', 'issue/issued-cards'],
      tests: ['issue/issued-cards', 'issue/issue', 'worker/worker', 'card/member-cards'],
    },
    'server:holds': {
      files: ['order/order-coupons', 'order/end-order', 'payment/restore-holds'],
      tests: ['order/end-order', 'order/create-order', 'order/bank-transfer', 'payment/settle'],
    },
    'server:once': { files: ['call/once', 'call/claim'], tests: ['call/once'] },
  };

/** Patterns of the files that are mutated, and the environment variables of the tests. */
const mutationPlan = (name: string): readonly [patterns: readonly string[], variables: Record<string, string>] => {
  const part = SERVER_PARTS[name];
  if (part !== undefined) {
    const tests = part.tests.map((test) => `${SERVER}/${test}.test.ts`);
    return [part.files.map((file) => `${SERVER}/${file}.ts`), { MUTATED_TESTS: tests.join() }];
  }
  const folder = `${DOMAIN}/${name}`;
  const excluded = ['**/*.test', '**/*.arbitraries', '**/walk', 'index', 'testing'].map(
    (file) => `!${folder}/${file}.ts`,
  );
  return [[`${folder}/**/*.ts`, ...excluded], { MUTATED_FOLDER: folder }];
};

const mutate = async (name: string): Promise<number | null> => {
  const report = join(mkdtempSync(join(tmpdir(), 'mutation-')), 'report.json');
  const [patterns, variables] = mutationPlan(name);
  const code = await run('stryker', ['run', 'scripts/mutation/stryker.config.mjs', '--mutate', patterns.join()], {
    STRYKER_REPORT: report,
    ...variables,
  });
  if (code !== 0) throw new Error(`Mutation testing of ${name} did not run`);
  const mutants = allMutants(readReport(report));
  const [caught, missed] = [CAUGHT, MISSED].map((kind) => mutants.filter(({ status }) => kind.has(status)));
  for (const { file, location, replacement, status } of missed!)
    console.log(`${file}:${location.start.line}: ${status}: ${replacement ?? ''}`);
  const all = caught!.length + missed!.length;
  return all === 0 ? null : Math.round((1000 * caught!.length) / all) / 10;
};

const concepts = readdirSync(ROOT + DOMAIN).filter((name) => existsSync(`${ROOT}${DOMAIN}/${name}/index.ts`));
const asked = process.argv.slice(2);
const known = [...concepts, ...Object.keys(SERVER_PARTS)];
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`No concept ${unknown.join(', ')}; there are ${known.join(', ')}.`);

const scores = new Map<string, number>();
for (const concept of asked.length === 0 ? concepts : asked) {
  const score = await mutate(concept);
  if (score !== null) scores.set(concept, score);
}
for (const [mutation, score] of scores) {
  console.log(JSON.stringify({ mutation, score }));
  if (score < (BOUNDS[mutation] ?? USUAL_BOUND)) process.exitCode = 1;
}
