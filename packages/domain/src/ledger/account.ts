/**
 * Accounts of the books. Source: reliability section 3. Signs: what the shop owes is positive (a card's balance, the
 * liability for cards not yet issued, income, tax); what others owe the shop is negative (money at the provider). A
 * journal moves value between accounts and never creates any.
 */

/**
 * Every kind of account. `card`, `wallet` and `promo` contain spendable value. `cardLiability`: sold, not yet issued.
 * `pspClearing`, `bankClearing`: money taken by the provider or the bank. `prepaidTax`: tax on cards that is due at
 * their sale and comes back when they are spent. `discount`: face value given below its price. `rewardCost`: bonuses and
 * cards given away with orders. `bonusLiability`: bonuses granted, not yet in a wallet. `suspense`: money and balances
 * that are not assigned yet. `commission`: what a salesman is owed, which is a cost of the shop (`commissionCost`).
 */
export const ACCOUNT_KINDS = [
  'card',
  'wallet',
  'promo',
  'pspClearing',
  'bankClearing',
  'cardLiability',
  'bonusLiability',
  'fees',
  'extraIncome',
  'letterIncome',
  'tax',
  'prepaidTax',
  'commission',
  'commissionCost',
  'discount',
  'rewardCost',
  'expiryIncome',
  'suspense',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** The kinds of which a unit has one account in each currency. */
export type UnitAccountKind = Exclude<AccountKind, 'card' | 'wallet' | 'commission'>;

/** Kinds with an account for each owner; a unit has one account per currency of every other kind. */
const OWNED: ReadonlySet<AccountKind> = new Set<AccountKind>(['card', 'wallet', 'commission']);

/** Kinds whose balance less holds never falls below zero. */
const FLOORED: ReadonlySet<AccountKind> = new Set<AccountKind>([
  'card',
  'wallet',
  'commission',
  'cardLiability',
  'bonusLiability',
]);

/** `owner` is the card, the wallet's customer or the salesman; null for the unit's own accounts. `currency` is the ISO code. */
export interface Account {
  readonly kind: AccountKind;
  readonly owner: string | null;
  readonly currency: string;
}

/** True if the account must not be overdrawn. */
export const isFloored = (kind: AccountKind): boolean => FLOORED.has(kind);

/** True if each owner has an account of this kind. */
export const isOwned = (kind: AccountKind): boolean => OWNED.has(kind);

/** An account of a unit. */
export const unitAccount = (kind: UnitAccountKind, currency: string): Account => ({
  kind,
  owner: null,
  currency,
});

export const cardAccount = (cardId: string, currency: string): Account => ({ kind: 'card', owner: cardId, currency });
export const walletAccount = (customerId: string, currency: string): Account => ({
  kind: 'wallet',
  owner: customerId,
  currency,
});
export const commissionAccount = (salesmanId: string, currency: string): Account => ({
  kind: 'commission',
  owner: salesmanId,
  currency,
});

/** The unique key of an account, which is also the locking order of accounts. */
export const accountKey = ({ kind, owner, currency }: Account): string => `${kind}/${currency}/${owner ?? ''}`;
