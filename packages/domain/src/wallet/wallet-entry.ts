/**
 * The entries of a wallet: redeemed, topped up, paid back; confirmed, cancelled or still requesting. They determine the
 * balances. Source: S3.142, S3.144, A-88, reliability section 3 (the amount in progress is the held amount).
 */
import { add, subtract, zero } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import type { Instant } from '../time/index.ts';
import type { Wallet } from './wallet.ts';

export const WALLET_ENTRY_KINDS = ['redeem', 'topUp', 'cashback'] as const;
export type WalletEntryKind = (typeof WALLET_ENTRY_KINDS)[number];

export const WALLET_STATUSES = ['confirmed', 'canceled', 'requesting'] as const;
export type WalletStatus = (typeof WALLET_STATUSES)[number];

/** `amount` is never negative: the kind determines the direction. `reference` names the order or the top-up. */
export interface WalletEntry {
  readonly kind: WalletEntryKind;
  readonly status: WalletStatus;
  readonly amount: Money;
  readonly at: Instant;
  readonly reference: string | null;
}

type Balances = Pick<Wallet, 'balance' | 'inProgress'>;

/**
 * The effect of a requesting entry: a payment leaves the balance immediately and is held, a credit is only announced.
 */
const request = ({ balance, inProgress }: Balances, { kind, amount }: WalletEntry): Balances => ({
  balance: kind === 'redeem' ? subtract(balance, amount) : balance,
  inProgress: add(inProgress, amount),
});

const confirm = ({ balance, inProgress }: Balances, { kind, amount }: WalletEntry): Balances => ({
  balance: kind === 'redeem' ? subtract(balance, amount) : add(balance, amount),
  inProgress,
});

const apply = (balances: Balances, entry: WalletEntry): Balances => {
  if (entry.status === 'canceled') return balances;
  return entry.status === 'confirmed' ? confirm(balances, entry) : request(balances, entry);
};

/** The balances that entries result in: confirmed ones count as balance, requesting ones as in progress, cancelled ones as neither. */
export const balancesOfEntries = (entries: readonly WalletEntry[], currency: Currency): Balances =>
  entries.reduce(apply, { balance: zero(currency), inProgress: zero(currency) });
