/**
 * The postings of each event: pure functions from an event to the change of the books. Source: reliability section 3,
 * Late money goes to suspense and is never dropped.
 */
import { cardAccount, unitAccount, walletAccount } from './account.ts';
import type { Account } from './account.ts';
import { bonusEntries } from './bonus.ts';
import type { Bonus } from './bonus.ts';
import { journal } from './journal.ts';
import type { Entry, HoldChange, LedgerChange } from './journal.ts';
import type { CouponUse, Sale } from '../sale/index.ts';

/** A reservation for an order, or its end. Debits of cards and wallets are reserved when the order is created. */
export interface Reservation {
  readonly account: Account;
  readonly amountMinor: bigint;
}

const holds = (type: HoldChange['type'], orderNo: string, reserved: readonly Reservation[]): readonly HoldChange[] =>
  reserved
    .filter(({ amountMinor }) => amountMinor !== 0n)
    .map(({ account, amountMinor }) => ({ type, account, orderNo, amountMinor }));

/** Reserves the amounts that an order will take from cards and wallets. */
export const placeHolds = (orderNo: string, reserved: readonly Reservation[]): LedgerChange => ({
  journal: null,
  holds: holds('place', orderNo, reserved),
});

/** Releases the reservations of an order that was cancelled or not paid in time. */
export const releaseHolds = (orderNo: string, reserved: readonly Reservation[]): LedgerChange => ({
  journal: null,
  holds: holds('release', orderNo, reserved),
});

/** The source of the money for the rest. `suspense`: it arrived late and was stored there. */
export type PaidFrom =
  | { readonly type: 'provider' | 'bank' | 'suspense' }
  | { readonly type: 'wallet'; readonly customerId: string };

/**
 * A fully paid order: its sale, the coupons used, the source of the rest, and the bonus that it earns. `salesmanId`: the
 * salesman who placed it for a customer, and earns its commission.
 */
export interface Settlement {
  readonly orderNo: string;
  readonly sale: Sale;
  readonly coupons: readonly CouponUse[];
  readonly paidMinor: bigint;
  readonly paidFrom: PaidFrom;
  readonly bonus: Bonus | null;
  readonly salesmanId: string | null;
}

const CLEARING = { provider: 'pspClearing', bank: 'bankClearing', suspense: 'suspense' } as const;

/** The account for money from this source. */
export const clearingAccount = (origin: keyof typeof CLEARING, currency: string): Account =>
  unitAccount(CLEARING[origin], currency);

/** The account that pays the rest. */
export const payerAccount = (paidFrom: PaidFrom, currency: string): Account =>
  paidFrom.type === 'wallet' ? walletAccount(paidFrom.customerId, currency) : clearingAccount(paidFrom.type, currency);

/** The reservations of an order: everything that each coupon's card pays or loses, and the wallet's part. */
export const reservations = ({
  sale,
  coupons,
  paidMinor,
  paidFrom,
}: Omit<Settlement, 'orderNo' | 'bonus' | 'salesmanId'>): readonly Reservation[] => [
  ...coupons.flatMap(({ cardId, applied, lost }) =>
    cardId === null ? [] : [{ account: cardAccount(cardId, sale.currency), amountMinor: applied + lost }],
  ),
  ...(paidFrom.type === 'wallet' ? [{ account: payerAccount(paidFrom, sale.currency), amountMinor: paidMinor }] : []),
];

/**
 * The entries of coupons: cards are debited with what they pay and lose, a third party's value enters from suspense.
 */
export const couponEntries = (coupons: readonly CouponUse[], currency: string): readonly Entry[] =>
  coupons.flatMap(({ cardId, applied, lost }) => [
    {
      account: cardId === null ? unitAccount('suspense', currency) : cardAccount(cardId, currency),
      amountMinor: -(applied + lost),
    },
    { account: unitAccount('expiryIncome', currency), amountMinor: lost },
  ]);

/**
 * The entries of a sale: face value becomes liability, the cost of rewards gets what is given away, the discount account
 * the excess of the rest over the price, and each fee is split into income and the tax it contains. Tax on the cards
 * themselves is prepaid.
 */
export const saleEntries = (sale: Sale): readonly Entry[] => {
  const { tax, currency } = sale;
  const of = (kind: Parameters<typeof unitAccount>[0], amountMinor: bigint): Entry => ({
    account: unitAccount(kind, currency),
    amountMinor,
  });
  return [
    of('cardLiability', sale.face),
    of('discount', sale.goods + sale.given - sale.face),
    of('rewardCost', -sale.given),
    of('extraIncome', sale.extra - tax.extra),
    of('fees', sale.cardMade - tax.cardMade),
    of('letterIncome', sale.letter - tax.letter),
    of('tax', tax.goods + tax.extra + tax.cardMade + tax.letter),
    of('prepaidTax', -tax.goods),
  ];
};

/**
 * Settles an order: one journal, whatever its size, and the end of its reservations. A payment that differs from the
 * price leaves a rest in the journal, which is a defect; the caller compares first and books other money to suspense.
 */
export const settle = (settlement: Settlement): LedgerChange => {
  const { orderNo, sale, coupons, paidMinor, paidFrom, bonus } = settlement;
  return {
    journal: journal('settle', { type: 'order', id: orderNo }, [
      ...saleEntries(sale),
      ...couponEntries(coupons, sale.currency),
      { account: payerAccount(paidFrom, sale.currency), amountMinor: -paidMinor },
      ...bonusEntries(bonus, sale.currency),
    ]),
    holds: holds('post', orderNo, reservations(settlement)),
  };
};

/** A sold card that is issued: liability becomes the card's balance. `unit` counts the cards of a line from 1. */
export interface Issue {
  readonly lineId: string;
  readonly unit: number;
  readonly cardId: string;
  readonly faceMinor: bigint;
  readonly currency: string;
}

/** Issues one card. The cause is the sold unit, so a unit never becomes two cards. */
export const issue = ({ lineId, unit, cardId, faceMinor, currency }: Issue): LedgerChange => ({
  journal: journal('issue', { type: 'orderUnit', id: `${lineId}:${unit}` }, [
    { account: unitAccount('cardLiability', currency), amountMinor: -faceMinor },
    { account: cardAccount(cardId, currency), amountMinor: faceMinor },
  ]),
  holds: [],
});

/** A balance that was not sold here: an imported card, or one that existed before the shop. It enters from suspense. */
export const enterBalance = (cardId: string, amountMinor: bigint, currency: string): LedgerChange => ({
  journal: journal('enter', { type: 'card', id: cardId }, [
    { account: unitAccount('suspense', currency), amountMinor: -amountMinor },
    { account: cardAccount(cardId, currency), amountMinor },
  ]),
  holds: [],
});

/**
 * Money that settles no order: it arrived after the reservations were released, after a cancellation, or with a wrong
 * amount.
 */
export interface LateMoney {
  readonly paymentId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly from: 'provider' | 'bank';
}

const suspenseEntries = ({ amountMinor, currency, from }: LateMoney, sign: 1n | -1n): readonly Entry[] => [
  { account: clearingAccount(from, currency), amountMinor: -sign * amountMinor },
  { account: unitAccount('suspense', currency), amountMinor: sign * amountMinor },
];

/** Books late money to suspense, from where it may still settle an order, or is refunded. */
export const takeLateMoney = (money: LateMoney): LedgerChange => ({
  journal: journal('lateMoney', { type: 'payment', id: money.paymentId }, suspenseEntries(money, 1n)),
  holds: [],
});

/** Refunds late money: the reverse of booking it. */
export const refundLateMoney = (money: LateMoney): LedgerChange => ({
  journal: journal('refundLateMoney', { type: 'payment', id: money.paymentId }, suspenseEntries(money, -1n)),
  holds: [],
});
