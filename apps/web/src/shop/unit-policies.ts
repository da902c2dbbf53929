/**
 * Parses a unit's parameters into policies. Unreadable or contradictory parameters are a configuration error of the
 * unit.
 */
import { businessUnit, checkoutPolicy, importPolicy, type BusinessUnit } from '@offrande/domain/business-unit';
import { decodeUnitParameters } from '@offrande/domain/business-unit/schema';
import type { ImportPolicy } from '@offrande/domain/card-import';
import type { CheckoutPolicy } from '@offrande/domain/checkout';
import { Result } from 'effect';

const decodeUnit = (parameters: unknown): BusinessUnit =>
  Result.getOrThrow(businessUnit(Result.getOrThrow(decodeUnitParameters(parameters))));

/** The policy of card imports. */
export const readImportPolicy = (parameters: unknown): ImportPolicy => importPolicy(decodeUnit(parameters));

/** The policy of checkout. */
export const readCheckoutPolicy = (parameters: unknown): CheckoutPolicy => checkoutPolicy(decodeUnit(parameters));
