/** Adapters between the domain's words and the shop's calls. */
export { createCaptchaGateway } from './captcha-gateway.ts';
export type { CaptchaGateway, CaptchaTask } from './captcha-gateway.ts';
export { createCardGateway } from './card-gateway.ts';
export type { CardGateway, CardQuestion, MemberProduct, QueriedCard } from './card-gateway.ts';
export { createCatalogueGateway } from './catalogue-gateway.ts';
export type { CatalogueGateway } from './catalogue-gateway.ts';
export { createCouponGateway } from './coupon-gateway.ts';
export type { CouponGateway } from './coupon-gateway.ts';
export { createIntentionKeys } from './intention-keys.ts';
export type { IntentionKeys } from './intention-keys.ts';
export { createOrderGateway } from './order-gateway.ts';
export type { OrderGateway } from './order-gateway.ts';
export { createPaymentGateway } from './payment-gateway.ts';
export type { PaymentGateway } from './payment-gateway.ts';
export { createResourceGateway } from './resource-gateway.ts';
export type { PhotoUpload, ResourceGateway } from './resource-gateway.ts';
export { createUnlockGateway } from './unlock-gateway.ts';
export type { UnlockGateway } from './unlock-gateway.ts';
