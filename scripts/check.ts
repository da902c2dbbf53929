/** Format, lint, types, import rules, units, payment providers, unused code, requirement ids, file names, sizes of doors. */
import { run, runSteps } from './command.ts';
import { checkAssertions } from './assertions.ts';
import { readBoundaries } from './boundaries.ts';
import { checkCatalogues } from './catalogues.ts';
import { checkCitations } from './citations.ts';
import { checkDoorSizes } from './door-sizes.ts';
import { checkFeatureFiles } from './feature-files.ts';
import { checkFileNames } from './file-names.ts';
import { cyclesAsLines } from './folder-cycles.ts';
import { checkPaymentProviders } from './payment-providers.ts';
import { checkTexts } from './texts.ts';
import { checkUnits } from './units.ts';
import { checkUnreached } from './unreached.ts';

/** Fewer modules than this means that the tool has not seen the repository. */
const MODULES_SEEN_FLOOR = 1500;

const boundaries = async (): Promise<number> => {
  const { modulesSeen, violations, folderCycles } = await readBoundaries(['packages', 'apps', 'tenants']);
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} -> ${to}`);
  for (const line of cyclesAsLines(folderCycles)) console.error(line);
  console.log(`${modulesSeen} modules seen, ${violations.length} violations`);
  return violations.length === 0 && folderCycles.length === 0 && modulesSeen >= MODULES_SEEN_FLOOR ? 0 : 1;
};

await runSteps([
  { title: 'format', run: () => run('oxfmt', ['--check', '.']) },
  { title: 'lint', run: () => run('oxlint', ['--quiet']) },
  // Before the types, for they name the file that is missing where these name the use that misses it.
  { title: 'units', run: checkUnits },
  { title: 'payment providers', run: async () => checkPaymentProviders() },
  { title: 'types', run: () => run('turbo', ['run', 'typecheck', '--output-logs=errors-only', '--ui=stream']) },
  [
    { title: 'types of scripts', run: () => run('tsc', ['--noEmit', '-p', 'scripts']) },
    { title: 'unused code', run: () => run('knip', ['--no-progress']) },
    { title: 'catalogues of texts', run: checkCatalogues },
    { title: 'requirement ids', run: () => run('node', ['scripts/trace.ts']) },
    { title: 'import rules, ranks and cycles of folders', run: boundaries },
  ],
  { title: 'unreached exports', run: async () => checkUnreached() },
  { title: 'what belongs to the domain', run: async () => checkFeatureFiles() },
  { title: 'type assertions', run: async () => checkAssertions() },
  { title: 'words and signs of texts', run: checkTexts },
  { title: 'citations', run: async () => checkCitations() },
  { title: 'names of files', run: async () => checkFileNames() },
  { title: 'sizes of doors', run: async () => checkDoorSizes() },
]);
