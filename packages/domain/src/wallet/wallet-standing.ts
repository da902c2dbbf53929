/** A wallet against what an order costs. It pays the whole of it or nothing. Source: S6.15, S6.27, S7.12, A-88. */
import { Result } from 'effect';
import type { CustomerKind } from '../customer/index.ts';
import { subtract } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import { checkWalletPayment } from './wallet-payment.ts';
import type { WalletPolicy } from './wallet-payment.ts';
import type { Wallet } from './wallet.ts';

/** `missing`: what would have to be added for the wallet to pay; null where it can, `notOffered` where it never may. */
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
