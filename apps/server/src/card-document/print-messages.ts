/** The messages to and from a print thread. */
import type { CardDocument } from './card-document.ts';

export interface PrintTask {
  readonly id: number;
  readonly card: CardDocument;
}

export type PrintAnswer =
  | { readonly id: number; readonly pdf: Uint8Array; readonly fault?: undefined }
  | { readonly id: number; readonly fault: string; readonly pdf?: undefined };
