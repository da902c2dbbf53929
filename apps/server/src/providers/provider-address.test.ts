/** The providers' addresses and secrets. */
import { describe, expect, test } from 'vitest';
import { readSmtpConfig } from './mail/index.ts';
import { PAYMENT_ADAPTERS } from './payment/index.ts';
import { lyra } from './payment/lyra.ts';
import { upstreamPay } from './payment/upstream-pay.ts';
import { ingenico } from './payment/ingenico.ts';
import { marketPay } from './payment/market-pay.ts';
import { readSmsConfig } from './sms/index.ts';

describe('an empty environment', () => {
  test('leads to the sandbox on this machine', () => {
    expect([upstreamPay, lyra, ingenico, marketPay].map(({ read }) => read({}))).toMatchObject([
      { baseUrl: 'http://localhost:4001/upstreampay', timeoutMs: 10_000 },
      { baseUrl: 'http://localhost:4001/lyra', timeoutMs: 10_000 },
      { baseUrl: 'http://localhost:4001/ingenico', timeoutMs: 10_000 },
      { baseUrl: 'http://localhost:4001/marketpay', timeoutMs: 10_000 },
    ]);
    expect(readSmsConfig({}).baseUrl).toBe('http://localhost:4001/sms');
    expect(readSmtpConfig({}).url).toBe('smtp://localhost:4002');
  });

  test('follows the sandbox to another port', () => {
    expect(lyra.read({ SANDBOX_URL: 'http://localhost:5001/' }).baseUrl).toBe('http://localhost:5001/lyra');
  });
});

describe('a provider’s own address', () => {
  test('requires all of its secrets: no test secret is ever sent to a real provider', () => {
    const own = { LYRA_URL: 'https://api.lyra.example/', LYRA_SHOP_ID: '1' };

    expect(() => lyra.connect(own)).toThrow('LYRA_URL is set, so LYRA_PASSWORD must be set too');
    expect(lyra.read({ ...own, LYRA_PASSWORD: 'own' })).toMatchObject({
      baseUrl: 'https://api.lyra.example',
      shopId: '1',
      password: 'own',
    });
  });

  test.each([
    ['INGENICO', ['MERCHANT_ID', 'API_KEY_ID', 'API_SECRET', 'WEBHOOK_KEY_ID', 'WEBHOOK_SECRET'], ingenico],
    ['MARKETPAY', ['MERCHANT_ID', 'API_KEY', 'WEBHOOK_SECRET'], marketPay],
  ])('of %s requires all of %j', (name, secrets, { read }) => {
    const url = { [`${name}_URL`]: 'https://provider.example' };
    const variables = secrets.map((secret) => `${name}_${secret}`);
    const full = { ...url, ...Object.fromEntries(variables.map((variable) => [variable, `own ${variable}`])) };

    expect(() => read(url)).toThrow(`${variables.join(', ')} must be set too`);
    const { baseUrl, timeoutMs, ...own } = read(full);
    expect([baseUrl, timeoutMs]).toEqual(['https://provider.example', 10_000]);
    expect(Object.values(own)).toEqual(variables.map((variable) => `own ${variable}`));
  });

  test('of one provider leaves the others at the sandbox', () => {
    const environment = { LYRA_URL: 'https://api.lyra.example', LYRA_SHOP_ID: '1', LYRA_PASSWORD: 'own' };

    expect(upstreamPay.read(environment).baseUrl).toBe('http://localhost:4001/upstreampay');
  });
});

test.each(Object.entries(PAYMENT_ADAPTERS))('%s has its own id, and no two share a variable', (id, adapter) => {
  expect(adapter.id).toBe(id);
  expect(adapter.connect({}).provider.id).toBe(id);
  const variables = Object.values(PAYMENT_ADAPTERS).flatMap((one) => [
    one.address,
    ...one.secrets.map((s) => s.variable),
  ]);
  expect(new Set(variables).size).toBe(variables.length);
});
