/**
 * The credit note of a return as PDF, from what was stored with the return. It names the order's invoice, which gets its number in the
 * same transaction if it has none yet. A return of an order that was never confirmed credits no invoice and has none; neither do the
 * returns from before credit notes, of which the parts were not stored. Source: S3.140, S3.141, A-06, A-105, decision 061.
 */
import { creditNoteNumber, invoiceNumber } from '@offrande/domain/invoicing';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { translated } from '../mail/catalogue-texts.ts';
import { fill } from '../mail/words.ts';
import type { CreditedReturn } from '../order/credited-return.ts';
import type { OrderBuyer } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { numberCreditNote } from './credit-note-number.ts';
import type { DocumentNumber } from './document-number.ts';
import { type InvoiceDocument, renderInvoice } from './invoice-document.ts';
import { numberInvoice, type NumberedInvoice } from './invoice-number.ts';
import { type PricedBody, partiesOf, type PrintedLine, rowsOf, sellerDocument } from './order-document.ts';
import { priceColumns, totalRows, type Writing } from './priced-parts.ts';

const wordsIn = translated('creditNote', {
  title: 'Credit note',
  number: 'Credit note number',
  date: 'Date of credit note',
  returnedOn: 'Date of return',
  quantity: 'Returned/bought',
  provider: 'Refunded to what you paid with',
  bank: 'Refunded by bank transfer',
  wallet: 'Refunded to your wallet',
  coupon: 'Back on the card ending in {digits}',
  forfeited: 'Also back on the card ending in {digits}, which had lost it: {amount}',
  bonus: 'Cashback taken back from your wallet: {amount}',
});

type Words = ReturnType<typeof wordsIn>;

interface CreditedOrder {
  readonly order_no: string;
  readonly made_at: Date;
  readonly price: bigint;
  readonly money: bigint;
  readonly bonus: bigint;
  readonly credited: CreditedReturn;
  readonly buyer: OrderBuyer;
}

interface StoredLine extends PrintedLine {
  readonly id: string;
}

/** Both documents that a credit note names. */
interface Numbers {
  readonly note: DocumentNumber;
  readonly invoice: NumberedInvoice;
}

/** How the price of the return goes back. */
const backRows = ({ money, credited }: CreditedOrder, words: Words, writing: Writing): PricedBody['totals'] => [
  ...(money === 0n ? [] : [[words[credited.moneyBy], writing.money(money)] as const]),
  ...credited.coupons
    .filter(({ applied }) => applied !== '0')
    .map(({ lastDigits, applied }) => [fill(words.coupon, { digits: lastDigits }), writing.money(applied)] as const),
];

/** What moves beyond the price of the return. */
const besides = ({ bonus, credited }: CreditedOrder, words: Words, writing: Writing): readonly string[] => [
  ...credited.coupons
    .filter(({ lost }) => lost !== '0')
    .map(({ lastDigits, lost }) => fill(words.forfeited, { digits: lastDigits, amount: writing.money(lost) })),
  ...(bonus === 0n ? [] : [fill(words.bonus, { amount: writing.money(bonus) })]),
];

const bodyOf = (order: CreditedOrder, lines: readonly StoredLine[], words: Words, writing: Writing): PricedBody => {
  const [description, , ...amounts] = priceColumns(writing);
  return {
    columns: [description!, words.quantity, ...amounts],
    rows: order.credited.lines.flatMap(({ lineId, ...price }) => {
      const line = lines.find(({ id }) => id === lineId)!;
      return rowsOf(line, { ...price, of: line.cards }, writing);
    }),
    totals: [...totalRows(order.price, order.credited.tax, writing), ...backRows(order, words, writing)],
    tax: order.credited.tax,
  };
};

const documentOf = (unit: Unit, order: CreditedOrder, lines: readonly StoredLine[], { note, invoice }: Numbers) =>
  sellerDocument(unit, order.buyer, lines, invoice.parties, (writing) => {
    const words = wordsIn(order.buyer.language);
    const { date, words: shared } = writing;
    return {
      heading: {
        title: words.title,
        facts: [
          [words.number, creditNoteNumber(unit.invoicePrefix, note.year, note.number)],
          [words.date, date(note.issued_at)],
          [words.returnedOn, date(order.made_at)],
          [shared.invoiceNumber, invoiceNumber(unit.invoicePrefix, invoice.year, invoice.number)],
          [shared.invoiceDate, date(invoice.issued_at)],
          [shared.invoiceOrder, order.order_no],
        ],
        notes: besides(order, words, writing),
      },
      body: bodyOf(order, lines, words, writing),
    };
  });

/** A credit note as a file; the name is its number. */
export interface PrintedCreditNote {
  readonly fileName: string;
  readonly pdf: Uint8Array;
}

/** The credit note that `createCreditNote` prints, with its number and the invoice's. */
export const issueCreditNote = (
  shop: Shop,
  unit: Unit,
  refundId: string,
): Promise<{ readonly number: string; readonly document: InvoiceDocument } | null> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<CreditedOrder>`
      select refund.order_no, refund.made_at, refund.price, refund.money, refund.bonus, refund.credited, purchase.buyer
      from refund join purchase on purchase.order_no = refund.order_no
      where refund.id = ${refundId} and refund.bu_id = ${unit.id} and refund.credited is not null`.execute(transaction);
    const [order] = rows;
    if (order === undefined) return null;
    const ids = order.credited.lines.map(({ lineId }) => lineId);
    const lines = await sql<StoredLine>`select id, cards, amount, detail from order_line
      where id = any(${ids}::uuid[]) and bu_id = ${unit.id}`.execute(transaction);
    const parties = partiesOf(unit, order.buyer);
    const invoice = await numberInvoice(transaction, shop, unit, { orderNo: order.order_no, parties });
    const note = await numberCreditNote(transaction, shop, unit, refundId);
    return {
      number: creditNoteNumber(unit.invoicePrefix, note.year, note.number),
      document: documentOf(unit, order, lines.rows, { note, invoice }),
    };
  });

/** Null if the return has no credit note, or is unknown. Repeated calls return the same one. */
export const createCreditNote = async (shop: Shop, unit: Unit, refundId: string): Promise<PrintedCreditNote | null> => {
  const issued = await issueCreditNote(shop, unit, refundId);
  return issued && { fileName: `${issued.number}.pdf`, pdf: await renderInvoice(issued.document) };
};
