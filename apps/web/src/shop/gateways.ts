/** The calls of the current unit over HTTP, loaded with the first one: client, contract, and the reading of unit parameters. */
import { createClient } from '@offrande/api-client/client';
import { calls } from '@offrande/api-client/contract';
import {
  createCouponGateway,
  createIntentionKeys,
  createOrderGateway,
  createPaymentGateway,
  type CouponGateway,
  type OrderGateway,
  type PaymentGateway,
} from '@offrande/api-client/gateways';
import type { Currency } from '@offrande/domain/money';
import { type CheckoutRules, readCheckoutRules } from './checkout-rules.ts';
import type { Keep } from './keep.ts';

export interface ShopGateways {
  readonly coupons: CouponGateway;
  readonly orders: OrderGateway;
  /** `search` is what a provider appended to the address it sent the buyer back to. */
  readonly payments: (search: string) => PaymentGateway;
}

export interface HttpGateways extends ShopGateways {
  readonly checkoutRules: () => Promise<CheckoutRules>;
}

/** `tokens` keeps the init token over page loads. */
export const createHttpGateways = (unitId: string, currency: Currency, tokens: Keep): HttpGateways => {
  const host = globalThis.location.origin;
  const keys = createIntentionKeys(() => crypto.randomUUID());
  const client = createClient({ baseUrl: `${host}/api`, unitId, tokenStore: tokens, now: () => Date.now() });
  return {
    coupons: createCouponGateway(client, currency),
    orders: createOrderGateway(client, currency, keys),
    payments: (search) => createPaymentGateway(client, keys, { host, type: 'order', search }),
    checkoutRules: async () => readCheckoutRules(await client.call(calls.unitParameters, { buId: unitId })),
  };
};
