/**
 * The postings of each event: pure functions from what happened to what is written. Source: reliability section 3, A-16,
 * Late money goes to suspense and is never dropped.
 */
import { cardAccount, unitAccount, walletAccount } from './account.ts';
import type { Account } from './account.ts';
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

/** Reserves what an order will take from cards and wallets. */
export const placeHolds = (orderNo: string, reserved: readonly Reservation[]): LedgerChange => ({
  journal: null,
  holds: holds('place', orderNo, reserved),
});

/** Gives back what an order that was cancelled or not paid in time had reserved. */
export const releaseHolds = (orderNo: string, reserved: readonly Reservation[]): LedgerChange => ({
  journal: null,
  holds: holds('release', orderNo, reserved),
});

/** Where the money for the rest comes from. `suspense`: it came late and waited there. */
export type PaidFrom =
  | { readonly type: 'provider' | 'bank' | 'suspense' }
  | { readonly type: 'wallet'; readonly customerId: string };

/** An order that is fully paid: what it sold, which coupons paid, and who paid the rest. */
export interface Settlement {
  readonly orderNo: string;
  readonly sale: Sale;
  readonly coupons: readonly CouponUse[];
  readonly paidMinor: bigint;
  readonly paidFrom: PaidFrom;
}

const CLEARING = { provider: 'pspClearing', bank: 'bankClearing', suspense: 'suspense' } as const;

/** The account that money of this origin comes through. */
export const clearingAccount = (origin: keyof typeof CLEARING, currency: string): Account =>
  unitAccount(CLEARING[origin], currency);

/** The account that the money for the rest comes from. */
export const payerAccount = (paidFrom: PaidFrom, currency: string): Account =>
  paidFrom.type === 'wallet' ? walletAccount(paidFrom.customerId, currency) : clearingAccount(paidFrom.type, currency);

/** What an order reserves: the whole of each coupon's card that it takes or loses, and the wallet's part. */
export const reservations = ({
  sale,
  coupons,
  paidMinor,
  paidFrom,
}: Omit<Settlement, 'orderNo'>): readonly Reservation[] => [
  ...coupons.flatMap(({ cardId, applied, lost }) =>
    cardId === null ? [] : [{ account: cardAccount(cardId, sale.currency), amountMinor: applied + lost }],
  ),
  ...(paidFrom.type === 'wallet' ? [{ account: payerAccount(paidFrom, sale.currency), amountMinor: paidMinor }] : []),
];

/** The entries by which coupons pay: cards fall by what they pay and lose, a third party's value enters from suspense. */
export const couponEntries = (coupons: readonly CouponUse[], currency: string): readonly Entry[] =>
  coupons.flatMap(({ cardId, applied, lost }) => [
    {
      account: cardId === null ? unitAccount('suspense', currency) : cardAccount(cardId, currency),
      amountMinor: -(applied + lost),
    },
    { account: unitAccount('expiryIncome', currency), amountMinor: lost },
  ]);

/**
 * The entries of what was sold: face value becomes liability, the discount account takes what face exceeds the price,
 * and each fee is parted into income and the tax it contains. Tax on the cards themselves is prepaid.
 */
export const saleEntries = (sale: Sale): readonly Entry[] => {
  const { tax, currency } = sale;
  const of = (kind: Parameters<typeof unitAccount>[0], amountMinor: bigint): Entry => ({
    account: unitAccount(kind, currency),
    amountMinor,
  });
  return [
    of('cardLiability', sale.face),
    of('discount', sale.goods - sale.face),
    of('extraIncome', sale.extra - tax.extra),
    of('fees', sale.cardMade - tax.cardMade),
    of('letterIncome', sale.letter - tax.letter),
    of('tax', tax.goods + tax.extra + tax.cardMade + tax.letter),
    of('prepaidTax', -tax.goods),
  ];
};

/**
 * Settles an order: one journal, whatever its size, and the end of its reservations. A payment that does not meet the
 * price to the cent leaves a rest in the journal, which is a defect; the caller compares first and sends other money to
 * suspense.
 */
export const settle = (settlement: Settlement): LedgerChange => {
  const { orderNo, sale, coupons, paidMinor, paidFrom } = settlement;
  return {
    journal: journal('settle', { type: 'order', id: orderNo }, [
      ...saleEntries(sale),
      ...couponEntries(coupons, sale.currency),
      { account: payerAccount(paidFrom, sale.currency), amountMinor: -paidMinor },
    ]),
    holds: holds('post', orderNo, reservations(settlement)),
  };
};

/** One sold card that gets its number: liability becomes the card's balance. `unit` counts the cards of a line from 1. */
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

/** Money that came and settles no order: after the reservations were released, after a cancellation, or of a wrong amount. */
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

/** Takes late money into suspense, from where an order may still be settled, or the money goes back. */
export const takeLateMoney = (money: LateMoney): LedgerChange => ({
  journal: journal('lateMoney', { type: 'payment', id: money.paymentId }, suspenseEntries(money, 1n)),
  holds: [],
});

/** Gives late money back: the mirror of taking it. */
export const refundLateMoney = (money: LateMoney): LedgerChange => ({
  journal: journal('refundLateMoney', { type: 'payment', id: money.paymentId }, suspenseEntries(money, -1n)),
  holds: [],
});
