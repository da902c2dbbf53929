/** Business units: parameters, unit from path, policies and features (spec section 1, A-41 to ). */
export { decodeUnitParameters, UnitParameters } from './parameters.schema.ts';
export type { LoginMethod, UnitParametersJson } from './parameters.schema.ts';
export { businessUnit } from './business-unit.ts';
export type { BusinessUnit } from './business-unit.ts';
export type { UnitContradiction } from './contradictions.ts';
export { isReservedSegment, RESERVED_SEGMENTS } from './reserved-segments.ts';
export { unitFromPath, unitRegistry, withUnitPrefix } from './unit-from-path.ts';
export type { UnitPath, UnitRegistry, UnitRegistryRefusal } from './unit-from-path.ts';
export {
  cartPolicy,
  couponMeansFor,
  deliveryPolicy,
  guestPolicy,
  hasWallet,
  languageFor,
  numberStyle,
  paymentMeansFor,
} from './policies.ts';
export type { GuestPolicy, UnitDeliveryPolicy } from './policies.ts';
export { GULF_COUNTRIES, isTradeOffered, isTrustedAddress, unitFeatures } from './features.ts';
export type { UnitFeatures } from './features.ts';
