/** Adapters for the calls that establish who the user is: sign-in, registration, one-time codes, password reset and captchas. */
export { createSessionGateway } from './session-gateway.ts';
export type { SessionGateway, SessionGatewayOptions } from './session-gateway.ts';
export { createOneTimeCodeGateway } from './one-time-code-gateway.ts';
export type { OneTimeCodeGateway } from './one-time-code-gateway.ts';
export { createKybIdentityGateway } from './kyb-identity-gateway.ts';
export type { KybIdentityGateway } from './kyb-identity-gateway.ts';
export { createOrderCodeGateway } from './order-code-gateway.ts';
export { createRegistrationGateway } from './registration-gateway.ts';
export type { RegistrationGateway } from './registration-gateway.ts';
export { createPasswordResetGateway } from './password-reset-gateway.ts';
export type { PasswordResetGateway } from './password-reset-gateway.ts';
export { createIdentityProviderGateway } from './identity-provider-gateway.ts';
export type { IdentityProviderGateway } from './identity-provider-gateway.ts';
export { createCaptchaGateway } from './captcha-gateway.ts';
export type { CaptchaGateway, CaptchaTask } from './captcha-gateway.ts';
export { withCaptcha, type SolveCaptcha } from './solved-call.ts';
