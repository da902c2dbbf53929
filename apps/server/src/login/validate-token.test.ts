/** Staying signed in: token rotation, and the end by timeout, sign-out, or a stolen token. */
import { calls, type ResponseOf } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { readBacklog } from '../metrics/backlog.ts';
import { order, refusalCode } from '../order/testing.ts';
import { SESSION_COOKIE } from '../session/find-buyer.ts';
import { UNIT_FIELD } from '../session/testing.ts';
import { refreshTokenFor } from '../session/token.ts';

const OUT = { code: '40100', status: 401 };

/** A call of a member that counts as activity. */
const act = (browser: Browser, custId: string) => browser.call(calls.getMemberWallet, { ...UNIT_FIELD, custId });

const check = (browser: Browser, idleSeconds?: string): Promise<ResponseOf<typeof calls.validateToken>> =>
  browser.call(calls.validateToken, { ...UNIT_FIELD, ...(idleSeconds === undefined ? {} : { idleSeconds }) });

const out = (browser: Browser, refreshToken: string, accessToken: string) =>
  browser.call(calls.logout, { ...UNIT_FIELD, refreshToken, accessToken });

describe('a sign-in', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(24);
  });
  afterAll(() => shop.close());

  const signedIn = async () => {
    const browser = shop.browser();
    const { id } = await browser.signIn();
    return { browser, id };
  };

  const withRefresh = async () => {
    const { browser, id } = await signedIn();
    const accessToken = browser.token()!;
    return { browser, id, accessToken, refreshToken: refreshTokenFor(shop.shop.vault, accessToken.split('.')[0]!) };
  };

  const levelOf = async (who: Parameters<Browser['signIn']>[0]) => {
    const browser = shop.browser();
    await browser.signIn(who);
    return (await check(browser)).contractLevel;
  };

  test('returns the contract level for a company, and none for others [A-77][A-182]', async () => {
    expect(await levelOf({ memberType: 'business', contractLevel: 'enCompte' })).toBe('enCompte');
    expect(await levelOf({ memberType: 'individual' })).toBeNull();
  });

  test('is checked: the answer is the user, with the same token while it is fresh [S7.75][S7.114][S4.104]', async () => {
    const { browser, id } = await signedIn();
    expect(await check(browser)).toMatchObject({
      customerId: id,
      customerName: 'Nora Petit',
      kind: 'individual',
      accessToken: browser.token(),
      refreshToken: null,
    });
    shop.wait(9);
    expect((await check(browser)).accessToken).toBe(browser.token());
  });

  test('gets a new token at a check once the old one is ten minutes old; the old one stays valid for a minute', async () => {
    const { browser, id } = await signedIn();
    const old = browser.token()!;
    shop.wait(10);
    const { accessToken } = await check(browser);
    expect(accessToken).not.toBe(old);
    await act(browser, id);
    // Another tab that still uses the old token gets the current one.
    expect((await check(browser)).accessToken).toBe(accessToken);
    browser.become(accessToken);
    shop.wait(2);
    await act(browser, id);
    expect((await check(browser)).accessToken).toBe(accessToken);
  });

  test('gets one new token from twenty concurrent checks', async () => {
    const { browser, id } = await signedIn();
    shop.wait(10);
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(browser)));
    expect(new Set(answers.map(({ accessToken }) => accessToken)).size).toBe(1);
    browser.become(answers[0]!.accessToken);
    expect((await check(browser)).accessToken).toBe(answers[0]!.accessToken);
    await act(browser, id);
  });

  test('ends for both parties when a replaced token is presented, which is logged and counted', async () => {
    const { browser, id } = await signedIn();
    const old = browser.token()!;
    shop.wait(10);
    const { accessToken } = await check(browser);
    shop.wait(1);
    browser.become(old);
    expect(await refusalCode(act(browser, id))).toMatchObject(OUT);
    browser.become(accessToken);
    expect(await refusalCode(act(browser, id))).toMatchObject(OUT);
    expect(shop.logged).toContainEqual({ event: 'sign-in misused', facts: { unit: UNIT, customer: id } });
    expect(await readBacklog(shop.shop)).toContainEqual({
      unit: UNIT,
      what: 'sign_ins_misused',
      kind: '',
      value: expect.any(Number),
    });
  });

  test('ends when a wrong secret is presented for it, in its own browser or another', async () => {
    for (const where of ['own', 'other'] as const) {
      const { browser, id } = await signedIn();
      const token = browser.token()!;
      const thief = where === 'own' ? browser : shop.browser();
      thief.become(where === 'own' ? `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` : token);
      expect(await refusalCode(check(thief))).toMatchObject(OUT);
      browser.become(token);
      expect(await refusalCode(act(browser, id))).toMatchObject(OUT);
    }
  });

  test('does not end by an unknown token, one of another sign-in, or without the browser’s session', async () => {
    const { browser, id } = await signedIn();
    const token = browser.token()!;
    for (const other of ['', 'x', 'x.y', `${(await signedIn()).id}.x`]) {
      browser.become(other);
      expect(await refusalCode(act(browser, id))).toMatchObject(OUT);
    }
    const bare = await fetch(`${shop.shop.publicOrigin}/api/v2/others/validateToken?aggregatorBuId=${UNIT}`, {
      headers: { Authorization: `Basic ${btoa(`${token.slice(0, 37)}x:`)}` },
    });
    expect(bare.status).toBe(401);
    browser.become(token);
    await act(browser, id);
  });

  test('is stored as hashes only', async () => {
    const { browser } = await signedIn();
    const { rows } = await sql`select * from sign_in`.execute(shop.database.connection);
    expect(JSON.stringify(rows)).not.toContain(browser.token()!.split('.')[1]);
  });

  test('ends after 30 minutes without a call; sixty checks, one every 30 s, do not prolong it [S4.105][S9.1][S9.2][A-67]', async () => {
    const { browser, id } = await signedIn();
    for (let at = 0; at < 59; at += 1) {
      shop.wait(0.5);
      browser.become((await check(browser)).accessToken);
    }
    shop.wait(0.5);
    expect(await refusalCode(check(browser))).toMatchObject(OUT);
    expect(await refusalCode(act(browser, id))).toMatchObject(OUT);
  });

  test('lasts as long as calls are made, or the browser reports activity of its user [S4.105][A-67]', async () => {
    const [calling, reading] = [await signedIn(), await signedIn()];
    for (let at = 0; at < 3; at += 1) {
      shop.wait(29);
      await act(calling.browser, calling.id);
      calling.browser.become((await check(calling.browser)).accessToken);
      reading.browser.become((await check(reading.browser, '5')).accessToken);
    }
    shop.wait(29);
    await act(reading.browser, reading.id);
    await check(reading.browser, '999999');
    await act(reading.browser, reading.id);
  });

  test('ends after twelve hours, however active its user is', async () => {
    const { browser, id } = await signedIn();
    for (let at = 0; at < 12 * 4 - 1; at += 1) {
      shop.wait(15);
      browser.become((await check(browser, '0')).accessToken);
    }
    shop.wait(15);
    // The init token is renewed, so only the sign-in can have expired.
    expect(await refusalCode(act(browser, id))).toMatchObject(OUT);
  });

  test('replaces the previous one in the same browser', async () => {
    const { browser, id } = await signedIn();
    const old = browser.token()!;
    await browser.signIn();
    browser.become(old);
    expect(await refusalCode(act(browser, id))).toMatchObject(OUT);
  });

  describe('is ended by a sign-out', () => {
    test('with both tokens; a repetition, or one after expiry, gets the same answer [S7.39]', async () => {
      const { browser, id, refreshToken, accessToken } = await withRefresh();
      const orderNo = await order(browser);
      expect(await out(browser, refreshToken, accessToken)).toEqual({ isSuccess: true });
      expect(await refusalCode(act(browser, id))).toMatchObject(OUT);
      expect(await out(browser, refreshToken, accessToken)).toEqual({ isSuccess: true });
      browser.signOut();
      expect(await refusalCode(browser.call(calls.orderDetail, { ...UNIT_FIELD, orderNo }))).toMatchObject({
        code: '40400',
      });
      const over = await withRefresh();
      shop.wait(31);
      expect(await out(over.browser, over.refreshToken, over.accessToken)).toEqual({ isSuccess: true });
    });

    test('but not with an access token alone, a forged one, or two that do not match [S7.39][S8.45]', async () => {
      const [one, other] = [await withRefresh(), await withRefresh()];
      const { browser, refreshToken, accessToken } = one;
      for (const [refresh, access] of [
        [accessToken, accessToken],
        [`${refreshToken}x`, accessToken],
        [other.refreshToken, accessToken],
        [refreshToken, other.accessToken],
        ['nothing', 'nothing'],
      ] as const)
        expect(await out(browser, refresh, access)).toEqual({ isSuccess: false });
      await act(browser, one.id);
    });
  });

  test('of one unit gives no access to another [S7.124]', async () => {
    const { browser, id } = await signedIn();
    const units = shop.shop.units as Map<string, NonNullable<ReturnType<typeof shop.shop.units.get>>>;
    units.set('ZZ', { ...units.get(UNIT)!, id: 'ZZ' });
    expect(await refusalCode(browser.call(calls.validateToken, { aggregatorBuId: 'ZZ' }))).toMatchObject(OUT);
    units.delete('ZZ');
    await act(browser, id);
    expect(browser.cookie(SESSION_COOKIE)).not.toBeNull();
  });
});
