/** The values that the checkout machine takes from its events, and how it follows the machines that it invokes. */
import { selectOrderFailure } from '../order/index.ts';
import type { OrderSnapshot } from '../order/index.ts';
import { selectRedirectFailure } from '../payment/index.ts';
import type { PaymentRedirectSnapshot } from '../payment/index.ts';
import type { CheckoutFacts } from './checkout-standing.ts';
import { placedLines } from './checkout-state.ts';
import type { CheckoutContext } from './checkout-state.ts';
import type { CouponsSnapshot } from './coupons.machine.ts';

export const ofFacts = { params: ({ event }: { event: { facts: Partial<CheckoutFacts> } }) => event.facts } as const;
export const ofOrder = { params: ({ event }: { event: { snapshot: OrderSnapshot } }) => event.snapshot } as const;
export const ofCoupons = { params: ({ event }: { event: { snapshot: CouponsSnapshot } }) => event.snapshot } as const;
export const ofRedirect = {
  params: ({ event }: { event: { snapshot: PaymentRedirectSnapshot } }) => event.snapshot,
} as const;
export const keepOrderFailure = {
  type: 'keepFailure',
  params: ({ event }: { event: { snapshot: OrderSnapshot } }) => selectOrderFailure(event.snapshot),
} as const;

export const followOrder = [
  { type: 'followOrder', ...ofOrder },
  { type: 'rememberOrder', params: ({ context }: { context: CheckoutContext }) => context.beingPaid },
] as const;
export const settlePurchase = {
  type: 'settlePurchase',
  params: ({ context }: { context: CheckoutContext }) => placedLines(context),
} as const;
export const followCoupons = [
  { type: 'followCoupons', ...ofCoupons },
  {
    type: 'rememberCoupons',
    params: ({ event }: { event: { snapshot: CouponsSnapshot } }) => event.snapshot.context.coupons,
  },
] as const;

export const keepRedirectFailure = {
  type: 'keepFailure',
  params: ({ event }: { event: { snapshot: PaymentRedirectSnapshot } }) => selectRedirectFailure(event.snapshot),
} as const;
