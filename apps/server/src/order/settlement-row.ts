/** A settlement as an order keeps it until it is paid: the domain's value with amounts as text. */
import type { CouponUse, PaidFrom, Sale, Settlement } from '@offrande/domain/ledger';

type Texts<T> = {
  readonly [Name in keyof T]: T[Name] extends bigint ? string : T[Name] extends object ? Texts<T[Name]> : T[Name];
};

export type SaleRow = Texts<Sale>;

/** Without the order's number. */
export interface SettlementRow {
  readonly sale: SaleRow;
  readonly coupons: readonly Texts<CouponUse>[];
  readonly paidMinor: string;
  readonly paidFrom: PaidFrom;
}

const minorText = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));

export const settlementText = (settlement: Omit<Settlement, 'orderNo'>): string => minorText(settlement);

/** Amounts as text. */
export const saleText = (sale: Sale): string => minorText(sale);

const partsOf = ({ goods, extra, cardMade, letter }: SaleRow['tax']) => ({
  goods: BigInt(goods),
  extra: BigInt(extra),
  cardMade: BigInt(cardMade),
  letter: BigInt(letter),
});

export const saleOfRow = ({ currency, face, tax, ...parts }: SaleRow): Sale => ({
  currency,
  face: BigInt(face),
  ...partsOf(parts),
  tax: partsOf(tax),
});

export const settlementOf = (orderNo: string, { sale, coupons, paidMinor, paidFrom }: SettlementRow): Settlement => ({
  orderNo,
  sale: saleOfRow(sale),
  coupons: coupons.map(({ cardId, applied, lost }) => ({ cardId, applied: BigInt(applied), lost: BigInt(lost) })),
  paidMinor: BigInt(paidMinor),
  paidFrom,
});
