/** What checkout needs of a unit: who may order as a guest, the means to pay, the provider. Source: spec section 1, A-41, S6.29. */
import {
  businessUnit,
  guestPolicy,
  importPolicy,
  paymentMeansFor,
  type BusinessUnit,
  type GuestPolicy,
} from '@offrande/domain/business-unit';
import { decodeUnitParameters } from '@offrande/domain/business-unit/schema';
import type { ImportPolicy } from '@offrande/domain/card';
import type { PaymentMeans, PaymentProviderId } from '@offrande/domain/payment';
import { Result } from 'effect';

export interface CheckoutRules extends GuestPolicy {
  /** In the unit's order. */
  readonly guestMeans: readonly PaymentMeans[];
  /** Of an individual with an account. */
  readonly memberMeans: readonly PaymentMeans[];
  readonly provider: PaymentProviderId;
}

/** A unit that nobody can pay in is a defect of its folder. */
const providerOf = ({ provider, id }: BusinessUnit): PaymentProviderId => {
  if (provider === null) throw new TypeError(`The unit ${id} names no payment provider`);
  return provider;
};

/** Parameters that cannot be read, or contradict each other, are a defect of the unit. */
const unitOf = (parameters: unknown): BusinessUnit =>
  Result.getOrThrow(businessUnit(Result.getOrThrow(decodeUnitParameters(parameters))));

/** What an import goes by. */
export const readImportPolicy = (parameters: unknown): ImportPolicy => importPolicy(unitOf(parameters));

export const readCheckoutRules = (parameters: unknown): CheckoutRules => {
  const unit = unitOf(parameters);
  return {
    ...guestPolicy(unit),
    guestMeans: paymentMeansFor(unit, 'guest'),
    memberMeans: paymentMeansFor(unit, 'individual'),
    provider: providerOf(unit),
  };
};
