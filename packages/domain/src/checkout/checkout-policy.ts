/**
 * What checkout needs from a unit: the guest rules, the means of payment, the provider. Source: spec section 1, A-41,
 * S6.29.
 */
import type { PinPolicy } from '../card/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import type { RewardOffer } from '../discount/index.ts';
import type { MeansByKind, PaymentProviderId } from '../payment/index.ts';
import type { GateFacts } from '../guest-gate/index.ts';

/** The unit's part of the facts of the guest gate. */
export type GateRules = Pick<GateFacts, 'isGuestOnly' | 'isGuestModeOn' | 'isSingleSignOnOnly'>;

export interface CheckoutPolicy extends GateRules {
  readonly means: MeansByKind;
  readonly provider: PaymentProviderId;
  /** Which card numbers have no PIN. */
  readonly pins: PinPolicy;
  /** What the unit gives each kind of customer with an order, the best first. */
  readonly rewards: Readonly<Record<CustomerKind, readonly RewardOffer[]>>;
}
