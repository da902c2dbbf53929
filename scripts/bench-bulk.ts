/**
 * Compiles a bulk file of 5,000 rows in a separate process with a heap of 256 MB: parcels with name, phone and address in
 * every row, emails with texts, and a file in which every cell is wrong. Each is compiled several times and the median counts.
 * The limit is on the CPU seconds of the process, all threads together: other work on the machine lengthens the wall-clock
 * time, which is reported as well, but not these.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Figure } from './bench.ts';
import { environment, ROOT } from './command.ts';

const LIMIT_SECONDS = 0.5;
const HEAP_MB = 256;

/** The output of the separate process, by file: CPU seconds of the first compile and of the median, wall-clock seconds of the median. */
export interface BulkSeconds {
  readonly file: string;
  readonly first: number;
  readonly median: number;
  readonly wall: number;
}

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

export const bulkBench = async (): Promise<readonly Figure[]> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, `${ROOT}scripts/bench-bulk-run.ts`],
    { env: environment() },
  );
  return (JSON.parse(stdout) as readonly BulkSeconds[]).flatMap(({ file, first, median, wall }) => [
    { name: `compile-5000-${file}`, value: rounded(median), unit: 's', limit: LIMIT_SECONDS },
    { name: `compile-5000-${file}-first`, value: rounded(first), unit: 's' },
    { name: `compile-5000-${file}-on-the-wall`, value: rounded(wall), unit: 's' },
  ]);
};
