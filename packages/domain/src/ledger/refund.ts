/**
 * Returned cards: what is refunded, to whom, and what is posted. Money is refunded first, then the coupons' value, the
 * last coupon first, so that the result does not depend on the order of returns. Not in the specification, except for
 * its statuses 098 and 099 (S3.140, S3.141, reliability section 3: a refund reverses the first journal and never edits
 * it). Amounts are whole minor units.
 */
import { cardAccount, unitAccount } from './account.ts';
import { returnedBonusEntries } from './bonus.ts';
import type { ReturnedBonus } from './bonus.ts';
import { commissionEntries } from './commission.ts';
import { journal } from './journal.ts';
import type { Entry, JournalNote, LedgerChange } from './journal.ts';
import { payerAccount, saleEntries } from './postings.ts';
import type { PaidFrom, Settlement } from './postings.ts';
import type { CouponUse, Sale } from '../sale/index.ts';

/** The refund of a return. `coupons` are those that get something, in the order of the settlement. */
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
 * The refund for cards of `priceMinor` that are returned after others of `returnedMinor`. With the end of the price,
 * the rests that coupons lost are restored too. More than the price is a defect.
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

/**
 * Returned cards. `cards` are issued ones, which are emptied; further face value of the sale was never issued. `bonus` is
 * what goes back of the order's. `salesmanId` owes the commission of these cards, which he had earned; null if none was.
 */
export interface Return {
  readonly refundId: string;
  readonly sale: Sale;
  readonly cards: readonly { readonly cardId: string; readonly faceMinor: bigint }[];
  readonly payBack: PayBack;
  readonly paidFrom: PaidFrom;
  readonly bonus: ReturnedBonus | null;
  readonly salesmanId: string | null;
  readonly note: JournalNote;
}

const negated = ({ account, amountMinor }: Entry): Entry => ({ account, amountMinor: -amountMinor });

/** A wallet is refunded immediately; money of a provider or bank is in suspense until staff has paid it. */
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
 * Returns cards: they are emptied, their sale is reversed, the value of coupons is restored and the money is owed. The
 * refund must equal the sale's price, otherwise the journal is unbalanced, which is a defect.
 */
export const returnCards = (returned: Return): LedgerChange => {
  const { refundId, sale, cards, payBack, paidFrom, bonus, salesmanId, note } = returned;
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
        ...returnedBonusEntries(bonus, currency),
        ...commissionEntries(sale, salesmanId).map(negated),
      ],
      note,
    ),
    holds: [],
  };
};

/** The refund of a return that was paid at the provider or the bank. */
export interface PaidBack {
  readonly refundId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly at: 'provider' | 'bank';
  readonly note: JournalNote;
}

/** Books that the money of a return was paid: out of suspense, once per refund. */
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
