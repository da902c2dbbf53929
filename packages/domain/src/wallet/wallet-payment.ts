/**
 * Paying an order by wallet: who may, and when the balance is enough. It pays the whole rest or nothing, because an
 * order has one means of payment. Source: S6.15, S6.27, A-88.
 */
import { Result } from 'effect';
import { compare } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import { isTrade, may } from '../customer/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import type { Wallet } from './wallet.ts';

/** `unitHasWallet` is the unit's isNeedWallet, `listedMeans` its payment means for this kind of customer. */
export interface WalletPolicy {
  readonly unitHasWallet: boolean;
  readonly listedMeans: readonly PaymentMeans[];
}

/** Companies may if the unit has wallets, individuals only if their means list the wallet; others have none. */
export const mayPayByWallet = (kind: CustomerKind, { unitHasWallet, listedMeans }: WalletPolicy): boolean =>
  unitHasWallet && may(kind, 'haveWallet') && (isTrade(kind) || listedMeans.includes('wallet'));

/** `WalletNotOffered`: not for this customer, or there is no wallet. `WalletInsufficient`: less than the amount due. */
export type WalletRefusal =
  | { readonly _tag: 'WalletNotOffered' }
  | { readonly _tag: 'WalletInsufficient'; readonly balance: Money; readonly due: Money };

/** What the wallet pays: the whole amount due. Amounts in progress pay nothing. */
export const checkWalletPayment = (
  wallet: Wallet | null,
  due: Money,
  kind: CustomerKind,
  policy: WalletPolicy,
): Result.Result<Money, WalletRefusal> => {
  if (wallet === null || !mayPayByWallet(kind, policy)) return Result.fail({ _tag: 'WalletNotOffered' });
  const { balance } = wallet;
  return compare(balance, due) < 0 ? Result.fail({ _tag: 'WalletInsufficient', balance, due }) : Result.succeed(due);
};
