/**
 * The way in which a top-up is paid, with the rule that its amount follows: at the provider, or, for a company's wallet, by a transfer
 * that staff confirm. Source: S7.86, A-87, A-184, decision 057.
 */
import type { Calls, RequestOf } from '@offrande/api-client/contract';
import type { Money } from '@offrande/domain/money';
import { isToOwnAccount, type PaymentMeans } from '@offrande/domain/payment';
import { checkTopUp, checkWalletTransfer, topUpMeans, WALLET_TRANSFER } from '@offrande/domain/top-up';
import type { Result } from 'effect';
import { kindOf } from '../call/buyer.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import { unitTransferTerms } from '../wallet/load-wallet.ts';
import type { FoundTarget } from './top-up-target.ts';

type Request = RequestOf<Calls['openTopUp']>;

export interface TopUpWay {
  readonly means: PaymentMeans;
  /** The amount, or why it cannot be added to this card or wallet. `isAwaited`: a transfer of the customer is awaited already. */
  readonly check: (found: FoundTarget, isAwaited: boolean) => Result.Result<Money, { readonly _tag: string }>;
}

const notOffered = (): CallRefused => new CallRefused('topUpRefused', { field: 'paymentMean', reason: 'NotOffered' });

const byTransfer = ({ amount, cardNumber }: Request, { unit, buyer }: CallContext): TopUpWay => {
  const terms = unitTransferTerms(unit, kindOf(buyer));
  if (terms === null || cardNumber !== undefined) throw notOffered();
  return {
    means: WALLET_TRANSFER,
    check: ({ target }, isWaiting) =>
      checkWalletTransfer(amount, { wallet: target.type === 'wallet' ? target.wallet : null, isWaiting }, terms),
  };
};

const atProvider = ({ amount, paymentMean }: Request, { unit, buyer }: CallContext): TopUpWay => {
  const offered = topUpMeans(unit.meansFor(kindOf(buyer)));
  const means = paymentMean ?? offered[0];
  if (means === undefined || !offered.includes(means)) throw notOffered();
  return { means, check: ({ target, limits }) => checkTopUp(amount, target, limits) };
};

/** The chosen way, by default the unit's first means at the provider. */
export const topUpWay = (request: Request, context: CallContext): TopUpWay =>
  request.paymentMean === WALLET_TRANSFER ? byTransfer(request, context) : atProvider(request, context);

/** Where the money of a means comes from. */
export const moneyFrom = (means: PaymentMeans): 'bank' | 'provider' => (isToOwnAccount(means) ? 'bank' : 'provider');
