/**
 * The contract of every identity provider, tested against the sandbox over HTTP: a code that belongs to the visit is accepted, and nothing
 * that is not signed for this shop, this visit and this moment. Source: S7.40, reliability row 30.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../../sandbox/src/sandbox.ts';
import { atProvider, type AtProvider } from '../../identity/testing.ts';
import {
  type Identity,
  type IdentityProvider,
  IdentityRefused,
  IdentityUnavailable,
  type ProviderMethod,
  readIdentity,
  type VisitSecrets,
} from './index.ts';
import { readIdentityConfig } from './identity-config.ts';

let sandbox: Sandbox;
let identity: Identity;

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0 });
  identity = readIdentity({ SANDBOX_URL: sandbox.url });
});
afterAll(() => sandbox.close());
afterEach(async () => void (await fetch(`${sandbox.url}/control/identity`, { method: 'DELETE' })));

const VISIT: VisitSecrets = {
  redirectUrl: 'http://shop.test/FR/auth',
  state: 'state-of-this-visit',
  nonce: 'nonce-of-this-visit',
  verifier: 'v'.repeat(43),
};
const PEOPLE: AtProvider = { person: 'camille' };

const provider = (method: ProviderMethod): IdentityProvider => identity.providers.get(method)!;

/** Visits a provider that answers in the URL; returns that URL. */
const cameBack = async (method: ProviderMethod, who: AtProvider, visit: VisitSecrets = VISIT): Promise<URL> =>
  atProvider(await provider(method).addressFor(visit, 'fr'), who);

const codeOf = async (method: ProviderMethod, who: AtProvider) =>
  (await cameBack(method, who)).searchParams.get('code') ?? '';

describe.each(['singleSignOn', 'salesmanSingleSignOn', 'google', 'facebook'] as const)('a visit to %s', (method) => {
  const of = async (who: AtProvider) => provider(method).redeem(await codeOf(method, who), VISIT);

  test('leaves with state, nonce and a challenge, and never the verifier [S7.40]', async () => {
    const { searchParams, host } = new URL(await provider(method).addressFor(VISIT, 'fr'));
    expect(host).toBe(provider(method).host);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: VISIT.redirectUrl,
      scope: method === 'facebook' ? 'openid email public_profile' : 'openid email profile',
      state: VISIT.state,
      nonce: VISIT.nonce,
      code_challenge_method: 'S256',
      ui_locales: 'fr',
    });
    expect(searchParams.toString()).not.toContain(VISIT.verifier);
  });

  test('returns with the state and a code, which yields the identity [S7.40]', async () => {
    const returned = await cameBack(method, PEOPLE);
    expect(returned.searchParams.get('state')).toBe(VISIT.state);
    expect(await provider(method).redeem(returned.searchParams.get('code')!, VISIT)).toEqual({
      issuer: expect.stringContaining('/identity/'),
      subject: 'camille',
      email: 'camille.roux@example.test',
      isEmailVerified: true,
      firstName: 'Camille',
      lastName: 'Roux',
    });
  });

  test.each([
    ['another verifier', { verifier: 'w'.repeat(43) }],
    ['another nonce', { nonce: 'another' }],
    ['another page', { redirectUrl: 'http://shop.test/FR/other' }],
  ])('whose code is presented with %s is refused', async (_, changes) => {
    const code = await codeOf(method, PEOPLE);
    await expect(provider(method).redeem(code, { ...VISIT, ...changes })).rejects.toThrow(IdentityRefused);
  });

  test('whose code is presented twice, or was made up, is refused', async () => {
    const code = await codeOf(method, PEOPLE);
    await provider(method).redeem(code, VISIT);
    await expect(provider(method).redeem(code, VISIT)).rejects.toThrow(IdentityRefused);
    await expect(provider(method).redeem('made-up', VISIT)).rejects.toThrow(IdentityRefused);
  });

  test.each([
    'wrongNonce',
    'noNonce',
    'wrongAudience',
    'wrongIssuer',
    'expired',
    'wrongSignature',
    'unknownKey',
    'unsigned',
    'noIdToken',
  ])('whose token is spoilt by %s is refused', async (fault) => {
    const code = await codeOf(method, { ...PEOPLE, fault });
    await expect(provider(method).redeem(code, VISIT)).rejects.toThrow(IdentityRefused);
  });

  test('yields the email’s verification status, wherever the provider states it', async () => {
    expect(await of({ ...PEOPLE, fault: 'unverifiedEmail' })).toMatchObject({ isEmailVerified: false });
    expect(await of({ ...PEOPLE, fault: 'noEmail' })).toMatchObject({ email: null, isEmailVerified: false });
    expect(await of({ ...PEOPLE, fault: 'emailElsewhere' })).toMatchObject({
      email: 'camille.roux@example.test',
      isEmailVerified: true,
    });
  });

  test('that was refused, or failed, returns with an error and the state [S8.62]', async () => {
    for (const [who, error] of [
      [{ refuse: 'yes' }, 'access_denied'],
      [{ ...PEOPLE, fault: 'error' }, 'server_error'],
    ] as const) {
      const { searchParams } = await cameBack(method, who);
      expect([searchParams.get('error'), searchParams.get('state'), searchParams.get('code')]).toEqual([
        error,
        VISIT.state,
        null,
      ]);
    }
  });

  test('to a provider that is down is unavailable, not refused', async () => {
    const code = await codeOf(method, { ...PEOPLE, fault: 'tokenDown' });
    await expect(provider(method).redeem(code, VISIT)).rejects.toThrow(IdentityUnavailable);
  });
});

const modeOf = async (method: ProviderMethod) =>
  new URL(await provider(method).addressFor(VISIT, 'fr')).searchParams.get('response_mode');

test('Apple is asked for a form answer, the others for a URL [S7.40]', async () => {
  expect([await modeOf('apple'), await modeOf('singleSignOn')]).toEqual(['form_post', null]);
});

const redeemed = async (asked: IdentityProvider, who: AtProvider) => {
  const returned = await atProvider(await asked.addressFor(VISIT, 'fr'), who);
  return asked.redeem(returned.searchParams.get('code')!, VISIT);
};

describe('Facebook’s missing metadata', () => {
  const FACEBOOK = {
    FACEBOOK_CLIENT_ID: 'sandbox-shop',
    FACEBOOK_CLIENT_SECRET: 'sandbox-identity-secret',
    FACEBOOK_EMAILS: 'proven',
  };
  const facebookWith = (more: Readonly<Record<string, string>>) => {
    const issuer = `${sandbox.url}/identity/facebook`;
    return readIdentity({ ...FACEBOOK, FACEBOOK_ISSUER: issuer, ...more }).providers.get('facebook')!;
  };

  test('can be configured: that its emails are verified, which applies only if there is an email', async () => {
    const unmarked = { ...PEOPLE, fault: 'unverifiedEmail' };
    expect(await redeemed(facebookWith({}), unmarked)).toMatchObject({ isEmailVerified: true });
    expect(await redeemed(facebookWith({ FACEBOOK_EMAILS: '' }), unmarked)).toMatchObject({ isEmailVerified: false });
    expect(await redeemed(facebookWith({}), { ...PEOPLE, fault: 'noEmail' })).toMatchObject({ isEmailVerified: false });
  });

  test('can be configured: its token endpoint, which applies to Facebook only', async () => {
    let asked = 0;
    const server = createServer((request, response) => {
      // The metadata of the sandbox's provider without the token endpoint.
      const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
      const known = `${sandbox.url}/identity/facebook`;
      const described = { issuer, authorization_endpoint: `${known}/authorize`, jwks_uri: `${known}/jwks` };
      response.setHeader('Content-Type', 'application/json');
      response.end(request.url === '/token' ? '{"error":"invalid_grant"}' : JSON.stringify(described));
      if (request.url === '/token') asked += 1;
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    const named = facebookWith({ FACEBOOK_ISSUER: issuer, FACEBOOK_TOKEN_URL: `${issuer}/token` });
    await expect(named.redeem('code', VISIT)).rejects.toThrow();
    expect(asked).toBe(1);
    await expect(facebookWith({ FACEBOOK_ISSUER: issuer }).redeem('code', VISIT)).rejects.toThrow();
    expect(asked).toBe(1);
    server.close();
  });
});

test('a provider that was unreachable is queried again', async () => {
  const port = await startSandbox({ httpPort: 0, smtpPort: 0 });
  const httpPort = Number(new URL(port.url).port);
  await port.close();
  const { providers } = readIdentity({ SANDBOX_URL: port.url });
  const asked = () => providers.get('singleSignOn')!.addressFor(VISIT, 'fr');
  await expect(asked()).rejects.toThrow(IdentityUnavailable);
  const back = await startSandbox({ httpPort, smtpPort: 0 });
  expect(await asked()).toContain('/identity/retailer/authorize');
  await back.close();
});

const tokenBy = async (fields: Readonly<Record<string, string>>) => {
  const response = await fetch(`${sandbox.url}/control/identity/token`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'google', person: 'leo', ...fields }),
  });
  return ((await response.json()) as { token: string }).token;
};

describe('a token of a provider’s own script', () => {
  test.each(['google', 'facebook'] as const)('of %s yields the identity', async (method) => {
    const { identity: found, endsAt } = await provider(method).readToken(await tokenBy({ provider: method }));
    expect(found).toMatchObject({ subject: 'leo', email: 'leo.fontaine@example.test', isEmailVerified: true });
    expect(found.issuer).toBe(`${sandbox.url}/identity/${method}`);
    expect(endsAt.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
  });

  test.each(['wrongAudience', 'wrongIssuer', 'expired', 'wrongSignature', 'unknownKey', 'unsigned'])(
    'that is spoilt by %s is refused',
    async (fault) => {
      await expect(provider('google').readToken(await tokenBy({ fault }))).rejects.toThrow(IdentityRefused);
    },
  );

  test('of another provider, truncated, or malformed is refused', async () => {
    const token = await tokenBy({});
    for (const wrong of [await tokenBy({ provider: 'facebook' }), token.slice(0, -4), 'x', 'a.b.c', `${token}.x`])
      await expect(provider('google').readToken(wrong)).rejects.toThrow(IdentityRefused);
  });

  test('of a partner must have its own id', async () => {
    const { partner } = identity;
    const named = await tokenBy({ provider: 'partner', tokenId: 't-1' });
    expect((await partner!.readToken(named)).identity.subject).toBe('leo');
    await expect(partner!.readToken(await tokenBy({ provider: 'partner' }))).rejects.toThrow(IdentityRefused);
  });

  test('whose keys cannot be read is unavailable', async () => {
    const away = readIdentity({ SANDBOX_URL: 'http://127.0.0.1:9' });
    await expect(away.providers.get('google')!.readToken(await tokenBy({}))).rejects.toThrow(IdentityUnavailable);
  });
});

describe('the configuration of providers', () => {
  test('defaults to the sandbox', () => {
    const { providers, partner } = readIdentityConfig({});
    expect([...providers.keys()]).toEqual(['singleSignOn', 'salesmanSingleSignOn', 'apple', 'google', 'facebook']);
    for (const { issuer } of [...providers.values(), partner])
      expect(issuer).toMatch(/^http:\/\/localhost:4001\/identity\//);
    expect(partner.backUrl).toBe(partner.issuer);
  });

  test('requires all settings of a real provider, and never uses a test secret with it', () => {
    const own = {
      SSO_ISSUER: 'https://id.example/',
      SSO_CLIENT_ID: 'shop',
      SSO_CLIENT_SECRET: 's',
      SSO_SCOPES: 'openid',
    };
    expect(readIdentityConfig(own).providers.get('singleSignOn')).toEqual({
      issuer: 'https://id.example',
      clientId: 'shop',
      clientSecret: 's',
      scopes: 'openid',
      tokenUrl: null,
      tellsProvenEmails: false,
      responseMode: 'query',
      timeoutMs: 10_000,
    });
    expect(() => readIdentityConfig({ SSO_ISSUER: 'https://id.example', SSO_CLIENT_ID: 'shop' })).toThrow(
      'SSO_CLIENT_SECRET',
    );
    expect(() => readIdentityConfig({ GOOGLE_ISSUER: 'https://accounts.google.com' })).toThrow('GOOGLE_CLIENT_ID');
    expect(() => readIdentityConfig({ PARTNER_ISSUER: 'https://partner.example' })).toThrow('PARTNER_AUDIENCE');
    const google = { GOOGLE_ISSUER: 'https://accounts.google.com', GOOGLE_CLIENT_ID: 'g' };
    expect(() => readIdentityConfig(google)).toThrow('GOOGLE_CLIENT_SECRET');
    const partner = { PARTNER_ISSUER: 'https://partner.example', PARTNER_AUDIENCE: 'shop' };
    expect(readIdentityConfig(partner).partner.backUrl).toBeNull();
  });

  test('uses HTTPS for every endpoint of a provider whose issuer has it, and the configured protocol otherwise', () => {
    expect(readIdentity({}).providers.get('apple')!.host).toBe('localhost:4001');
  });
});
