/** The identity providers as a browser sees them; their endpoints for programs are tested from the shop's side. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({ httpPort: 0, smtpPort: 0 })));
afterAll(() => sandbox.close());
afterEach(async () => void (await fetch(`${sandbox.url}/control/identity`, { method: 'DELETE' })));

const ASKED = {
  client_id: 'sandbox-shop',
  redirect_uri: 'http://shop.test/FR/auth',
  response_type: 'code',
  scope: 'openid email',
  state: 's-1',
  code_challenge: 'c',
  code_challenge_method: 'S256',
};

const page = (changes: Record<string, string> = {}, provider = 'retailer') =>
  `${sandbox.url}/identity/${provider}/authorize?${new URLSearchParams({ ...ASKED, ...changes })}`;

const choose = (fields: Record<string, string>, address = page()) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const query = async (answer: Response) => Object.fromEntries(new URL(answer.headers.get('location')!).searchParams);

describe('the page of an identity provider', () => {
  test('shows who can sign in, in the language of the shop, with a way to refuse', async () => {
    const shown = await (await fetch(page({ ui_locales: 'fr' }))).text();
    for (const words of ['Camille Roux', 'Léo Fontaine', 'Se connecter', 'Refuser']) expect(shown).toContain(words);
    expect(await (await fetch(`${sandbox.url}/identity?lang=en`)).text()).toContain('nour.haddad@example.test');
  });

  test.each([
    ['client_id', 'another'],
    ['redirect_uri', 'javascript:alert(1)'],
    ['redirect_uri', 'http://shop.test/?a=b'],
    ['response_type', 'token'],
    ['state', ''],
    ['scope', 'email'],
    ['code_challenge', ''],
    ['response_mode', 'fragment'],
  ])('is not shown for a wrong %s (%s)', async (name, value) => {
    const answer = await fetch(page({ [name]: value }));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(`<code>${name}</code>`);
  });

  test('does not exist for a plain challenge, for a provider without a page or for an unknown one', async () => {
    expect((await fetch(page({ code_challenge_method: 'plain' }))).status).toBe(422);
    expect((await fetch(page({}, 'partner'))).status).toBe(422);
    expect((await fetch(page({}, 'nobody'))).status).toBe(422);
    expect((await fetch(`${sandbox.url}/identity/nobody/jwks`)).status).toBe(404);
  });

  test('sends back a code and the state, or that the person refused', async () => {
    expect(await query(await choose({ person: 'leo' }))).toEqual({ code: expect.any(String), state: 's-1' });
    expect(await query(await choose({ person: 'leo', refuse: 'yes' }))).toEqual({
      error: 'access_denied',
      state: 's-1',
    });
  });

  test('asks again if no person was chosen, and accepts anyone by email', async () => {
    expect((await choose({ person: 'anybody', email: 'x' })).status).toBe(422);
    expect((await choose({ person: 'anybody', email: 'a@b.test' })).status).toBe(303);
  });

  test('sends a form if the shop asked for one', async () => {
    const shown = await (await choose({ person: 'leo' }, page({ response_mode: 'form_post' }, 'apple'))).text();
    expect(shown).toContain('action="http://shop.test/FR/auth"');
    for (const name of ['code', 'state', 'user']) expect(shown).toContain(`name="${name}"`);
  });

  test('fails once if a test told it to', async () => {
    const spoil = await fetch(`${sandbox.url}/control/identity`, { method: 'POST', body: '{"next":"error"}' });
    expect(spoil.status).toBe(204);
    expect((await choose({ person: 'leo' })).headers.get('location')).toContain('error=server_error');
    expect((await choose({ person: 'leo' })).headers.get('location')).toContain('code=');
    expect((await fetch(`${sandbox.url}/control/identity`, { method: 'POST', body: '{}' })).status).toBe(400);
  });
});

const ask = (body: object) =>
  fetch(`${sandbox.url}/control/identity/token`, { method: 'POST', body: JSON.stringify(body) });

test('a token is returned for a provider and a person', async () => {
  expect((await ask({ provider: 'google', person: 'leo' })).status).toBe(200);
  expect((await ask({ provider: 'google' })).status).toBe(400);
  expect((await ask({ provider: 'nobody', person: 'leo' })).status).toBe(400);
});

test('the token endpoint refuses another client and another grant type', async () => {
  const ask = (fields: Record<string, string>) =>
    fetch(`${sandbox.url}/identity/retailer/token`, { method: 'POST', body: new URLSearchParams(fields) });
  const own = { client_id: 'sandbox-shop', client_secret: 'sandbox-identity-secret' };
  expect((await ask({ ...own, client_secret: 'x', grant_type: 'authorization_code' })).status).toBe(401);
  expect((await ask({ ...own, grant_type: 'password' })).status).toBe(400);
  expect((await ask({ ...own, grant_type: 'authorization_code', code: 'x' })).status).toBe(400);
  expect((await fetch(`${sandbox.url}/identity/retailer/userinfo`)).status).toBe(401);
});

describe('a partner’s site', () => {
  const shop = 'http://shop.test/FR/sso';
  const send = (fields: Record<string, string>) =>
    fetch(`${sandbox.url}/identity/partner`, {
      method: 'POST',
      body: new URLSearchParams({ person: 'leo', shop, page: 'product', item: 'GC1', ...fields }),
      redirect: 'manual',
    });

  test('sends whoever it knows on to the shop, with another token each time', async () => {
    expect(await (await fetch(`${sandbox.url}/identity/partner?lang=fr&shop=${shop}`)).text()).toContain(shop);
    const answer = await send({});
    expect([answer.status, answer.headers.get('location')!.startsWith(`${shop}?`)]).toEqual([303, true]);
    const first = await query(answer);
    expect(first).toEqual({ jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), page: 'product', item: 'GC1' });
    expect((await query(await send({})))['jwt']).not.toBe(first['jwt']);
  });

  test('sends nobody without a person, or to what is no page', async () => {
    expect((await send({ person: 'anybody' })).status).toBe(422);
    expect((await send({ shop: 'javascript:alert(1)' })).status).toBe(422);
  });
});
