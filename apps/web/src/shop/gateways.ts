/** The calls of the current unit over HTTP, loaded with the first one: client, contract, and the reading of unit parameters. */
import { createClient } from '@offrande/api-client/client';
import { calls } from '@offrande/api-client/contract';
import {
  createCaptchaGateway,
  createCatalogueGateway,
  createCouponGateway,
  createIntentionKeys,
  createOrderGateway,
  createPaymentGateway,
  createResourceGateway,
  type CatalogueGateway,
  type CouponGateway,
  type OrderGateway,
  type PaymentGateway,
  type ResourceGateway,
} from '@offrande/api-client/gateways';
import type { Currency } from '@offrande/domain/money';
import { createCaptchaSolver } from './captcha-solver.ts';
import { type CheckoutRules, readCheckoutRules } from './checkout-rules.ts';
import type { Keep } from './keep.ts';

export interface ShopGateways {
  readonly catalogue: CatalogueGateway;
  readonly coupons: CouponGateway;
  readonly orders: OrderGateway;
  /** `search` is what a provider appended to the address it sent the buyer back to. */
  readonly payments: (search: string) => PaymentGateway;
  readonly resources: ResourceGateway;
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
  return {
    catalogue: createCatalogueGateway(client, language),
    coupons: createCouponGateway(client, currency, createCaptchaSolver(createCaptchaGateway(client))),
    orders: createOrderGateway(client, currency, keys),
    payments: (search) => createPaymentGateway(client, keys, { host, type: 'order', search }),
    resources: createResourceGateway(client),
    checkoutRules: async () => readCheckoutRules(await client.call(calls.unitParameters, { buId: unitId })),
  };
};
