import { createPrivateKey, X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { selfMadeApple, selfMadeGoogle } from './self-made-signer.ts';
import { readWalletSigners } from './wallet-config.ts';

const PASSPHRASE = 'Cerisier 1';

/** As it is written in one line of an environment file. */
const inOneLine = (pem: string): string => pem.replaceAll('\n', '\\n');

describe('the keys of wallet passes', () => {
  let env: Record<string, string>;
  beforeAll(async () => {
    const [apple, google] = [await selfMadeApple(), await selfMadeGoogle('')];
    const key = createPrivateKey(apple.key).export({
      type: 'pkcs8',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase: PASSPHRASE,
    });
    env = {
      APPLE_PASS_TYPE_ID: 'pass.shop.example',
      APPLE_PASS_TEAM_ID: 'A1B2C3D4E5',
      APPLE_PASS_CERTIFICATE: inOneLine(apple.certificate),
      APPLE_PASS_KEY: inOneLine(String(key)),
      APPLE_PASS_KEY_PASSPHRASE: PASSPHRASE,
      APPLE_PASS_WWDR: apple.intermediate,
      GOOGLE_WALLET_ISSUER_ID: '3388000000012345678',
      GOOGLE_WALLET_ACCOUNT: 'passes@shop.example',
      GOOGLE_WALLET_KEY: inOneLine(google.key),
    };
  });

  test('are Apple’s as they are configured: the key is the certificate’s, which the intermediate has signed', async () => {
    const { passTypeId, teamId, certificate, key, passphrase, intermediate } = await readWalletSigners(env).apple();
    expect([passTypeId, teamId, passphrase]).toEqual(['pass.shop.example', 'A1B2C3D4E5', PASSPHRASE]);
    const own = new X509Certificate(certificate);
    expect(own.checkPrivateKey(createPrivateKey({ key, passphrase: passphrase! }))).toBe(true);
    expect(own.verify(new X509Certificate(intermediate).publicKey)).toBe(true);
  });

  test('are Google’s as they are configured, and its own page saves the pass', async () => {
    const { issuerId, account, key, saveUrl } = await readWalletSigners(env).google();
    expect([issuerId, account]).toEqual(['3388000000012345678', 'passes@shop.example']);
    expect(createPrivateKey(key).asymmetricKeyType).toBe('rsa');
    expect(saveUrl).toBe('https://pay.google.com/gp/v/save');
  });

  test.each([
    'APPLE_PASS_TEAM_ID',
    'APPLE_PASS_CERTIFICATE',
    'APPLE_PASS_KEY',
    'APPLE_PASS_WWDR',
    'GOOGLE_WALLET_ACCOUNT',
    'GOOGLE_WALLET_KEY',
  ])('that lack %s keep the shop from starting', (name) =>
    expect(() => readWalletSigners({ ...env, [name]: '' })).toThrow(`so ${name} must be set too`),
  );

  test('are made without an id, once, and the sandbox saves the pass', async () => {
    const signers = readWalletSigners({ SANDBOX_URL: 'http://sandbox.test' });
    expect(await signers.apple()).toBe(await signers.apple());
    expect((await signers.google()).saveUrl).toBe('http://sandbox.test/google-wallet/save');
  });
});
