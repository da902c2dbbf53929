/**
 * An order as a document of its seller: prices include tax, which is shown by part and by rate as rounded when it was placed, and the
 * voucher kind of the cards determines when their own tax is due. Source. Amounts are whole minor units.
 */
import { VOUCHER_KINDS, type VoucherKind } from '@offrande/domain/catalogue';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { type DeliveryWords, fill, languageAttributes } from '../mail/words.ts';
import type { OrderBreakdown, OrderBuyer, OrderLineDetail, OrderLinePrice, OrderTaxRow } from '../order/order-rows.ts';
import type { Unit } from '../unit/unit.ts';
import type { InvoiceDocument, InvoiceRow } from './invoice-document.ts';
import type { InvoiceParties } from './invoice-number.ts';
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

/** What is printed of an order's row. */
export interface PricedOrder {
  readonly gross: bigint;
  readonly total: bigint;
  readonly breakdown: OrderBreakdown;
  readonly buyer: OrderBuyer;
}

export interface PrintedLine {
  readonly cards: number;
  readonly amount: bigint;
  readonly detail: OrderLineDetail;
}

export const partiesOf = (unit: Unit, buyer: OrderBuyer): InvoiceParties => ({
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

/** What is printed of a line's price; that of some of its cards on a credit note. */
export type PrintedPrice = Pick<OrderLinePrice, 'face' | 'discount' | 'extra' | 'cardMade' | 'letter'> & {
  readonly cards: number;
  readonly of?: number;
};

export const rowsOf = (
  { amount, detail }: Omit<PrintedLine, 'cards'>,
  price: PrintedPrice,
  writing: Writing,
): readonly InvoiceRow[] => {
  const { productName } = detail;
  const isGift = detail.price.isGift === true;
  return priceRows(
    {
      description: isGift ? fill(writing.words.giftLine, { card: productName }) : productName,
      cards: price.cards,
      ...(price.of === undefined ? {} : { of: price.of }),
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

const totals = ({ gross, total, breakdown }: PricedOrder, writing: Writing): InvoiceDocument['totals'] => {
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

/** What one kind of document says of the order beside its price. */
export interface Heading {
  readonly title: string;
  readonly facts: InvoiceDocument['facts'];
  readonly notes: readonly string[];
}

export const readLines = async (
  transaction: UnitTransaction,
  unit: Unit,
  orderNo: string,
): Promise<readonly PrintedLine[]> => {
  const { rows } = await sql<PrintedLine>`select cards, amount, detail from order_line
    where order_no = ${orderNo} and bu_id = ${unit.id} order by position`.execute(transaction);
  return rows;
};

/** The body of a document of the order's seller. */
export interface PricedBody {
  readonly columns: InvoiceDocument['columns'];
  readonly rows: readonly InvoiceRow[];
  readonly totals: InvoiceDocument['totals'];
  readonly tax: readonly OrderTaxRow[];
}

/** In the buyer's language. `lines` are those that `body` prints. */
export const sellerDocument = (
  unit: Unit,
  buyer: OrderBuyer,
  lines: readonly Pick<PrintedLine, 'detail'>[],
  parties: InvoiceParties,
  write: (writing: Writing) => { readonly heading: Heading; readonly body: PricedBody },
): InvoiceDocument => {
  const writing = writingFor(unit, buyer.language);
  const { words } = writing;
  const { heading, body } = write(writing);
  const kinds = VOUCHER_KINDS.filter((kind) => lines.some(({ detail }) => detail.price.voucherKind === kind));
  return {
    language: writing.tag,
    direction: languageAttributes(buyer.language).direction,
    shopName: unit.name,
    title: heading.title,
    facts: [...heading.facts, ...companyFacts(buyer, words)],
    parties: [
      { title: words.invoiceSeller, lines: sellerLines(parties.seller, writing) },
      { title: words.invoiceBuyer, lines: buyerLines(parties, writing) },
    ],
    columns: body.columns,
    rows: body.rows,
    totals: body.totals,
    tax: taxTable(body.tax, writing),
    notes: [...heading.notes, ...kinds.map((kind) => words[VOUCHER_WORDS[kind]])],
  };
};

/** The whole order in the buyer's language. */
export const orderDocument = (
  unit: Unit,
  order: PricedOrder,
  lines: readonly PrintedLine[],
  parties: InvoiceParties,
  heading: (writing: Writing) => Heading,
): InvoiceDocument =>
  sellerDocument(unit, order.buyer, lines, parties, (writing) => ({
    heading: heading(writing),
    body: {
      columns: priceColumns(writing),
      rows: lines.flatMap((line) => rowsOf(line, { ...line.detail.price, cards: line.cards }, writing)),
      totals: totals(order, writing),
      tax: order.breakdown.tax,
    },
  }));
