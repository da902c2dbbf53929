/**
 * Filling a company's wallet by bank transfer: who may, and up to where. The amount is added to all that is on the wallet or
 * in progress; what has arrived at the bank is booked whatever it comes to. Source: A-184, decision 057.
 */
import { Result } from 'effect';
import { checkAmountEntry } from '../catalogue/index.ts';
import type { AmountLimitRefusal } from '../catalogue/index.ts';
import { may } from '../customer/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import type { AmountEntryRefusal } from '../locale/index.ts';
import { compare, floorAtZero, subtract } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import { totalBalance } from '../wallet/index.ts';
import type { Wallet, WalletRefusal } from '../wallet/index.ts';
import type { TopUpLimits } from './top-up.ts';

/** The means of such a top-up; it waits for the money as an order does. */
export const WALLET_TRANSFER = 'bankTransfer' satisfies PaymentMeans;

/** What the unit allows. `minAmount` is the least of one top-up, `walletMax` the most that a wallet may come to, inclusive. */
export interface WalletTransferTerms {
  readonly minAmount: Money;
  readonly walletMax: Money;
}

/**
 * The unit's terms for a customer of this kind; null where the wallet is not filled by transfer: for all but companies, where
 * they are not offered a bank transfer for their orders either, and where wallets take no top-ups (`limits` null).
 */
export const walletTransferTerms = (
  kind: CustomerKind,
  offered: readonly PaymentMeans[],
  limits: TopUpLimits | null,
  walletMax: Money,
): WalletTransferTerms | null => {
  const isOffered = may(kind, 'fillWalletByTransfer') && offered.includes(WALLET_TRANSFER);
  return isOffered && limits !== null ? { minAmount: limits.minAmount, walletMax } : null;
};

/** The most that may still be added: up to `walletMax`, with all that is in progress; never below zero. */
export const walletRoom = (
  wallet: Pick<Wallet, 'balance' | 'inProgress'>,
  { walletMax }: Pick<WalletTransferTerms, 'walletMax'>,
): Money => floorAtZero(subtract(walletMax, totalBalance(wallet)));

/** True if not even the least amount can be added any more. */
export const isWalletFull = (
  wallet: Pick<Wallet, 'balance' | 'inProgress'>,
  terms: Pick<WalletTransferTerms, 'minAmount' | 'walletMax'>,
): boolean => compare(walletRoom(wallet, terms), terms.minAmount) < 0;

/**
 * `WalletTransferWaits`: another one is awaited; a wallet has one at a time. `WalletMaxPassed`: only `room` may still be added.
 */
export type WalletTransferRefusal =
  | Extract<WalletRefusal, { readonly _tag: 'WalletNotOffered' }>
  | { readonly _tag: 'WalletTransferWaits' }
  | { readonly _tag: 'WalletMaxPassed'; readonly room: Money; readonly walletMax: Money }
  | AmountEntryRefusal
  | Extract<AmountLimitRefusal, { readonly _tag: 'AmountBelowMinimum' }>;

/** `wallet` null: the customer has none. `isWaiting`: a transfer to it is awaited. */
export interface WalletTransferFacts {
  readonly wallet: Pick<Wallet, 'balance' | 'inProgress'> | null;
  readonly isWaiting: boolean;
}

/** Parses the typed amount. What refuses any transfer precedes what refuses this amount. */
export const checkWalletTransfer = (
  entry: string,
  { wallet, isWaiting }: WalletTransferFacts,
  terms: WalletTransferTerms,
): Result.Result<Money, WalletTransferRefusal> => {
  if (wallet === null) return Result.fail({ _tag: 'WalletNotOffered' });
  if (isWaiting) return Result.fail({ _tag: 'WalletTransferWaits' });
  const { minAmount, walletMax } = terms;
  const full = { _tag: 'WalletMaxPassed', room: walletRoom(wallet, terms), walletMax } as const;
  const read = Result.mapError(
    checkAmountEntry(entry, { minAmount, maxAmount: walletMax }),
    (refusal): WalletTransferRefusal => (refusal._tag === 'AmountAboveMaximum' ? full : refusal),
  );
  return Result.flatMap(read, (amount): Result.Result<Money, WalletTransferRefusal> =>
    compare(amount, full.room) > 0 ? Result.fail(full) : Result.succeed(amount),
  );
};
