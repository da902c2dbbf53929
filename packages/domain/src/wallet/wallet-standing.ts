/** A wallet compared with the price of an order. It pays all or nothing. Source: S6.15, S6.27, S7.12, A-88. */
import { Result } from 'effect';
import type { CustomerKind } from '../customer/index.ts';
import { subtract } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import { checkWalletPayment } from './wallet-payment.ts';
import type { WalletPolicy } from './wallet-payment.ts';
import type { Wallet } from './wallet.ts';

/** `missing`: the amount to add before the wallet can pay; null if it can, `notOffered` if it never may. */
export interface WalletStanding {
  readonly balance: Money;
  readonly missing: Money | 'notOffered' | null;
}

export const walletStanding = (
  wallet: Wallet,
  due: Money,
  kind: CustomerKind,
  policy: WalletPolicy,
): WalletStanding => {
  const { balance } = wallet;
  const paid = checkWalletPayment(wallet, due, kind, policy);
  if (Result.isSuccess(paid)) return { balance, missing: null };
  return { balance, missing: paid.failure._tag === 'WalletInsufficient' ? subtract(due, balance) : 'notOffered' };
};
