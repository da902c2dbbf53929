/** What the model keeps besides orders, cards and money: quotations, files of codes, and the codes for new links to them. */

/** A quotation of a company, by its key. It books, holds and owes nothing. */
export interface ModelQuotation {
  readonly name: string;
  readonly buyer: number;
  readonly basket: number;
  readonly totalMinor: bigint;
  readonly validUntil: number;
  readonly isDisabled: boolean;
  /** The orders made from it, whatever became of them. */
  readonly orders: readonly string[];
}

/** The file with the codes of an order's cards, and its current link. Times are as in the domain's `CardFileFacts`. */
export interface ModelCardFile {
  readonly order: string;
  readonly cards: number;
  readonly pieces: number;
  readonly keptUntil: number | null;
  readonly linkUntil: number | null;
  readonly takenAt: number | null;
  readonly newLinks: number;
  /** The code that the current link was made with; null for the first link. */
  readonly code: string | null;
}

/** A one-time code for an order's file, sent to the buyer who asked. */
export interface ModelCode {
  readonly name: string;
  readonly order: string;
  readonly buyer: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly tries: number;
}

/** An order has one file here. */
export const fileNameOf = (order: string): string => `file ${order}`;

/** A link of an order's file; the first has number 0. */
export const linkNameOf = (order: string, no: number): string => `${order}#link ${no}`;

/** The beginning of the key of a message that sends a code; the code follows. */
export const CODE_MESSAGE = 'account-email:code/';

/** Codes are named in the order in which they are sent. */
export const codeNameOf = (no: number): string => `code-${no}`;
