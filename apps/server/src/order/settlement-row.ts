/** A settlement as an order keeps it until it is paid: the domain's value with amounts as text. */
import type { CouponUse, PaidFrom, Sale, Settlement } from '@offrande/domain/ledger';

type Texts<T> = {
  readonly [Name in keyof T]: T[Name] extends bigint ? string : T[Name] extends object ? Texts<T[Name]> : T[Name];
};

/** Without the order's number. */
export interface SettlementRow {
  readonly sale: Texts<Sale>;
  readonly coupons: readonly Texts<CouponUse>[];
  readonly paidMinor: string;
  readonly paidFrom: PaidFrom;
}

export const settlementText = (settlement: Omit<Settlement, 'orderNo'>): string =>
  JSON.stringify(settlement, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

const partsOf = ({ goods, extra, cardMade, letter }: SettlementRow['sale']['tax']) => ({
  goods: BigInt(goods),
  extra: BigInt(extra),
  cardMade: BigInt(cardMade),
  letter: BigInt(letter),
});

export const settlementOf = (orderNo: string, { sale, coupons, paidMinor, paidFrom }: SettlementRow): Settlement => ({
  orderNo,
  sale: { currency: sale.currency, face: BigInt(sale.face), ...partsOf(sale), tax: partsOf(sale.tax) },
  coupons: coupons.map(({ cardId, applied, lost }) => ({ cardId, applied: BigInt(applied), lost: BigInt(lost) })),
  paidMinor: BigInt(paidMinor),
  paidFrom,
});
