/** Whether a PDF is fit to be kept and shown: readable without a password, at most 50 pages, and nothing in it that acts. Source: A-191. */
import { PDF_MAX_PAGES } from '@offrande/domain/file';
import { createHash } from 'node:crypto';
import { boundedProcesses } from '../bounded-process/bounded-process.ts';
import type { PdfTask, PdfVerdict } from './read-pdf.ts';

const readPdf = boundedProcesses<PdfTask, PdfVerdict>(new URL('./read-pdf.ts', import.meta.url), {
  timeMaxMs: 5_000,
  memoryMaxMb: 128,
  atOnce: 2,
});

const KNOWN_MAX = 1000;
/**
 * The verdicts on the last files by their SHA-256. A verdict depends on nothing but the bytes, and people send the same file for several
 * answers and again after a mistake; a process for it takes a thousand times as long as the hash.
 */
const known = new Map<string, PdfVerdict>();

const know = (hash: string, verdict: PdfVerdict): void => {
  known.set(hash, verdict);
  for (const oldest of known.keys()) {
    if (known.size <= KNOWN_MAX) return;
    known.delete(oldest);
  }
};

/** Null if the file is no PDF or took too much; that may have been for another reason, so it is not remembered. */
const verdictOn = async (bytes: Uint8Array): Promise<PdfVerdict | null> => {
  const hash = createHash('sha256').update(bytes).digest('base64');
  const before = known.get(hash);
  if (before !== undefined) return before;
  const verdict = await readPdf({ bytes, maxPages: PDF_MAX_PAGES });
  if (verdict !== null) know(hash, verdict);
  return verdict;
};

export const isHarmlessPdf = async (bytes: Uint8Array): Promise<boolean> => {
  const verdict = await verdictOn(bytes);
  return verdict !== null && !verdict.isActive && verdict.pages >= 1 && verdict.pages <= PDF_MAX_PAGES;
};
