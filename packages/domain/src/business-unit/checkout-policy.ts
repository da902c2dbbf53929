/** The checkout policy of a unit. Source: spec section 1, A-41, S6.29. */
import type { CheckoutPolicy } from '../checkout/index.ts';
import { byKind } from '../customer/index.ts';
import { pinPolicy } from './account-policies.ts';
import type { BusinessUnit } from './business-unit.ts';
import { paymentMeansFor } from './means.ts';
import { guestPolicy } from './policies.ts';
import { rewardsFor } from './reward-policy.ts';

/** A unit without any means of payment is a defect of its folder. */
const providerOf = ({ provider, id }: BusinessUnit): CheckoutPolicy['provider'] => {
  if (provider === null) throw new TypeError(`The unit ${id} names no payment provider`);
  return provider;
};

export const checkoutPolicy = (unit: BusinessUnit): CheckoutPolicy => ({
  ...guestPolicy(unit),
  means: byKind((kind) => paymentMeansFor(unit, kind)),
  provider: providerOf(unit),
  pins: pinPolicy(unit),
  rewards: byKind((kind) => rewardsFor(unit, kind)),
});
