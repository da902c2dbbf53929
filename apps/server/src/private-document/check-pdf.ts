/** Whether a PDF is fit to be kept and shown: readable without a password, at most 50 pages, and nothing in it that acts. Source: A-191. */
import { boundedProcesses } from '../bounded-process/bounded-process.ts';
import type { PdfTask, PdfVerdict } from './read-pdf.ts';

export const PDF_MAX_PAGES = 50;

const readPdf = boundedProcesses<PdfTask, PdfVerdict>(new URL('./read-pdf.ts', import.meta.url), {
  timeMaxMs: 5_000,
  memoryMaxMb: 128,
  atOnce: 2,
});

export const isHarmlessPdf = async (bytes: Uint8Array): Promise<boolean> => {
  const verdict = await readPdf({ bytes, maxPages: PDF_MAX_PAGES });
  return verdict !== null && !verdict.isActive && verdict.pages >= 1 && verdict.pages <= PDF_MAX_PAGES;
};
