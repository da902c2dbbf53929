/** Addresses and secrets of the payment providers, from the environment; the sandbox where none is given. */
import { type Environment, readAddress } from '../provider-address.ts';

/** How long a provider may take to answer (reliability row 38). */
const TIMEOUT_MS = 10_000;

export interface UpstreamPayConfig {
  readonly baseUrl: string;
  /** The shop's id at UpstreamPay. */
  readonly shopId: string;
  readonly apiKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookSecret: string;
  readonly timeoutMs: number;
}

export interface LyraConfig {
  readonly baseUrl: string;
  readonly shopId: string;
  readonly password: string;
  readonly timeoutMs: number;
}

export interface IngenicoConfig {
  readonly baseUrl: string;
  /** The merchant id. */
  readonly shopId: string;
  readonly apiKeyId: string;
  readonly apiSecret: string;
  readonly webhookKeyId: string;
  readonly webhookSecret: string;
  readonly timeoutMs: number;
}

export interface MarketPayConfig {
  readonly baseUrl: string;
  /** The merchant id. */
  readonly shopId: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly timeoutMs: number;
}

export interface PaymentConfig {
  readonly upstreamPay: UpstreamPayConfig;
  readonly lyra: LyraConfig;
  readonly ingenico: IngenicoConfig;
  readonly marketPay: MarketPayConfig;
}

const upstreamPaySecrets = {
  shopId: { variable: 'UPSTREAMPAY_ENTITY_ID', sandbox: '0d9a7e52-5b0c-4c1f-9a35-6f1d2c3b4a59' },
  apiKey: { variable: 'UPSTREAMPAY_API_KEY', sandbox: 'sandbox-api-key' },
  clientId: { variable: 'UPSTREAMPAY_CLIENT_ID', sandbox: 'sandbox-client' },
  clientSecret: { variable: 'UPSTREAMPAY_CLIENT_SECRET', sandbox: 'sandbox-client-secret' },
  webhookSecret: { variable: 'UPSTREAMPAY_WEBHOOK_SECRET', sandbox: 'sandbox-webhook-secret' },
};

const lyraSecrets = {
  shopId: { variable: 'LYRA_SHOP_ID', sandbox: '69876357' },
  password: { variable: 'LYRA_PASSWORD', sandbox: 'testpassword_sandbox' },
};

const ingenicoSecrets = {
  shopId: { variable: 'INGENICO_MERCHANT_ID', sandbox: 'sandbox-merchant' },
  apiKeyId: { variable: 'INGENICO_API_KEY_ID', sandbox: 'sandbox-api-key-id' },
  apiSecret: { variable: 'INGENICO_API_SECRET', sandbox: 'sandbox-api-secret' },
  webhookKeyId: { variable: 'INGENICO_WEBHOOK_KEY_ID', sandbox: 'sandbox-webhook-key-id' },
  webhookSecret: { variable: 'INGENICO_WEBHOOK_SECRET', sandbox: 'sandbox-webhook-secret' },
};

const marketPaySecrets = {
  shopId: { variable: 'MARKETPAY_MERCHANT_ID', sandbox: 'sandbox-merchant' },
  apiKey: { variable: 'MARKETPAY_API_KEY', sandbox: 'sandbox-api-key' },
  webhookSecret: { variable: 'MARKETPAY_WEBHOOK_SECRET', sandbox: 'sandbox-webhook-secret' },
};

/** Throws when a provider has an address of its own but not all of its secrets. */
export const readPaymentConfig = (env: Environment): PaymentConfig => {
  const upstreamPay = readAddress(
    env,
    { variable: 'UPSTREAMPAY_URL', sandboxPath: '/upstreampay' },
    upstreamPaySecrets,
  );
  const lyra = readAddress(env, { variable: 'LYRA_URL', sandboxPath: '/lyra' }, lyraSecrets);
  const ingenico = readAddress(env, { variable: 'INGENICO_URL', sandboxPath: '/ingenico' }, ingenicoSecrets);
  const marketPay = readAddress(env, { variable: 'MARKETPAY_URL', sandboxPath: '/marketpay' }, marketPaySecrets);
  return {
    upstreamPay: { baseUrl: upstreamPay.baseUrl, ...upstreamPay.secrets, timeoutMs: TIMEOUT_MS },
    lyra: { baseUrl: lyra.baseUrl, ...lyra.secrets, timeoutMs: TIMEOUT_MS },
    ingenico: { baseUrl: ingenico.baseUrl, ...ingenico.secrets, timeoutMs: TIMEOUT_MS },
    marketPay: { baseUrl: marketPay.baseUrl, ...marketPay.secrets, timeoutMs: TIMEOUT_MS },
  };
};
