/** What the shop's staff do during a journey: their tool, on the store of this worker's running shop. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = new URL('../../../', import.meta.url).pathname;

/** Runs a command in a unit; returns its answer. A refusal is an error. */
export const staff = (unitId: string, ...words: readonly string[]): unknown => {
  const text = execFileSync(
    process.execPath,
    ['apps/server/src/staff/staff-cli.ts', ...words, '--actor', 'omar@shop.test', '--unit', unitId],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        ...process.env,
        DATA_DIR: join(process.env['JOURNEY_DATA']!, process.env['TEST_PARALLEL_INDEX'] ?? '0'),
        NODE_OPTIONS: '--conditions=journeys',
      },
    },
  );
  return (JSON.parse(text) as { readonly answer: unknown }).answer;
};
