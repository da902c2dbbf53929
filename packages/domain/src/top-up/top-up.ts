/**
 * Topping up a card or the wallet: permission, limits, price and payment (S1.15, A-08, A-87). The amount is what is
 * added; a fee is added only if the server's answer has one.
 */
import { Result } from 'effect';
import { checkCardUse } from '../card/index.ts';
import type { Card, CardRefusal, CardUseFacts } from '../card/index.ts';
import { checkAmountEntry } from '../catalogue/index.ts';
import type { AmountLimitRefusal, Product } from '../catalogue/index.ts';
import type { AmountEntryRefusal } from '../locale/index.ts';
import { add, compare, zero } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import { isCardLike } from '../payment/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import type { Wallet, WalletRefusal } from '../wallet/index.ts';

/** The target of a top-up. `wallet` null: the customer has none. */
export type TopUpTarget =
  | { readonly type: 'card'; readonly card: Card; readonly facts: CardUseFacts }
  | { readonly type: 'wallet'; readonly wallet: Wallet | null };

/** Both ends allowed: the product's for a card, the unit's for a wallet. The least is above zero. */
export type TopUpLimits = Pick<Product, 'minAmount' | 'maxAmount'>;

/**
 * What the wallets of a unit take: from the least to the most that any of its reloadable products takes. Null where none is
 * reloadable: then wallets are not topped up either.
 */
export const walletLimits = (
  products: readonly Pick<Product, 'isReloadable' | 'minAmount' | 'maxAmount'>[],
): TopUpLimits | null => {
  const reloadable = products.filter(({ isReloadable }) => isReloadable);
  const [least] = reloadable.toSorted((one, other) => compare(one.minAmount, other.minAmount));
  const [most] = reloadable.toSorted((one, other) => compare(other.maxAmount, one.maxAmount));
  return least === undefined || most === undefined ? null : { minAmount: least.minAmount, maxAmount: most.maxAmount };
};

/** `WalletNotReloadable`: the wallet cannot be topped up. The rest are those of the card and of the amount. */
export type TopUpRefusal =
  | CardRefusal
  | Extract<WalletRefusal, { readonly _tag: 'WalletNotOffered' }>
  | { readonly _tag: 'WalletNotReloadable' }
  | AmountEntryRefusal
  | AmountLimitRefusal;

/** The target if it may be topped up: a usable card, or an existing, reloadable wallet. */
export const checkTopUpTarget = (target: TopUpTarget): Result.Result<TopUpTarget, TopUpRefusal> => {
  if (target.type === 'card') return Result.map(checkCardUse('topUp', target.card, target.facts), () => target);
  if (target.wallet === null) return Result.fail({ _tag: 'WalletNotOffered' });
  return target.wallet.isReloadable ? Result.succeed(target) : Result.fail({ _tag: 'WalletNotReloadable' });
};

/** Parses the typed amount. Refusals of the target precede those of the amount. */
export const checkTopUp = (
  entry: string,
  target: TopUpTarget,
  limits: TopUpLimits,
): Result.Result<Money, TopUpRefusal> =>
  Result.flatMap(checkTopUpTarget(target), (): Result.Result<Money, TopUpRefusal> => checkAmountEntry(entry, limits));

/** The server's answer when a top-up begins. `fee` null: there is none. */
export interface TopUpOpened {
  readonly transactionNo: string;
  readonly fee: Money | null;
}

/** The offer before payment: `due` is the amount plus the fee. `transactionNo` null: the shop knows nothing of it yet. */
export interface TopUpOffer {
  readonly transactionNo: string | null;
  readonly amount: Money;
  readonly fee: Money;
  readonly due: Money;
}

/** What is offered before the top-up begins, and once the server has answered: only then there may be a fee. */
export const topUpOffer = (amount: Money, begun: TopUpOpened | null): TopUpOffer => {
  const charged = begun?.fee ?? zero(amount.currency);
  return { transactionNo: begun?.transactionNo ?? null, amount, fee: charged, due: add(amount, charged) };
};

/** The means a top-up may be paid with, in the unit's order: those that settle on the provider's page. */
export const topUpMeans = (listed: readonly PaymentMeans[]): readonly PaymentMeans[] => listed.filter(isCardLike);
