import { calls } from '@offrande/api-client/contract';
import { CompactEncrypt, importJWK } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';

const INIT = `/api/v2/others/init?aggregatorBuId=${UNIT}`;
const CSRF = `/api/v2/payment/csrfToken?buId=${UNIT}`;
const QUERY = '/api/v4/card/queryCard';

describe('a session', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  test('begins with init: a token for an hour and a cookie that scripts cannot read [S4.107][S4.108][S9.3]', async () => {
    const answer = await fetch(`${shop.shop.publicOrigin}${INIT}`);
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^offrande_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await answer.json()).toMatchObject({
      success: true,
      data: { token: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 3600, sealingKey: { kty: 'EC', crv: 'P-256' } },
    });
  });

  test('is continued by the same browser: one cookie, many tokens', async () => {
    const browser = shop.browser();
    await browser.raw(INIT);
    expect((await browser.raw(INIT)).headers.getSetCookie()).toEqual([]);
  });

  test('is stored as hashes only', async () => {
    const browser = shop.browser();
    const { data } = (await (await browser.raw(INIT)).json()) as { data: { token: string } };
    const { rows } = await sql`select * from session, init_token, sealing_key`.execute(shop.database.connection);
    const text = JSON.stringify(rows);
    expect(text).not.toContain(data.token);
    expect(text).not.toContain('"d":');
  });

  test('needs token and cookie of the same session; neither is sufficient alone or with another session’s', async () => {
    const [one, other] = [shop.browser(), shop.browser()];
    const [mine, theirs] = [await one.credentials(), await other.credentials()];
    expect((await one.raw(CSRF, { headers: mine })).status).toBe(200);
    expect((await one.raw(CSRF, { headers: theirs })).status).toBe(401);
    expect((await one.raw(CSRF)).status).toBe(401);
    expect((await fetch(`${shop.shop.publicOrigin}${CSRF}`, { headers: mine })).status).toBe(401);
    const refused = await one.raw(CSRF, { headers: theirs });
    expect(await refused.json()).toEqual({
      success: false,
      data: { error: { code: '40100', message: 'no authorized' } },
    });
  });

  test('has tokens that expire after an hour, while the browser stays known [S4.109][S9.3]', async () => {
    const browser = shop.browser();
    const headers = await browser.credentials();
    shop.wait(61);
    expect((await browser.raw(CSRF, { headers })).status).toBe(401);
    expect((await browser.raw(CSRF, { headers: await browser.credentials() })).status).toBe(200);
  });

  const post = async (init: { headers?: Record<string, string>; body?: string }) => {
    const browser = shop.browser();
    const headers = await browser.credentials();
    return browser.raw(QUERY, { method: 'POST', headers: { ...headers, ...init.headers }, body: init.body ?? '{}' });
  };

  describe('a POST', () => {
    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/jsonp',
      'text/json',
      '',
    ])('with the content type %j is refused before it is read', async (type) => {
      const answer = await post({ headers: { 'Content-Type': type } });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ data: { error: { detail: { header: 'Content-Type' } } } });
    });

    test('from a page of another site is refused', async () => {
      const headers = await shop.browser().credentials();
      for (const foreign of [
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { 'Sec-Fetch-Site': 'cross-site' },
      ]) {
        const answer = await fetch(`${shop.shop.publicOrigin}${QUERY}`, {
          method: 'POST',
          headers: { ...headers, ...foreign },
          body: '{}',
        });
        expect(answer.status).toBe(403);
      }
    });

    test('that is not sealed although it must be is refused [S7.7][A-71]', async () => {
      const open = { aggregatorBu: UNIT, cardNumber: '1', cartList: [] };
      expect((await post({ body: JSON.stringify(open) })).status).toBe(400);
      expect((await post({ body: JSON.stringify({ data: 'e30.e30.e30.e30.e30' }) })).status).toBe(400);
      expect((await post({ body: JSON.stringify({ data: 'x', more: 1 }) })).status).toBe(400);
    });

    test('is decoded strictly after it is unsealed: unknown fields are refused [A-71]', async () => {
      const browser = shop.browser();
      const { sealingKey } = await browser.client.call(calls.init, { aggregatorBuId: UNIT });
      const key = await importJWK({ ...sealingKey }, 'ECDH-ES');
      const seal = async (body: string, enc = 'A256GCM') =>
        JSON.stringify({
          data: await new CompactEncrypt(Buffer.from(body))
            .setProtectedHeader({ alg: 'ECDH-ES', enc, kid: sealingKey.kid })
            .encrypt(key),
        });
      const headers = await browser.credentials();
      const send = async (body: string) => browser.raw(QUERY, { method: 'POST', headers, body });
      const right = { aggregatorBu: UNIT, cardNumber: '1', cartList: [] };
      expect((await send(await seal(JSON.stringify(right)))).status).toBe(422);
      expect((await send(await seal(JSON.stringify({ ...right, isAdmin: true })))).status).toBe(400);
      expect(
        (await send(await seal('{"__proto__":{},"aggregatorBu":"FR","cardNumber":"1","cartList":[]}'))).status,
      ).toBe(400);
      expect((await send(await seal('not json'))).status).toBe(400);
      expect((await send(await seal(JSON.stringify(right), 'A128GCM'))).status).toBe(400);
    });
  });
});
