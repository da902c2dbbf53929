/** The policies that the shop's calls bring of a unit. Parameters that cannot be read, or contradict each other, are a defect of the unit. */
import { businessUnit, checkoutPolicy, importPolicy, type BusinessUnit } from '@offrande/domain/business-unit';
import { decodeUnitParameters } from '@offrande/domain/business-unit/schema';
import type { ImportPolicy } from '@offrande/domain/card-import';
import type { CheckoutPolicy } from '@offrande/domain/checkout';
import { Result } from 'effect';

const decodeUnit = (parameters: unknown): BusinessUnit =>
  Result.getOrThrow(businessUnit(Result.getOrThrow(decodeUnitParameters(parameters))));

/** What an import goes by. */
export const readImportPolicy = (parameters: unknown): ImportPolicy => importPolicy(decodeUnit(parameters));

/** What checkout goes by. */
export const readCheckoutPolicy = (parameters: unknown): CheckoutPolicy => checkoutPolicy(decodeUnit(parameters));
