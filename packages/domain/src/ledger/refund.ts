/**
 * Cards that are given back: what of the sale comes back, to whom, and what is posted. Money goes back first, then the
 * coupons' value, the last coupon first, so that the order in which parts are returned changes nothing in the end. Beyond
 * the specification; its statuses 098 and 099 come from here (S3.140, S3.141, reliability section 3: a refund is the mirror
 * of the first journal, never an edit). Amounts are whole minor units.
 */
import { cardAccount, unitAccount } from './account.ts';
import { journal } from './journal.ts';
import type { Entry, JournalNote, LedgerChange } from './journal.ts';
import { payerAccount, saleEntries } from './postings.ts';
import type { PaidFrom, Settlement } from './postings.ts';
import type { CouponUse, Sale } from '../sale/index.ts';

/** What goes back for a return. `coupons` are those that get something, in the order of the settlement. */
export interface PayBack {
  readonly moneyMinor: bigint;
  readonly coupons: readonly CouponUse[];
}

const overlap = (from: bigint, to: bigint, begin: bigint, size: bigint): bigint => {
  const end = begin + size;
  const low = from > begin ? from : begin;
  const high = to < end ? to : end;
  return high > low ? high - low : 0n;
};

/**
 * What goes back where cards for `priceMinor` are returned after others for `returnedMinor`. With the last of the price the
 * rest that a coupon lost comes back too. More than the price is a defect.
 */
export const payBackOf = (
  { paidMinor, coupons }: Pick<Settlement, 'paidMinor' | 'coupons'>,
  returnedMinor: bigint,
  priceMinor: bigint,
): PayBack => {
  const to = returnedMinor + priceMinor;
  const whole = coupons.reduce((sum, { applied }) => sum + applied, paidMinor);
  if (to > whole) throw new RangeError(`Returns of ${to} for an order of ${whole}`);
  const isLast = to === whole && returnedMinor < whole;
  let begin = paidMinor;
  const restored = coupons
    .toReversed()
    .map(({ cardId, applied, lost }) => {
      const back = { cardId, applied: overlap(returnedMinor, to, begin, applied), lost: isLast ? lost : 0n };
      begin += applied;
      return back;
    })
    .toReversed();
  return {
    moneyMinor: overlap(returnedMinor, to, 0n, paidMinor),
    coupons: restored.filter(({ applied, lost }) => applied + lost > 0n),
  };
};

/** Cards that come back. `cards` are issued ones, emptied; face value of the sale beyond them was never issued. */
export interface Return {
  readonly refundId: string;
  readonly sale: Sale;
  readonly cards: readonly { readonly cardId: string; readonly faceMinor: bigint }[];
  readonly payBack: PayBack;
  readonly paidFrom: PaidFrom;
  readonly note: JournalNote;
}

const negated = ({ account, amountMinor }: Entry): Entry => ({ account, amountMinor: -amountMinor });

/** A wallet has its money back at once; a provider's or bank's waits in suspense until somebody has paid it back. */
const moneyAccount = (paidFrom: PaidFrom, currency: string) =>
  paidFrom.type === 'wallet' ? payerAccount(paidFrom, currency) : unitAccount('suspense', currency);

const restoredEntries = (coupons: readonly CouponUse[], currency: string): readonly Entry[] =>
  coupons.flatMap(({ cardId, applied, lost }) => [
    {
      account: cardId === null ? unitAccount('suspense', currency) : cardAccount(cardId, currency),
      amountMinor: applied + lost,
    },
    { account: unitAccount('expiryIncome', currency), amountMinor: -lost },
  ]);

/**
 * Takes cards back: they are emptied, their sale is mirrored, the value that paid is restored and the money owed. What is
 * paid back must be the sale's price, or the journal does not add up, which is a defect.
 */
export const returnCards = ({ refundId, sale, cards, payBack, paidFrom, note }: Return): LedgerChange => {
  const { currency } = sale;
  const issued = cards.flatMap(({ cardId, faceMinor }) => [
    { account: cardAccount(cardId, currency), amountMinor: -faceMinor },
    { account: unitAccount('cardLiability', currency), amountMinor: faceMinor },
  ]);
  return {
    journal: journal(
      'returnCards',
      { type: 'refund', id: refundId },
      [
        ...saleEntries(sale).map(negated),
        ...issued,
        ...restoredEntries(payBack.coupons, currency),
        { account: moneyAccount(paidFrom, currency), amountMinor: payBack.moneyMinor },
      ],
      note,
    ),
    holds: [],
  };
};

/** Money of a return that was paid back at the provider or the bank. */
export interface PaidBack {
  readonly refundId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly at: 'provider' | 'bank';
  readonly note: JournalNote;
}

/** Notes that the money of a return has left: out of suspense, once for a refund. */
export const payBack = ({ refundId, amountMinor, currency, at, note }: PaidBack): LedgerChange => ({
  journal: journal(
    'payBack',
    { type: 'refund', id: refundId },
    [
      { account: unitAccount('suspense', currency), amountMinor: -amountMinor },
      { account: payerAccount({ type: at }, currency), amountMinor },
    ],
    note,
  ),
  holds: [],
});
