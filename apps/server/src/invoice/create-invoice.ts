/**
 * The invoice of an order as PDF, from what was stored with the order: prices include tax, which is shown by part and by rate as
 * rounded at the time, and the voucher kind of the cards determines when their own tax is due. Source: S7.84, A-06,
 * Amounts are whole minor units.
 */
import { VOUCHER_KINDS, type VoucherKind } from '@offrande/domain/catalogue';
import { countryName, formatMoney, formatPercent, type NumberStyle } from '@offrande/domain/locale';
import { fromMinorUnits } from '@offrande/domain/money';
import { invoiceNumber } from '@offrande/domain/invoicing';
import { formatDate, localDate } from '@offrande/domain/time';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { type DeliveryWords, fill, deliveryWords, languageAttributes } from '../mail/words.ts';
import type { OrderBreakdown, OrderBuyer, OrderLineDetail } from '../order/order-rows.ts';
import { numberStyle } from '../unit/number-style.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { type InvoiceDocument, type InvoiceRow, renderInvoice } from './invoice-document.ts';
import { type InvoiceParties, type NumberedInvoice, numberInvoice } from './invoice-number.ts';

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

/** How amounts, rates and dates are formatted on this invoice. */
interface Writing {
  readonly words: DeliveryWords;
  readonly tag: string;
  money(minor: bigint | string): string;
  percent(rate: string): string;
  date(at: Date): string;
}

const writingFor = (unit: Unit, language: string): Writing => {
  const style: NumberStyle = numberStyle(unit, language);
  return {
    words: deliveryWords(language),
    tag: languageAttributes(language).tag,
    money: (minor) => formatMoney(fromMinorUnits(BigInt(minor), unit.currency), style),
    percent: (rate) => formatPercent(rate, style),
    date: (at) => formatDate(localDate(at.getTime(), unit.timeZone)),
  };
};

const partiesOf = (unit: Unit, buyer: OrderBuyer): InvoiceParties => ({
  seller: unit.seller,
  buyer,
});

interface Place {
  readonly line1: string;
  readonly line2: string;
  readonly zipCode: string;
  readonly city: string;
  readonly countryCode: string;
}

const placeLines = (place: Place, tag: string): readonly string[] => [
  place.line1,
  place.line2,
  `${place.zipCode} ${place.city}`.trim(),
  place.countryCode === '' ? '' : countryName(place.countryCode, tag),
];

const numbered = (label: string, number: string): string => (number === '' ? '' : `${label}: ${number}`);

const sellerLines = ({ seller }: InvoiceParties, { words, tag }: Writing): readonly string[] =>
  [
    seller.name,
    ...placeLines(seller, tag),
    numbered(words.invoiceRegistration, seller.registrationNumber),
    numbered(words.invoiceVat, seller.vatNumber),
  ].filter((line) => line !== '');

const buyerLines = ({ buyer }: InvoiceParties, { words, tag }: Writing): readonly string[] =>
  [
    ...(buyer.company === undefined ? [] : [buyer.company.name]),
    buyer.name,
    ...(buyer.company === undefined ? [] : placeLines(buyer.company.address, tag)),
    buyer.email,
    numbered(words.invoiceVat, buyer.company?.vatNumber ?? ''),
  ].filter((line) => line !== '');

/** A line's cards, followed by discounts and extras; parts that cost nothing are omitted. */
const rowsOf = ({ cards, amount, detail }: LineRow, { words, money }: Writing): readonly InvoiceRow[] => {
  const { price } = detail;
  const part = (description: string, minor: bigint): readonly InvoiceRow[] =>
    minor === 0n ? [] : [{ description, quantity: '', unitPrice: '', amount: money(minor), isPart: true }];
  return [
    {
      description: price.isGift === true ? fill(words.giftLine, { card: detail.productName }) : detail.productName,
      quantity: String(cards),
      unitPrice: money(amount),
      amount: money(price.isGift === true ? 0n : price.face),
      isPart: false,
    },
    ...part(words.invoiceDiscount, -BigInt(price.discount)),
    ...part(words.partExtra, BigInt(price.extra)),
    ...part(words.partCardMade, BigInt(price.cardMade)),
    ...part(words.partLetter, BigInt(price.letter)),
  ];
};

const PART_WORDS = { goods: 'partGoods', extra: 'partExtra', cardMade: 'partCardMade', letter: 'partLetter' } as const;
const VOUCHER_WORDS: Readonly<Record<VoucherKind, keyof DeliveryWords>> = {
  singlePurpose: 'voucherSinglePurpose',
  multiPurpose: 'voucherMultiPurpose',
  promotional: 'voucherPromotional',
};

const taxRows = ({ tax }: OrderBreakdown, { words, money, percent }: Writing): InvoiceDocument['tax']['rows'] =>
  tax.map((row) => [
    words[PART_WORDS[row.part]],
    percent(row.rate),
    money(BigInt(row.price) - BigInt(row.tax)),
    money(row.tax),
    money(row.price),
  ]);

const totals = ({ gross, total, breakdown }: OrderRow, { words, money }: Writing): InvoiceDocument['totals'] => {
  const tax = breakdown.tax.reduce((sum, row) => sum + BigInt(row.tax), 0n);
  return [
    [words.invoiceNet, money(BigInt(gross) - tax)],
    [words.invoiceTax, money(tax)],
    [words.invoiceTotal, money(gross)],
    ...breakdown.coupons.map(
      ({ lastDigits, applied }) => [fill(words.invoiceCoupon, { digits: lastDigits }), money(applied)] as const,
    ),
    ...(breakdown.coupons.length === 0 ? [] : [[words.invoicePaid, money(total)] as const]),
  ];
};

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
    ],
    parties: [
      { title: words.invoiceSeller, lines: sellerLines(invoice.parties, writing) },
      { title: words.invoiceBuyer, lines: buyerLines(invoice.parties, writing) },
    ],
    columns: [words.invoiceDescription, words.invoiceQuantity, words.invoiceUnitPrice, words.invoiceAmount],
    rows: lines.flatMap((line) => rowsOf(line, writing)),
    totals: totals(order, writing),
    tax: {
      title: words.taxTitle,
      columns: [words.taxPart, words.taxRate, words.taxNet, words.taxAmount, words.taxGross],
      rows: taxRows(order.breakdown, writing),
    },
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
