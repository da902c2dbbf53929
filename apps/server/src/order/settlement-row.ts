/**
 * What settling will record, stored with an order until it is paid: the domain's value with amounts as strings. An order sells
 * cards or tops up a card or wallet.
 */
import {
  type Account,
  type Bonus,
  earnCommission,
  type LedgerChange,
  type PaidFrom,
  type Reservation,
  reservations,
  settle,
  type Settlement,
  topUp,
} from '@offrande/domain/ledger';
import { type CouponUse, type Sale } from '@offrande/domain/sale';

type Texts<T> = {
  readonly [Name in keyof T]: T[Name] extends bigint ? string : T[Name] extends object ? Texts<T[Name]> : T[Name];
};

/** Orders from before rewards have no `given`, and those from before commissions no `commission`. */
export type SaleRow = Omit<Texts<Sale>, 'given' | 'commission'> & Partial<Pick<Texts<Sale>, 'given' | 'commission'>>;

/** Without the order's number. */
export interface OrderedSaleRow {
  readonly type: 'sale';
  readonly sale: SaleRow;
  readonly coupons: readonly Texts<CouponUse>[];
  readonly paidMinor: string;
  readonly paidFrom: PaidFrom;
  /** Omitted if the order earns none. */
  readonly bonus?: Texts<Bonus>;
  /** The salesman who earns its commission; omitted if nobody does. */
  readonly salesmanId?: string;
  /** Once paid, the order must be approved before its cards are issued. */
  readonly needsApproval?: boolean;
}

/** A top-up of a card or wallet; the fee is paid on top of the amount. */
export interface TopUpRow {
  readonly type: 'topUp';
  readonly to: Account;
  readonly amountMinor: string;
  readonly feeMinor: string;
  readonly paidFrom: { readonly type: 'provider' | 'bank' | 'suspense' };
}

export type SettlementRow = OrderedSaleRow | TopUpRow;

const minorText = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));

export const settlementJson = (
  { bonus, salesmanId, ...settlement }: Omit<Settlement, 'orderNo'>,
  { needsApproval }: Required<Pick<OrderedSaleRow, 'needsApproval'>>,
): string =>
  minorText({
    type: 'sale',
    ...settlement,
    ...(bonus === null ? {} : { bonus }),
    ...(salesmanId === null ? {} : { salesmanId }),
    ...(needsApproval ? { needsApproval } : {}),
  });

/** Amounts as strings. */
export const saleJson = (sale: Sale): string => minorText(sale);

const taxedParts = ({ goods, extra, cardMade, letter }: SaleRow['tax']) => ({
  goods: BigInt(goods),
  extra: BigInt(extra),
  cardMade: BigInt(cardMade),
  letter: BigInt(letter),
});

export const toSale = ({ currency, face, given = '0', commission = '0', tax, ...parts }: SaleRow): Sale => ({
  currency,
  face: BigInt(face),
  given: BigInt(given),
  ...taxedParts(parts),
  commission: BigInt(commission),
  tax: taxedParts(tax),
});

const toBonus = ({ customerId, amountMinor }: Texts<Bonus>): Bonus => ({
  customerId,
  amountMinor: BigInt(amountMinor),
});

export const toSettlement = (
  orderNo: string,
  { sale, coupons, paidMinor, paidFrom, bonus, salesmanId }: OrderedSaleRow,
): Settlement => ({
  orderNo,
  sale: toSale(sale),
  coupons: coupons.map(({ cardId, applied, lost }) => ({ cardId, applied: BigInt(applied), lost: BigInt(lost) })),
  paidMinor: BigInt(paidMinor),
  paidFrom,
  bonus: bonus === undefined ? null : toBonus(bonus),
  salesmanId: salesmanId ?? null,
});

/** The bonus that an order earns; a top-up earns none. */
export const bonusOf = (row: SettlementRow): Bonus | null =>
  row.type === 'sale' && row.bonus !== undefined ? toBonus(row.bonus) : null;

/** The order's reservations on cards and the wallet; a top-up has none. */
export const reservedBy = (orderNo: string, row: SettlementRow): readonly Reservation[] =>
  row.type === 'sale' ? reservations(toSettlement(orderNo, row)) : [];

/** What the confirmation of an order posts for the salesman who placed it; a top-up earns nobody anything. */
export const commissionChanges = (orderNo: string, row: SettlementRow): readonly LedgerChange[] =>
  row.type === 'sale' ? earnCommission(toSettlement(orderNo, row)) : [];

/** What settling records. A top-up's cause is its payment, so it cannot be settled without one. */
export const toLedgerChange = (orderNo: string, row: SettlementRow, paymentId: string | null): LedgerChange => {
  if (row.type === 'sale') return settle(toSettlement(orderNo, row));
  if (paymentId === null) throw new Error(`Top-up ${orderNo} is settled without a payment`);
  const { to, amountMinor, feeMinor, paidFrom } = row;
  return topUp({
    paymentId,
    to,
    amountMinor: BigInt(amountMinor),
    feeMinor: BigInt(feeMinor),
    paidFrom: paidFrom.type,
  });
};

/** The same settlement, paid with money in suspense. */
export const paidFromSuspense = <Row extends SettlementRow>(row: Row): Row => ({
  ...row,
  paidFrom: { type: 'suspense' },
});
