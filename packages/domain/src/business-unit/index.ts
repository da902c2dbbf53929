/** Business units: parameters, policies and features (spec section 1, A-41 to ). */
export { businessUnit } from './business-unit.ts';
export type { BusinessUnit } from './business-unit.ts';
export type { UnitContradiction } from './contradiction.ts';
export { accessPolicy, cartPolicy, deliveryPolicy, guestPolicy, languageFor, numberStyle } from './policies.ts';
export type { GuestPolicy, UnitDeliveryPolicy } from './policies.ts';
export {
  documentRetention,
  importPolicy,
  individualPolicy,
  kybFacts,
  loginPolicy,
  phoneCreditPolicy,
  pinPolicy,
  profilePolicy,
  quotationValidity,
  reminderPolicy,
  walletPolicy,
} from './account-policies.ts';
export { rewardsFor, wrongGifts } from './reward-policy.ts';
export { couponMeansFor, hasWallet, paymentMeansFor } from './means.ts';
export { GULF_COUNTRIES, unitFeatures } from './features.ts';
export type { UnitFeatures } from './features.ts';
export { customerKindsOf, deliveryTypesOf, routesOf } from './offer.ts';
export { valueOn } from './dated.ts';
export { tooShortValidities, type ValidityTooShort } from './least-validity.ts';
export { exemptionCapAt } from './exemption-cap.ts';
export { CHAT_PROVIDERS, chatOf, chatProviderOf } from './chat.ts';
export type { Chat, ChatProvider } from './chat.ts';
export {
  bankAccountOf,
  contactOf,
  fulfilmentEmailOf,
  invoicePrefixOf,
  sellerOf,
  surroundingsOf,
  unitText,
} from './presentation.ts';
export type { Seller, UnitContact, UnitTexts } from './presentation.ts';
export { assetAddress, isAssetAddress } from './assets.ts';
export { checkLayout } from './unit-layout.ts';
export type { OfferedLayouts, UnknownLayout } from './unit-layout.ts';
export { checkoutPolicy } from './checkout-policy.ts';
