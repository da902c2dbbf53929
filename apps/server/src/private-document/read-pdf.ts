/**
 * Reads a PDF in a process of its own, for a hostile file may take all the time and memory that it is given: counts its pages and
 * finds what a document has no need of. Answers with a verdict, or ends with an error if it is no PDF.
 */
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { hasActiveNames } from './pdf-names.ts';

export interface PdfVerdict {
  readonly pages: number;
  /** Scripts, attached files, or actions that open or start something. */
  readonly isActive: boolean;
}

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

/** The memory of a process is limited without its buffers, into which pdf.js unpacks whatever a file holds; so these are counted here. */
const limitBuffers = (maxBytes: number): void => {
  let left = maxBytes;
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct: (array, given: readonly unknown[], target) => {
      left -= typeof given[0] === 'number' ? given[0] : 0;
      if (left < 0) throw new RangeError('The file takes too much memory');
      return Reflect.construct(array, given, target);
    },
  });
};

const BUFFERS_MAX = 2 ** 27;

const read = async ({ bytes, maxPages }: PdfTask): Promise<PdfVerdict> => {
  const isNamedActive = hasActiveNames(bytes);
  limitBuffers(BUFFERS_MAX);
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: true });
  const pages = pdf.numPages;
  return { pages, isActive: isNamedActive || (pages <= maxPages && (await isActive(pdf))) };
};

// Loaded at once, so that its compiled form is kept.
await getResolvedPDFJS();

// An error ends the process.
process.on('message', async (task: PdfTask) => process.send!(await read(task)));
