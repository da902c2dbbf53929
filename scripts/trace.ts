/**
 * Which requirements are proven: `npm run trace`. Each row owes a level (`ruled`, `served`, `seen`), and counts as proven if a
 * test reaches it. After `npm test` the reports of passing tests are read (`--strict` fails without them); without reports, only
 * titles and locations of tests. `--json` prints `{proven, missing, unknown, levels, waiting}`, `--write` writes the figures to
 * docs/qa.md. An unknown id, a level that is owed and not reached, a row that waits although its level is reached, and a page
 * with outdated figures fail the run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readAllClaims } from './claims.ts';
import { ROOT } from './command.ts';
import { findings, findUnreached, type RequirementStatus, requirementStatuses } from './levels.ts';
import { openCodebase } from './reach.ts';
import { readReports, REPORT_NAMES } from './reports.ts';
import { LEVELS, readDecisions, readRequirements } from './requirements.ts';

const isJson = process.argv.includes('--json');
const isStrict = process.argv.includes('--strict');
const isWriting = process.argv.includes('--write');
const PAGE = `${ROOT}docs/qa.md`;

const requirements = readRequirements();
const known = new Set([...requirements.map(({ id }) => id), ...readDecisions()]);
const reports = readReports();
const hasReports = REPORT_NAMES.every((name) => reports.names.includes(name));
const written = await readAllClaims(ROOT);
const claims = hasReports
  ? written
      .map((claim) => ({ ...claim, ids: claim.ids.filter((id) => reports.hasPassed(claim.file, id)) }))
      .filter(({ ids }) => ids.length > 0)
  : written;
const all = requirementStatuses(requirements, claims, findUnreached(openCodebase(ROOT)));
const unknown = written.flatMap(({ ids, file, title }) =>
  ids.filter((id) => !known.has(id)).map((id) => `${id} in ${file}: ${title}`),
);
const wrong = findings(all);
const isProven = ({ isReached }: RequirementStatus): boolean => isReached;

const byId = <T>(rows: readonly RequirementStatus[], value: (row: RequirementStatus) => T) =>
  Object.fromEntries(rows.map((row) => [row.requirement.id, value(row)]));

const printJson = (): void => {
  console.log(
    JSON.stringify({
      proven: byId(all.filter(isProven), ({ tests }) => tests),
      missing: all.filter((row) => !isProven(row)).map(({ requirement }) => requirement.id),
      unknown,
      levels: byId(all, ({ requirement: { owes }, has }) => ({ owes, has })),
      waiting: byId(
        all.filter(({ requirement }) => requirement.waitsFor !== null),
        ({ requirement }) => requirement.waitsFor,
      ),
    }),
  );
};

/** The figures of an area as `docs/qa.md` shows them. */
const row = (name: string, rows: readonly RequirementStatus[]): string => {
  const levels = LEVELS.map((level) => {
    const owing = rows.filter(({ requirement }) => requirement.owes === level);
    return owing.length === 0 ? '–' : `${owing.filter(isProven).length} of ${owing.length}`;
  });
  return `| ${name} | ${rows.filter(isProven).length} of ${rows.length} | ${levels.join(' | ')} |`;
};
const areas = [...Map.groupBy(all, ({ requirement }) => requirement.area)].toSorted(([a], [b]) => a.localeCompare(b));
const table = [
  '| Area | Proven | Ruled | Served | Seen |',
  '| --- | --- | --- | --- | --- |',
  ...[...areas, ['all', all] as const].map(([name, rows]) => row(name, rows)),
].join('\n');

/** The markers around the table in the page for testers. */
const [BEGIN, END] = ['<!-- npm run trace -- --write -->', '<!-- end -->'];
const page = readFileSync(PAGE, 'utf8');
const [before = '', rest = ''] = page.split(BEGIN);
const [shown = '', after = ''] = rest.split(END);
const asShown = (text: string): string => text.replaceAll(/ {2,}|-{4,}/g, (run) => (run.startsWith('-') ? '---' : ' '));

const line = (name: string, rows: readonly RequirementStatus[]): string => {
  const levels = LEVELS.map((level) => {
    const owing = rows.filter(({ requirement }) => requirement.owes === level);
    return owing.length === 0 ? '' : `${owing.filter(isProven).length} of ${owing.length} ${level}`;
  });
  const counts = `${rows.filter(isProven).length} of ${rows.length}`;
  return `${name.padEnd(24)} ${counts.padStart(10)}   ${levels.filter((each) => each !== '').join(', ')}`;
};

const print = (): void => {
  console.log(
    hasReports
      ? `Counted from the reports of passing runs, the oldest of ${reports.since!.toISOString()}.`
      : `No reports of ${REPORT_NAMES.filter((name) => !reports.names.includes(name)).join(', ')}: read from titles and places, whether they pass or not.`,
  );
  for (const [area, rows] of areas) console.log(line(area, rows));
  console.log(line('all', all));
  const decisions = new Set(claims.flatMap(({ ids }) => ids).filter((id) => id.startsWith('A-')));
  console.log(`decisions on open points named by tests: ${decisions.size}`);
  const waiting = Map.groupBy(
    all.filter(({ requirement, isReached }) => requirement.waitsFor !== null && !isReached),
    ({ requirement }) => requirement.waitsFor,
  );
  for (const [goal, rows] of waiting)
    console.log(`\nwait for “${goal}” (${rows.length}): ${rows.map(({ requirement }) => requirement.id).join(' ')}`);
};

if (isJson) printJson();
else print();
for (const each of [...unknown.map((id) => `The ledger does not know ${id}`), ...wrong]) console.error(each);
if (unknown.length > 0 || wrong.length > 0) process.exitCode = 1;
if (isWriting) writeFileSync(PAGE, `${before}${BEGIN}\n${table}\n${END}${after}`);
else if (asShown(shown.trim()) !== table) {
  console.error('docs/qa.md shows other figures: npm run trace -- --write');
  process.exitCode = 1;
}
if (isStrict && !hasReports) {
  console.error('A strict count needs the reports of units, stories and journeys: npm test.');
  process.exitCode = 1;
}
