/**
 * The stored lines of an order: one for each line of the cart, or one for each row of a line's file. Amounts are minor units
 * as strings.
 */
import { fullNameOf, phoneWithAreaCode } from '@offrande/domain/address';
import { cardOfRow } from '@offrande/domain/bulk-order';
import { type Cart, type CartLine, cardsOf } from '@offrande/domain/cart';
import { type CartTotal, type FeeRates, taxRatesOf } from '@offrande/domain/pricing';
import { dueAt, isPhysicalDelivery } from '@offrande/domain/delivery';
import { commissionAmount } from '@offrande/domain/fees';
import { type Reward, rewardValue } from '@offrande/domain/discount';
import { givenSale, priceOf, type Sale, saleOf, splitSale } from '@offrande/domain/sale';
import { encodeAmount, fromMinorUnits, toMinorUnits } from '@offrande/domain/money';
import { exceedsPayload } from '@offrande/domain/order-payload';
import { VALIDITY_DEFAULT_MONTHS } from '@offrande/domain/personalisation';
import type { FileRow } from '../bulk-order/file-rows.ts';
import { uuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { giftLine } from './order-reward.ts';
import type { LineRates, LineTerms, OrderLineDetail, OrderLinePrice } from './order-rows.ts';
import { saleJson } from './settlement-row.ts';

/** What the lines are built from. `reward` is what the order earns. */
export interface LinesToWrite {
  readonly unit: Unit;
  readonly language: string;
  readonly cart: Cart;
  readonly total: Pick<CartTotal, 'lines'>;
  readonly reward: Reward | null;
  /** Whether a salesman earns the commission of its lines. */
  readonly isCommissioned: boolean;
  /** The rates that the total was computed at. */
  readonly feeRates: FeeRates;
  /** The rows of each line's file, in line order; null if it has none. */
  readonly files: readonly (readonly FileRow[] | null)[];
}

const ratesOf = (line: CartLine, feeRates: FeeRates): LineRates => {
  const { goods, extra, cardMade, letter } = taxRatesOf(line, feeRates);
  return { goods: goods.percent, extra: extra.percent, cardMade: cardMade.percent, letter: letter.percent };
};

const linePrice = (line: CartLine, sale: Sale, feeRates: FeeRates): OrderLinePrice => ({
  face: String(sale.face),
  discount: String(sale.face - sale.given - sale.goods),
  extra: String(sale.extra),
  cardMade: String(sale.cardMade),
  letter: String(sale.letter),
  ...(sale.given === 0n ? {} : { isGift: true as const }),
  voucherKind: line.voucherKind,
  rates: ratesOf(line, feeRates),
});

/** The validity has its own column, so it does not count here. */
const carriesTerms = (line: CartLine): boolean => exceedsPayload({ ...line, validMonths: VALIDITY_DEFAULT_MONTHS });

const termsOf = ({ redeemablePlace, customerId, commission }: CartLine): LineTerms => ({
  redeemablePlace,
  reference: customerId,
  commission:
    commission.type === 'percent'
      ? { type: 'P', value: commission.rate.percent }
      : { type: 'V', value: encodeAmount(commission.amount) },
});

const detailOf = (
  line: CartLine,
  sale: Sale,
  { language, feeRates }: Pick<LinesToWrite, 'language' | 'feeRates'>,
): OrderLineDetail => ({
  price: linePrice(line, sale, feeRates),
  language,
  productName: line.productName,
  productImageUrl: line.productImageUrl ?? '',
  message: line.message,
  message2: line.message2,
  photoUrl: line.photoUrl,
  templateId: line.templateId,
  templateImageUrl: line.templateImageUrl,
  extraItemCode: line.extra?.itemCode ?? null,
  letterTypeId: line.letter?.typeId ?? null,
  deliverDate: line.delivery.date,
  ...(carriesTerms(line) ? { terms: termsOf(line) } : {}),
  sender: line.sender,
  receiver: {
    name: fullNameOf(line.receiver),
    email: line.receiver.email,
    mobile: phoneWithAreaCode(line.receiver.phone),
    vatNumber: line.receiver.vatNumber,
    address: line.receiver.address,
  },
});

const lineRow =
  ({ random }: Pick<Shop, 'random'>, { unit, ...order }: LinesToWrite, now: Date) =>
  (line: CartLine, sale: Sale, rowKey: string | null = null) => ({
    id: uuid(random),
    item_code: line.itemCode,
    row_key: rowKey,
    cards: cardsOf(line),
    amount: toMinorUnits(line.amount).toString(),
    line_total: priceOf(sale).toString(),
    delivery_type: line.delivery.type,
    due_at:
      line.delivery.date === null
        ? null
        : new Date(dueAt(line.delivery.date, now.getTime(), unit.timeZone)).toISOString(),
    valid_months: line.validMonths,
    is_locked: isPhysicalDelivery(line.delivery.type),
    sale: saleJson(sale),
    detail: detailOf(line, sale, order),
  });

type MakeRow = ReturnType<typeof lineRow>;

/** A line for each row of a file: one card for its own receiver. The goods of the file's line are split among them. */
const fileRows = (line: CartLine, sale: Sale, rows: readonly FileRow[], makeRow: MakeRow) => {
  const parts = splitSale(
    sale,
    rows.map(({ amountMinor }) => BigInt(amountMinor)),
  );
  return rows.map((row, at) => {
    const amount = fromMinorUnits(parts[at]!.face, line.amount.currency);
    return makeRow({ ...cardOfRow(line, row), amount }, parts[at]!, row.key);
  });
};

/** Gift cards earned by the order come last. */
const giftRows = ({ reward, cart, unit, language }: LinesToWrite, makeRow: MakeRow) =>
  reward?.form === 'freeGiftCard'
    ? [makeRow(giftLine(reward, unit, { sender: cart.lines[0]!.sender, language }), givenSale(rewardValue(reward)))]
    : [];

export const orderLines = (shop: Pick<Shop, 'random'>, order: LinesToWrite, now: Date) => {
  const { cart, total, files, unit, isCommissioned } = order;
  const makeRow = lineRow(shop, order, now);
  const sold = cart.lines.flatMap((line, at) => {
    const priced = total.lines[at]!;
    const commission = isCommissioned ? commissionAmount(line.commission, priced.gross) : null;
    const sale = saleOf({ lines: [priced] }, unit.currency, commission);
    const rows = files[at] ?? null;
    return rows === null ? [makeRow(line, sale)] : fileRows(line, sale, rows, makeRow);
  });
  return [...sold, ...giftRows(order, makeRow)].map((row, position) => ({ ...row, position }));
};
