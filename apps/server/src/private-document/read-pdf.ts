/**
 * Reads a PDF in a thread of its own, for a hostile file may take all the time and memory that it is given: counts its pages and
 * finds what a document has no need of. Answers with a verdict, or ends with an error if it is no PDF.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

/** `active`: scripts, attached files, or actions that open or start something. `locked`: it needs a password. */
export interface PdfVerdict {
  readonly pages: number;
  readonly isActive: boolean;
}

/** Names that stand in the file as they are, if it is not compressed: pdf.js does not report these. */
const ACTIVE_NAMES = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)\b/;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const isPageActive = async (pdf: Pdf, at: number): Promise<boolean> => {
  const page = await pdf.getPage(at);
  const [actions, annotations] = [await page.getJSActions(), await page.getAnnotations()];
  return actions !== null || annotations.some(({ subtype, actions: own }) => own || subtype === 'FileAttachment');
};

const isActive = async (pdf: Pdf): Promise<boolean> => {
  if (pdf.isPureXfa || (await pdf.hasJSActions())) return true;
  if ((await pdf.getAttachments()) !== null || (await pdf.getJSActions()) !== null) return true;
  for (let at = 1; at <= pdf.numPages; at += 1) if (await isPageActive(pdf, at)) return true;
  return false;
};

export interface PdfTask {
  readonly bytes: Uint8Array;
  readonly maxPages: number;
}

const { bytes, maxPages }: PdfTask = workerData;
const hasActiveNames = ACTIVE_NAMES.test(Buffer.from(bytes).toString('latin1'));
const pdf = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: true });
const pages = pdf.numPages;
const verdict: PdfVerdict = { pages, isActive: hasActiveNames || (pages <= maxPages && (await isActive(pdf))) };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
parentPort!.postMessage(verdict);
