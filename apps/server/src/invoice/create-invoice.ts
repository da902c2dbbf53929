/**
 * The invoice of an order as PDF, from what was stored with the order: prices include tax, which is shown by part and by rate as
 * rounded at the time, and the voucher kind of the cards determines when their own tax is due. Source: S7.84, A-06,
 * Amounts are whole minor units.
 */
import { VOUCHER_KINDS, type VoucherKind } from '@offrande/domain/catalogue';
import { invoiceNumber } from '@offrande/domain/invoicing';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { type DeliveryWords, fill, languageAttributes } from '../mail/words.ts';
import type { OrderBreakdown, OrderBuyer, OrderLineDetail } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { type InvoiceDocument, type InvoiceRow, renderInvoice } from './invoice-document.ts';
import { type InvoiceParties, type NumberedInvoice, numberInvoice } from './invoice-number.ts';
import {
  numbered,
  placeLines,
  priceColumns,
  priceRows,
  sellerLines,
  taxTable,
  totalRows,
  type Writing,
  writingFor,
} from './priced-parts.ts';

interface OrderRow {
  readonly confirmed_at: Date;
  readonly gross: bigint;
  readonly total: bigint;
  readonly breakdown: OrderBreakdown;
  readonly buyer: OrderBuyer;
}

interface LineRow {
  readonly cards: number;
  readonly amount: bigint;
  readonly detail: OrderLineDetail;
}

const partiesOf = (unit: Unit, buyer: OrderBuyer): InvoiceParties => ({
  seller: unit.seller,
  buyer,
});

const buyerLines = ({ buyer }: InvoiceParties, writing: Writing): readonly string[] =>
  [
    ...(buyer.company === undefined ? [] : [buyer.company.name]),
    buyer.company?.contact ?? buyer.name,
    ...(buyer.company === undefined ? [] : placeLines(buyer.company.address, writing.tag)),
    buyer.email,
    numbered(writing, writing.words.invoiceVat, buyer.company?.vatNumber ?? ''),
  ].filter((line) => line !== '');

const rowsOf = ({ cards, amount, detail }: LineRow, writing: Writing): readonly InvoiceRow[] => {
  const { price, productName } = detail;
  const isGift = price.isGift === true;
  return priceRows(
    {
      description: isGift ? fill(writing.words.giftLine, { card: productName }) : productName,
      cards,
      amount,
      face: isGift ? 0n : BigInt(price.face),
      discount: BigInt(price.discount),
      extra: BigInt(price.extra),
      cardMade: BigInt(price.cardMade),
      letter: BigInt(price.letter),
    },
    writing,
  );
};

const VOUCHER_WORDS: Readonly<Record<VoucherKind, keyof DeliveryWords>> = {
  singlePurpose: 'voucherSinglePurpose',
  multiPurpose: 'voucherMultiPurpose',
  promotional: 'voucherPromotional',
};

const totals = ({ gross, total, breakdown }: OrderRow, writing: Writing): InvoiceDocument['totals'] => {
  const { words, money } = writing;
  return [
    ...totalRows(gross, breakdown.tax, writing),
    ...breakdown.coupons.map(
      ({ lastDigits, applied }) => [fill(words.invoiceCoupon, { digits: lastDigits }), money(applied)] as const,
    ),
    ...(breakdown.coupons.length === 0 ? [] : [[words.invoicePaid, money(total)] as const]),
  ];
};

/** What the company needs to assign the invoice; left out where it has not stated it. */
const companyFacts = ({ company }: OrderBuyer, words: DeliveryWords): InvoiceDocument['facts'] =>
  [
    [words.invoicePurchaseOrder, company?.purchaseOrder ?? ''] as const,
    [words.invoiceChorus, company?.chorusNumber ?? ''] as const,
  ].filter(([, text]) => text !== '');

const documentOf = (
  unit: Unit,
  orderNo: string,
  order: OrderRow,
  lines: readonly LineRow[],
  invoice: NumberedInvoice,
): InvoiceDocument => {
  const { language } = order.buyer;
  const writing = writingFor(unit, language);
  const { words } = writing;
  const kinds = VOUCHER_KINDS.filter((kind) => lines.some(({ detail }) => detail.price.voucherKind === kind));
  return {
    language: writing.tag,
    direction: languageAttributes(language).direction,
    shopName: unit.name,
    title: words.invoiceTitle,
    facts: [
      [words.invoiceNumber, invoiceNumber(unit.invoicePrefix, invoice.year, invoice.number)],
      [words.invoiceDate, writing.date(invoice.issued_at)],
      [words.invoicePaidOn, writing.date(order.confirmed_at)],
      [words.invoiceOrder, orderNo],
      ...companyFacts(order.buyer, words),
    ],
    parties: [
      { title: words.invoiceSeller, lines: sellerLines(invoice.parties.seller, writing) },
      { title: words.invoiceBuyer, lines: buyerLines(invoice.parties, writing) },
    ],
    columns: priceColumns(writing),
    rows: lines.flatMap((line) => rowsOf(line, writing)),
    totals: totals(order, writing),
    tax: taxTable(order.breakdown.tax, writing),
    notes: kinds.map((kind) => words[VOUCHER_WORDS[kind]]),
  };
};

/** PDF bytes; null if the order is unknown or unpaid, so that there is nothing to invoice. Repeated calls return the same invoice. */
export const createInvoice = async (shop: Shop, unit: Unit, orderNo: string): Promise<Uint8Array | null> => {
  const found = await inUnit(shop.connection, unit.id, async (transaction) => {
    const orders = await sql<OrderRow>`select confirmed_at, gross, total, breakdown, buyer from purchase
      where order_no = ${orderNo} and bu_id = ${unit.id} and confirmed_at is not null
        and breakdown -> 'tax' is not null`.execute(transaction);
    const [order] = orders.rows;
    if (order === undefined) return null;
    const lines = await sql<LineRow>`select cards, amount, detail from order_line
      where order_no = ${orderNo} and bu_id = ${unit.id} order by position`.execute(transaction);
    const parties = partiesOf(unit, order.buyer);
    const invoice = await numberInvoice(transaction, shop, unit, { orderNo, parties });
    return documentOf(unit, orderNo, order, lines.rows, invoice);
  });
  return found && renderInvoice(found);
};
