/**
 * The bonus of an order: value on top that is credited to its buyer's wallet, never part of the total. It is owed from
 * the moment the order is settled and credited with the last of its cards. Cards that are returned take their share of it
 * with them, as far as the wallet still has it: what was spent stays a cost of the shop. Source, S9.23,
 * decision 031. Amounts are whole minor units.
 */
import { partBetween } from '../sale/index.ts';
import { unitAccount, walletAccount } from './account.ts';
import { journal } from './journal.ts';
import type { Entry, LedgerChange } from './journal.ts';

/** `customerId` owns the wallet. */
export interface Bonus {
  readonly customerId: string;
  readonly amountMinor: bigint;
}

/** A bonus is granted: its cost, and what is owed for it. */
export const bonusEntries = (bonus: Bonus | null, currency: string): readonly Entry[] =>
  bonus === null
    ? []
    : [
        { account: unitAccount('rewardCost', currency), amountMinor: -bonus.amountMinor },
        { account: unitAccount('bonusLiability', currency), amountMinor: bonus.amountMinor },
      ];

/** Credits the bonus of an order to the wallet, once. */
export const creditBonus = (orderNo: string, { customerId, amountMinor }: Bonus, currency: string): LedgerChange => ({
  journal: journal('creditBonus', { type: 'order', id: orderNo }, [
    { account: unitAccount('bonusLiability', currency), amountMinor: -amountMinor },
    { account: walletAccount(customerId, currency), amountMinor },
  ]),
  holds: [],
});

/** What returned cards bring of a bonus: `from` the wallet, or from what is owed where it was not credited yet. */
export interface ReturnedBonus extends Bonus {
  readonly from: 'wallet' | 'liability';
}

/** The entries of a bonus that goes back. */
export const returnedBonusEntries = (bonus: ReturnedBonus | null, currency: string): readonly Entry[] => {
  if (bonus === null) return [];
  const { from, customerId, amountMinor } = bonus;
  const account = from === 'wallet' ? walletAccount(customerId, currency) : unitAccount('bonusLiability', currency);
  return [
    { account, amountMinor: -amountMinor },
    { account: unitAccount('rewardCost', currency), amountMinor },
  ];
};

/** The sold face value of an order, what of it was returned before, and what is returned now. */
export interface ReturnedShare {
  readonly soldMinor: bigint;
  readonly beforeMinor: bigint;
  readonly nowMinor: bigint;
}

/**
 * The share of a bonus that goes back with returned cards. The shares of all returns of an order sum to the whole bonus,
 * however the cards are grouped; cards that were given away have none.
 */
export const bonusShare = (amountMinor: bigint, { soldMinor, beforeMinor, nowMinor }: ReturnedShare): bigint =>
  soldMinor === 0n ? 0n : partBetween(amountMinor, beforeMinor, beforeMinor + nowMinor, soldMinor);
