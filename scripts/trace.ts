/**
 * Which requirement is proven by which test. `--json` prints `{proven, missing, unknown}`; otherwise coverage per area, and
 * the ids that are left, by where they are to be proven. An id that the ledger does not know fails the run.
 */
import { placeOf, readDecisions, readProofs, readRequirements } from './requirements.ts';

const requirements = readRequirements();
const known = new Set([...requirements.map(({ id }) => id), ...readDecisions()]);
const proofs = await readProofs();

const proven: Record<string, string[]> = {};
for (const { id, file, title } of proofs) (proven[id] ??= []).push(`${file}: ${title}`);
const unknown = proofs.filter(({ id }) => !known.has(id)).map(({ id, file, title }) => `${id} in ${file}: ${title}`);
const missing = requirements.filter(({ id }) => !(id in proven)).map(({ id }) => id);

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ proven, missing, unknown }));
} else {
  const areas = Map.groupBy(requirements, ({ area }) => area);
  for (const [area, rows] of [...areas].toSorted(([a], [b]) => a.localeCompare(b))) {
    const done = rows.filter(({ id }) => id in proven).length;
    console.log(`${area.padEnd(24)} ${String(done).padStart(4)} of ${String(rows.length).padStart(4)}`);
  }
  console.log(
    `${'all'.padEnd(24)} ${String(requirements.length - missing.length).padStart(4)} of ${requirements.length}`,
  );
  const decisions = Object.keys(proven).filter((id) => id.startsWith('A-')).length;
  console.log(`decisions on open points named by tests: ${decisions}`);
  const left = Map.groupBy(
    requirements.filter(({ id }) => !(id in proven)),
    placeOf,
  );
  for (const [place, rows] of left) console.log(`\nleft for ${place}: ${rows.map(({ id }) => id).join(' ')}`);
}
if (unknown.length > 0) {
  console.error(`Ids that the ledger does not know:\n${unknown.join('\n')}`);
  process.exitCode = 1;
}
