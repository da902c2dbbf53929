/**
 * Mutation testing of the domain by concept: `npm run mutation -- money cart`; without names, every concept. Survivors are
 * printed as `file:line: what it became`, then one JSON line a concept: `{"mutation", "score"}` in percent of what tests
 * could have caught. A concept is held by the tests of its own folder. A score below its bound makes the run fail.
 * Why some survive: docs/mutation.md.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from './command.ts';

const DOMAIN = 'packages/domain/src';
/** Percent of mutants that tests must catch, where money is decided and elsewhere. */
const BOUNDS: Readonly<Record<string, number>> = Object.fromEntries(
  ['money', 'cart', 'discount', 'coupon', 'fees', 'payment', 'order'].map((concept) => [concept, 92]),
);
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

const mutantsOf = (report: Report) =>
  Object.entries(report.files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })));

const readReport = (file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report;

const mutate = async (concept: string): Promise<number | null> => {
  const report = join(mkdtempSync(join(tmpdir(), 'mutation-')), 'report.json');
  const folder = `${DOMAIN}/${concept}`;
  const apart = ['**/*.test', '**/*.arbitraries', '**/walk', 'index', 'testing'].map((name) => `!${folder}/${name}.ts`);
  const patterns = [`${folder}/**/*.ts`, ...apart];
  const code = await run('stryker', ['run', 'scripts/mutation/stryker.config.mjs', '--mutate', patterns.join()], {
    STRYKER_REPORT: report,
    MUTATED_FOLDER: folder,
  });
  if (code !== 0) throw new Error(`Mutation testing of ${concept} did not run`);
  const mutants = mutantsOf(readReport(report));
  const [caught, missed] = [CAUGHT, MISSED].map((kind) => mutants.filter(({ status }) => kind.has(status)));
  for (const { file, location, replacement, status } of missed!)
    console.log(`${file}:${location.start.line}: ${status}: ${replacement ?? ''}`);
  const all = caught!.length + missed!.length;
  return all === 0 ? null : Math.round((1000 * caught!.length) / all) / 10;
};

const concepts = readdirSync(ROOT + DOMAIN).filter((name) => existsSync(`${ROOT}${DOMAIN}/${name}/index.ts`));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !concepts.includes(name));
if (unknown.length > 0) throw new Error(`No concept ${unknown.join(', ')}; there are ${concepts.join(', ')}.`);

const scores = new Map<string, number>();
for (const concept of asked.length === 0 ? concepts : asked) {
  const score = await mutate(concept);
  if (score !== null) scores.set(concept, score);
}
for (const [mutation, score] of scores) {
  console.log(JSON.stringify({ mutation, score }));
  if (score < (BOUNDS[mutation] ?? USUAL_BOUND)) process.exitCode = 1;
}
