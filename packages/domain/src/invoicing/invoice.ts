/**
 * The invoice of an order: the request, and the refusal while it is not ready (spec sections 7 and 8, S7.84, S8.47); and the
 * numbers of invoices and credit notes.
 */
import { Result } from 'effect';
import type { InvoiceRequest } from './invoice.schema.ts';

/** The request for the invoice of a customer's order. */
export const invoiceRequest = (custId: string, { orderNo }: { readonly orderNo: string }): InvoiceRequest => ({
  custId,
  orderNo,
  invoiceType: 'ALL',
});

/** The order has no invoice yet; it is made after the payment. */
export interface InvoiceNotReady {
  readonly _tag: 'InvoiceNotReady';
  readonly orderNo: string;
}

/** The address of an order's invoice, or `InvoiceNotReady`. */
export const invoiceOf = ({
  orderNo,
  invoice,
}: {
  readonly orderNo: string;
  readonly invoice: string | null;
}): Result.Result<string, InvoiceNotReady> =>
  invoice === null || invoice === '' ? Result.fail({ _tag: 'InvoiceNotReady', orderNo }) : Result.succeed(invoice);

const NUMBER_DIGITS = 6;

/**
 * The number of an invoice, such as `FR-2026-000042`: the unit's prefix, the year of issue in the unit's zone, and a
 * count that starts at 1 each year and has no gaps. Anything but a whole number from 1 is a defect.
 */
export const invoiceNumber = (prefix: string, year: number, count: number): string => {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`Not a count of documents: ${count}`);
  return `${prefix}${year}-${String(count).padStart(NUMBER_DIGITS, '0')}`;
};

/** Tells the number of a credit note from that of an invoice, whose prefix is followed by the year. */
const CREDIT_NOTE_MARK = 'CN-';

/** The number of a credit note, such as `FR-CN-2026-000042`: counted as invoices are, on its own. `prefix` is the unit's for invoices. */
export const creditNoteNumber = (prefix: string, year: number, count: number): string =>
  invoiceNumber(`${prefix}${CREDIT_NOTE_MARK}`, year, count);
