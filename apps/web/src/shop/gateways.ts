/**
 * The API calls of the current unit over HTTP, loaded on first use: client, contract, and the parser of unit
 * parameters.
 */
import { checkTimestamp, type Client, createClient } from '@offrande/api-client/client';
import {
  createCardGateway,
  createCatalogueGateway,
  createCouponGateway,
  createDraftGateway,
  createIntentionKeys,
  createOrderGateway,
  createPaymentGateway,
  createResourceGateway,
  createUnlockGateway,
  readUnitParameters,
  type CardGateway,
  type CatalogueGateway,
  type CouponGateway,
  type DraftGateway,
  type IntentionKeys,
  type OrderGateway,
  type PaymentGateway,
  type ResourceGateway,
  type UnlockGateway,
} from '@offrande/api-client/gateways';
import { createCaptchaGateway } from '@offrande/api-client/identity';
import type { ImportPolicy } from '@offrande/domain/card-import';
import type { CheckoutPolicy } from '@offrande/domain/checkout';
import type { Currency } from '@offrande/domain/money';
import type { PaymentType } from '@offrande/domain/payment';
import { type CaptchaSolver, createCaptchaSolver } from './captcha-solver.ts';
import { type OwnSession, refuseSession } from './refused-session.ts';
import { pricedFor } from './cart-place.ts';
import type { SignedIn } from './signed-in.ts';
import { readCheckoutPolicy, readImportPolicy } from './unit-policies.ts';
import type { KeyValueStore } from './key-value-store.ts';

export interface ShopGateways {
  readonly catalogue: CatalogueGateway;
  readonly coupons: CouponGateway;
  /** Details that do not fit into the order payload are saved beforehand as a draft. */
  readonly orders: OrderGateway & Pick<DraftGateway, 'saveDraft'>;
  /** `search` is the query string that a provider appended to the return address; `type` defaults to an order. */
  readonly payments: (search: string, type?: PaymentType) => PaymentGateway;
  readonly resources: ResourceGateway;
  readonly cards: CardGateway;
  readonly unlock: UnlockGateway;
  readonly captcha: CaptchaSolver;
}

export interface HttpGateways extends ShopGateways {
  readonly checkoutPolicy: () => Promise<CheckoutPolicy>;
  readonly importPolicy: () => Promise<ImportPolicy>;
  /** Whether this browser's clock shows the server's minute. */
  readonly isClockRight: () => Promise<boolean>;
  /** For building further gateways. */
  readonly client: Client;
  readonly keys: IntentionKeys;
}

/** The context of the calls. `language` is the catalogue's. */
export interface Caller extends OwnSession {
  readonly currency: Currency;
  readonly language: string;
  /** Stores the init token across page loads. */
  readonly tokens: KeyValueStore;
  /** Null if nobody is signed in. */
  readonly accessToken: () => string | null;
  readonly signedIn: () => SignedIn | null;
  /** Called when a fresh init token has arrived. */
  readonly onSession: () => void;
}

export const createHttpGateways = (visitor: Caller): HttpGateways => {
  const { unitId, currency, language, tokens, accessToken, signedIn, onSession } = visitor;
  const host = globalThis.location.origin;
  const keys = createIntentionKeys(() => crypto.randomUUID());
  const client = createClient({
    baseUrl: `${host}/api`,
    unitId,
    tokenStore: tokens,
    accessToken,
    now: () => Date.now(),
    onSession,
    onUnauthorized: (token) => void refuseSession(visitor, token),
  });
  const custId = () => signedIn()?.custId ?? null;
  const readParameters = () => readUnitParameters(client);
  const captcha = createCaptchaSolver(createCaptchaGateway(client));
  return {
    client,
    keys,
    captcha,
    catalogue: createCatalogueGateway(client, currency, language, () => pricedFor(signedIn(), unitId, tokens)),
    coupons: createCouponGateway(client, currency, captcha.solve, custId),
    orders: {
      ...createOrderGateway(client, currency, keys),
      saveDraft: createDraftGateway(client, currency).saveDraft,
    },
    payments: (search, type = 'order') => createPaymentGateway(client, keys, { host, type, search }),
    resources: createResourceGateway(client),
    cards: createCardGateway(client, currency, keys, custId),
    unlock: createUnlockGateway(client),
    checkoutPolicy: async () => readCheckoutPolicy(await readParameters()),
    importPolicy: async () => readImportPolicy(await readParameters()),
    isClockRight: () => checkTimestamp(client, Date.now()),
  };
};
