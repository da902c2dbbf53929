/** What happens to a top-up, and what its machine reads of that. Source: A-172. */
import type { PaymentRedirectSnapshot } from '../payment/index.ts';
import type { OpenTopUpEvent, ResumeTopUpEvent } from './top-up-state.ts';
import type { TopUpToPay } from './top-up-to-pay.ts';

/**
 * `open` names what was typed. `resume` and `giveUp` are about one that was left. `cameBack`: from the provider's page, by
 * the browser's history. `leave`: another card is looked at.
 */
export type TopUpEvent =
  | OpenTopUpEvent
  | ResumeTopUpEvent
  | { readonly type: 'giveUp'; readonly topUp: TopUpToPay }
  | { readonly type: 'pay' }
  | { readonly type: 'change' }
  | { readonly type: 'cameBack' }
  | { readonly type: 'leave' }
  | { readonly type: 'again' };

/** The machine on the way to the provider has moved. */
export interface RedirectFollowed {
  readonly type: 'xstate.snapshot.redirect';
  readonly snapshot: PaymentRedirectSnapshot;
}

export const eventOf = ({ event }: { event: OpenTopUpEvent }) => event;
export const errorOf = ({ event }: { event: { readonly error: unknown } }) => event.error;
export const redirectOf = ({ event }: { event: RedirectFollowed }) => event.snapshot;
