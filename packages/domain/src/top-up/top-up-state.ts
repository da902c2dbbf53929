/** What the top-up machine knows, and the plain functions that its guards and actions call. Source. */
import { Result } from 'effect';
import { readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import { encodeAmount, equals, subtract } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type {
  PaymentMeans,
  PaymentProviderId,
  PaymentRedirectSnapshot,
  PaymentSessionRequest,
} from '../payment/index.ts';
import { checkTopUp, topUpOffer } from './top-up.ts';
import type { TopUpLimits, TopUpOffer, TopUpOpened, TopUpRefusal, TopUpTarget } from './top-up.ts';
import type { BookedTopUp } from './top-up-booked.ts';
import { topUpPaymentInfo, topUpUnderWay } from './top-up-return.ts';
import type { CardPlace, TopUpPaymentInfo, TopUpReturn, TopUpUnderWay } from './top-up-return.ts';
import type { TopUpToPay } from './top-up-to-pay.ts';

/**
 * `returned`: what the address said. `bookedPaymentId`: the payment that this browser booked last. `entry`: the amount
 * that it left to pay, kept for trying again.
 */
export interface TopUpInput {
  readonly returned: TopUpReturn | null;
  readonly bookedPaymentId: string | null;
  readonly entry: string | null;
}

/** What to top up and by how much; `cardNumber` null is the wallet. Without `means`, it is the unit's first at the provider. */
export interface TopUpRequest {
  readonly cardNumber: string | null;
  readonly amount: Money;
  readonly means?: PaymentMeans;
}

/** Who pays, where and how: `method` is the wire's name of the means. */
export interface TopUpPayer extends Pick<PaymentSessionRequest, 'method' | 'email' | 'mobileNo'> {
  readonly provider: PaymentProviderId;
}

/** `place` null: the wallet. */
export interface OpenTopUpEvent {
  readonly type: 'open';
  readonly entry: string;
  readonly target: TopUpTarget;
  readonly limits: TopUpLimits;
  readonly place: CardPlace | null;
}

export interface ResumeTopUpEvent {
  readonly type: 'resume';
  readonly topUp: TopUpToPay;
  readonly place: CardPlace | null;
}

/** `refused`: the amount of the payment that failed. `failed`: what the last failure stopped. */
export interface TopUpContext {
  readonly payment: TopUpPaymentInfo | null;
  readonly hasFailed: boolean;
  readonly refused: string | null;
  readonly place: CardPlace | null;
  readonly request: TopUpRequest | null;
  readonly refusal: TopUpRefusal | null;
  readonly offer: TopUpOffer | null;
  readonly payer: TopUpPayer | null;
  readonly leaving: TopUpToPay | null;
  readonly givenUp: Money | null;
  readonly booked: BookedTopUp | null;
  readonly failure: GatewayFailure | null;
  readonly failed: 'paying' | 'givingUp' | 'booking' | null;
}

export const NO_TOP_UP: TopUpContext = {
  payment: null,
  hasFailed: false,
  refused: null,
  place: null,
  request: null,
  refusal: null,
  offer: null,
  payer: null,
  leaving: null,
  givenUp: null,
  booked: null,
  failure: null,
  failed: null,
};

/** A booked payment is not booked again, so a reload repeats nothing. */
export const restoredTopUp = ({ returned, bookedPaymentId, entry }: TopUpInput): TopUpContext => {
  const hasFailed = returned?.state === 'failed';
  const isPaid = returned?.state === 'paid' && returned.paymentId !== bookedPaymentId;
  return {
    ...NO_TOP_UP,
    hasFailed,
    refused: hasFailed ? entry : null,
    payment: isPaid ? topUpPaymentInfo(returned) : null,
  };
};

export const isTopUpAccepted = ({ entry, target, limits }: OpenTopUpEvent): boolean =>
  Result.isSuccess(checkTopUp(entry, target, limits));

/** The offer is made here: before the buyer pays, the shop is told nothing. */
export const offeredTopUp = ({ entry, target, limits, place }: OpenTopUpEvent): TopUpContext =>
  Result.match(checkTopUp(entry, target, limits), {
    onFailure: (refusal): TopUpContext => ({ ...NO_TOP_UP, refusal }),
    onSuccess: (amount): TopUpContext => ({
      ...NO_TOP_UP,
      place,
      request: { cardNumber: target.type === 'card' ? target.card.cardNumber : null, amount },
      offer: topUpOffer(amount, null),
    }),
  });

export const resumedTopUp = ({ topUp, place }: ResumeTopUpEvent): TopUpContext => {
  const { transactionNo, amount, due } = topUp;
  return { ...NO_TOP_UP, place, offer: { transactionNo, amount, fee: subtract(due, amount), due } };
};

export const begunOffer = ({ request, offer }: TopUpContext, begun: TopUpOpened): TopUpOffer | null =>
  request === null ? offer : topUpOffer(request.amount, begun);

/** A fee that was not shown is shown before anything is paid. */
export const costsAsShown = (context: TopUpContext, begun: TopUpOpened): boolean => {
  const next = begunOffer(context, begun);
  return next !== null && context.offer !== null && equals(next.due, context.offer.due);
};

/** The chart leads here with an offer that has begun, and with who pays. */
export const sessionRequestOf = ({ offer, payer }: TopUpContext): PaymentSessionRequest => {
  if (offer?.transactionNo == null || payer === null) throw new TypeError('Nothing has begun that could be paid');
  const { method, email, mobileNo } = payer;
  const { code } = offer.due.currency;
  return { orderNo: offer.transactionNo, amount: encodeAmount(offer.due), currency: code, method, email, mobileNo };
};

/** What the tab keeps while the buyer is at the provider. */
export const underWayOf = (context: TopUpContext, redirect: PaymentRedirectSnapshot): TopUpUnderWay => {
  const { orderNo: transactionNo } = sessionRequestOf(context);
  return topUpUnderWay(context.place, context.payer!.provider, {
    transactionNo,
    paymentLogId: redirect.context.session?.paymentLogId ?? null,
    entry: encodeAmount(context.offer!.amount),
  });
};

export const failedTopUp = (error: unknown, failed: TopUpContext['failed']): Partial<TopUpContext> => ({
  failure: readFailure(error),
  failed,
});
