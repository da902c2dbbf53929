/** Which provider the shop speaks to, and with whose secrets. */
import { describe, expect, test } from 'vitest';
import { readSmtpConfig } from './mail/index.ts';
import { readPaymentConfig } from './payment/index.ts';
import { readSmsConfig } from './sms/index.ts';

describe('an environment that says nothing', () => {
  test('leads to the sandbox on this machine', () => {
    expect(readPaymentConfig({})).toMatchObject({
      lyra: { baseUrl: 'http://localhost:4001/lyra', timeoutMs: 10_000 },
      upstreamPay: { baseUrl: 'http://localhost:4001/upstreampay', timeoutMs: 10_000 },
      ingenico: { baseUrl: 'http://localhost:4001/ingenico', timeoutMs: 10_000 },
      marketPay: { baseUrl: 'http://localhost:4001/marketpay', timeoutMs: 10_000 },
    });
    expect(readSmsConfig({}).baseUrl).toBe('http://localhost:4001/sms');
    expect(readSmtpConfig({}).url).toBe('smtp://localhost:4002');
  });

  test('follows the sandbox to another port', () => {
    expect(readPaymentConfig({ SANDBOX_URL: 'http://localhost:5001/' }).lyra.baseUrl).toBe(
      'http://localhost:5001/lyra',
    );
  });
});

describe('an address of its own', () => {
  test('needs every secret of its own: no test secret meets a real provider', () => {
    const own = { LYRA_URL: 'https://api.lyra.example/', LYRA_SHOP_ID: '1' };

    expect(() => readPaymentConfig(own)).toThrow('LYRA_URL is set, so LYRA_PASSWORD must be set too');
    expect(readPaymentConfig({ ...own, LYRA_PASSWORD: 'own' }).lyra).toMatchObject({
      baseUrl: 'https://api.lyra.example',
      shopId: '1',
      password: 'own',
    });
  });

  test.each([
    ['INGENICO', ['MERCHANT_ID', 'API_KEY_ID', 'API_SECRET', 'WEBHOOK_KEY_ID', 'WEBHOOK_SECRET']],
    ['MARKETPAY', ['MERCHANT_ID', 'API_KEY', 'WEBHOOK_SECRET']],
  ])('of %s needs all of %j', (name, secrets) => {
    const url = { [`${name}_URL`]: 'https://provider.example' };
    const variables = secrets.map((secret) => `${name}_${secret}`);
    const full = { ...url, ...Object.fromEntries(variables.map((variable) => [variable, `own ${variable}`])) };

    expect(() => readPaymentConfig(url)).toThrow(`${variables.join(', ')} must be set too`);
    const { ingenico, marketPay } = readPaymentConfig(full);
    const { baseUrl, timeoutMs, ...own } = name === 'INGENICO' ? ingenico : marketPay;
    expect([baseUrl, timeoutMs]).toEqual(['https://provider.example', 10_000]);
    expect(Object.values(own)).toEqual(variables.map((variable) => `own ${variable}`));
  });

  test('of one provider leaves the others at the sandbox', () => {
    const config = readPaymentConfig({ LYRA_URL: 'https://api.lyra.example', LYRA_SHOP_ID: '1', LYRA_PASSWORD: 'own' });

    expect(config.upstreamPay.baseUrl).toBe('http://localhost:4001/upstreampay');
  });
});
