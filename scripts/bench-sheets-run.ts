/**
 * The work of `bench-sheets.ts`, which runs it in a process of its own: `read` reads the sheet of a file as the server does, `unzip`
 * only unpacks the same file. Prints the CPU seconds of the whole process and the most memory that it had, in bytes, as JSON.
 */
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { SheetCost } from './bench-sheets.ts';

const [work, file] = process.argv.slice(2) as [work: 'read' | 'unzip', file: string];
const bytes = new Uint8Array(readFileSync(file));

if (work === 'unzip') unzipSync(bytes);
else {
  const { readSheetFile } = await import('../packages/sheets/src/index.ts');
  const read = await readSheetFile({ type: 'xlsx', bytes });
  if ('fault' in read) throw new Error(`Not read: ${read.fault._tag}`);
}
const { user, system } = process.cpuUsage();
const cost: SheetCost = { seconds: (user + system) / 1e6, bytes: process.resourceUsage().maxRSS * 1024 };
console.log(JSON.stringify(cost));
