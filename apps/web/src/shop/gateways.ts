/** The calls of the current unit over HTTP, loaded with the first one: client, contract, and the reading of unit parameters. */
import { createClient } from '@offrande/api-client/client';
import { calls } from '@offrande/api-client/contract';
import {
  createCaptchaGateway,
  createCardGateway,
  createCatalogueGateway,
  createCouponGateway,
  createIntentionKeys,
  createOrderGateway,
  createPaymentGateway,
  createResourceGateway,
  createUnlockGateway,
  type CardGateway,
  type CatalogueGateway,
  type CouponGateway,
  type OrderGateway,
  type PaymentGateway,
  type ResourceGateway,
  type UnlockGateway,
} from '@offrande/api-client/gateways';
import type { Currency } from '@offrande/domain/money';
import { type CaptchaSolver, createCaptchaSolver } from './captcha-solver.ts';
import { type CheckoutRules, readCheckoutRules } from './checkout-rules.ts';
import type { Keep } from './keep.ts';

export interface ShopGateways {
  readonly catalogue: CatalogueGateway;
  readonly coupons: CouponGateway;
  readonly orders: OrderGateway;
  /** `search` is what a provider appended to the address it sent the buyer back to. */
  readonly payments: (search: string) => PaymentGateway;
  readonly resources: ResourceGateway;
  readonly cards: CardGateway;
  readonly unlock: UnlockGateway;
  readonly captcha: CaptchaSolver;
}

export interface HttpGateways extends ShopGateways {
  readonly checkoutRules: () => Promise<CheckoutRules>;
}

/** `tokens` keeps the init token over page loads; `language` is the catalogue's. */
export const createHttpGateways = (
  { unitId, currency, language }: { unitId: string; currency: Currency; language: string },
  tokens: Keep,
): HttpGateways => {
  const host = globalThis.location.origin;
  const keys = createIntentionKeys(() => crypto.randomUUID());
  const client = createClient({ baseUrl: `${host}/api`, unitId, tokenStore: tokens, now: () => Date.now() });
  const captcha = createCaptchaSolver(createCaptchaGateway(client));
  return {
    captcha,
    catalogue: createCatalogueGateway(client, language),
    coupons: createCouponGateway(client, currency, captcha.solve),
    orders: createOrderGateway(client, currency, keys),
    payments: (search) => createPaymentGateway(client, keys, { host, type: 'order', search }),
    resources: createResourceGateway(client),
    cards: createCardGateway(client, currency, keys),
    unlock: createUnlockGateway(client),
    checkoutRules: async () => readCheckoutRules(await client.call(calls.unitParameters, { buId: unitId })),
  };
};
