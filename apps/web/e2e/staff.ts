/** What the shop's staff do during a journey: their tool, on the store of this worker's running shop. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = new URL('../../../', import.meta.url).pathname;

/**
 * Runs a command in a unit; returns its answer. A refusal is an error. The journey's own connections are served meanwhile: one that the
 * shop closes must be noticed before the next call.
 */
export const staff = async (unitId: string, ...words: readonly string[]): Promise<unknown> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['apps/server/src/staff/staff-cli.ts', ...words, '--actor', 'omar@shop.test', '--unit', unitId],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        DATA_DIR: join(process.env['JOURNEY_DATA']!, process.env['TEST_PARALLEL_INDEX'] ?? '0'),
        NODE_OPTIONS: '--conditions=journeys',
      },
    },
  );
  return (JSON.parse(stdout) as { readonly answer: unknown }).answer;
};
