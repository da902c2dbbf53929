/**
 * The request for a quotation, and the meaning of its answer. The cart is priced without coupons: a quotation shows the
 * price of the cards, and coupons may be spent by tomorrow. Source: S4.12, S7.99, S8.48, S8.49, A-40.
 */
import { Result } from 'effect';
import { cartTotal } from '../pricing/index.ts';
import type { Cart } from '../cart/index.ts';
import type { CartTotal, PricingFacts } from '../pricing/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { checkEmail } from '../email/index.ts';
import type { EmailRefusal } from '../email/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import { checkoutPayload } from '../order-payload/index.ts';
import { isQuoteSuccessful } from '../order/index.ts';
import type { OrderFacts } from '../order-payload/index.ts';
import { checkMayQuote } from './may-quote.ts';
import type { QuotationNotOffered } from './may-quote.ts';
import type { QuotationAnswer, QuotationRequest } from './quotation.schema.ts';

/** `email` is where the quotation goes, as typed. */
export interface QuotationEntry {
  readonly cart: Cart;
  readonly pricing: Omit<PricingFacts, 'coupons'>;
  readonly facts: OrderFacts;
  readonly buyer: CustomerKind;
  readonly email: string;
}

export type QuotationRefusal = QuotationNotOffered | EmailRefusal | { readonly _tag: 'CartEmpty' };

/** The request, and the total that the quotation will have. */
export interface PreparedQuotation {
  readonly request: QuotationRequest;
  readonly total: CartTotal;
}

/** Prepares the request of a buyer with permission; refuses others first, then an empty cart, then the email. */
export const prepareQuotation = (entry: QuotationEntry): Result.Result<PreparedQuotation, QuotationRefusal> =>
  Result.gen(function* () {
    const { cart, pricing, facts, buyer } = entry;
    yield* checkMayQuote(buyer);
    if (cart.lines.length === 0) return yield* Result.fail({ _tag: 'CartEmpty' } as const);
    const email = yield* checkEmail(entry.email);
    const total = cartTotal(cart, { ...pricing, coupons: [] });
    const { couponList: _none, quotationList: _new, ...payload } = checkoutPayload(cart, total, facts);
    return { request: { ...payload, email }, total };
  });

/**
 * The notice after a request. `QuotationSent`: it was sent to `email`. `QuotationFailed`: none was created; `code` is
 * null if there is none.
 */
export type QuotationNotice =
  | { readonly _tag: 'QuotationSent'; readonly orderNo: string; readonly email: string }
  | { readonly _tag: 'QuotationFailed'; readonly code: string | null };

/** The notice of an answer: success only with a number and without an error. */
export const quotationNotice = (answer: QuotationAnswer, email: string): QuotationNotice =>
  isQuoteSuccessful(answer)
    ? { _tag: 'QuotationSent', orderNo: answer.orderNo ?? '', email }
    : { _tag: 'QuotationFailed', code: null };

/** The notice of a call that failed. */
export const quotationFailed = ({ code }: GatewayFailure): QuotationNotice => ({ _tag: 'QuotationFailed', code });
