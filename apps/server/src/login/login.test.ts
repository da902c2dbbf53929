/** Login by password: one answer for every refusal, temporary pauses, a second factor, a new cookie secret. */
import { calls } from '@offrande/api-client/contract';
import type { LoginRequest } from '@offrande/domain/sign-in';
import { maskedTarget } from '@offrande/domain/password';
import { loginPayload } from '@offrande/domain/sign-in/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { order, refusalCode } from '../order/testing.ts';
import { hashPassword } from '../password/hash-password.ts';
import { LOGIN_PAUSES_SECONDS } from '../password/identity-limits.ts';
import type { Unit } from '../unit/unit.ts';
import { SESSION_COOKIE } from '../session/find-buyer.ts';
import {
  byEmail,
  type Identity,
  openIdentity,
  PASSWORD,
  rawAnswer,
  signInBy,
  newPerson,
  UNIT_FIELD,
} from '../session/testing.ts';

const REFUSED = { code: '70001', status: 422 };

describe('a login', () => {
  let shop: TestShop;
  let identity: Identity;
  let ines: { email: string; mobile: string };
  beforeAll(async () => {
    shop = await openTestShop(24);
    identity = openIdentity(shop);
    ines = newPerson();
    await identity.register(shop.browser(), ines);
  });
  afterAll(() => shop.close());

  const refused = (request: LoginRequest, browser = shop.browser()) => refusalCode(signInBy(browser, request));

  const answerTo = async (request: LoginRequest): Promise<string> => {
    const browser = shop.browser();
    const captcha = { kind: 'standard', token: await solveCaptcha(browser, 'login') } as const;
    return rawAnswer(browser, calls.login, loginPayload({ request, captcha }, UNIT));
  };

  test('by email or mobile number with password returns the user, ignoring the case of the email [S7.33][S7.42][S3.92][S3.93][S3.94][S3.110]', async () => {
    const expected = {
      _tag: 'SignedIn',
      user: { customerName: 'Inès Marchand', kind: 'individual', paymentType: null, isAdminSalesman: false },
    };
    expect(await signInBy(shop.browser(), byEmail(ines.email.toUpperCase()))).toMatchObject(expected);
    const browser = shop.browser();
    const answer = await signInBy(browser, { type: 'mobile', mobile: ines.mobile, password: PASSWORD });
    expect(answer).toMatchObject(expected);
    const { user } = answer as { user: { customerId: string; refreshToken: string } };
    expect(user.refreshToken).toMatch(/^[\da-f-]{36}\.[\w-]{43}$/);
    const { wallet } = await browser.call(calls.getMemberWallet, { ...UNIT_FIELD, custId: user.customerId });
    expect(wallet).not.toBeNull();
  });

  test('is refused with the same bytes for an unknown account, a wrong password, also at another login page, and another unit’s account [S8.4][S6.7]', async () => {
    const company = newPerson().email;
    await shop.browser().signIn({ memberType: 'business', email: company });
    const password = await hashPassword(shop.shop, PASSWORD);
    await inUnit(shop.database.connection, UNIT, (transaction) =>
      sql`insert into credential (account_id, bu_id, password, changed_at)
        select id, bu_id, ${password}, now() from login_account where email = ${company}`.execute(transaction),
    );
    const elsewhere = newPerson().email;
    await inUnit(shop.database.connection, 'YY', (transaction) =>
      sql`insert into customer (id, bu_id, member_type, email, first_name, last_name, created_at)
        values (gen_random_uuid(), 'YY', 'individual', ${elsewhere}, 'A', 'B', now())`.execute(transaction),
    );
    const answers = await Promise.all(
      [
        byEmail(ines.email, 'Wrong-1-password'),
        byEmail(newPerson().email),
        byEmail(company, 'Wrong-1-password'),
        byEmail(elsewhere),
        byEmail('not an email at all'),
        { type: 'mobile' as const, mobile: '+33699999999', password: PASSWORD },
      ].map(answerTo),
    );
    expect(new Set(answers).size).toBe(1);
    const [status, , body] = JSON.parse(answers[0]!) as [number, unknown, string];
    expect(status).toBe(422);
    expect(JSON.parse(body)).toEqual({
      success: false,
      data: {
        error: { code: '70001', message: 'Something went wrong while logging in, login again or back to home.' },
      },
    });
  });

  test('computes a hash for an unknown account as for a wrong password', async () => {
    const timed = async (request: LoginRequest): Promise<number> => {
      const browser = shop.browser();
      const captcha = { kind: 'standard', token: await solveCaptcha(browser, 'login') } as const;
      const begin = performance.now();
      await refusalCode(browser.call(calls.login, loginPayload({ request, captcha }, UNIT)));
      return performance.now() - begin;
    };
    const medians = async (make: () => LoginRequest) => {
      const times: number[] = [];
      for (let at = 0; at < 9; at += 1) times.push(await timed(make()));
      return times.toSorted((one, other) => one - other)[4]!;
    };
    const known: string[] = [];
    const password = await hashPassword(shop.shop, PASSWORD);
    for (let at = 0; at < 9; at += 1) {
      const { email } = newPerson();
      known.push(email);
      await shop.browser().signIn({ email });
      await inUnit(shop.database.connection, UNIT, (transaction) =>
        sql`insert into credential (account_id, bu_id, password, changed_at)
          select id, bu_id, ${password}, now() from customer where email = ${email}`.execute(transaction),
      );
    }
    let next = 0;
    const wrong = await medians(() => byEmail(known[next++]!, 'Wrong-1-password'));
    const unknown = await medians(() => byEmail(newPerson().email));
    // Without the hash, the answer for an unknown account would take a fraction of the time; other load adds only milliseconds.
    expect(unknown).toBeGreaterThan(wrong * 0.5);
    expect(unknown).toBeLessThan(wrong * 2);
  });

  test('needs a captcha every time, even the first [S7.42]', async () => {
    const browser = shop.browser();
    const payload = { ...UNIT_FIELD, loginType: 'email', account: ines.email, password: PASSWORD } as const;
    expect(await refusalCode(browser.call(calls.login, payload))).toMatchObject({
      code: '40000',
      detail: { field: 'captchaToken' },
    });
    const forged = { ...payload, captchaToken: 'x.1' };
    expect(await refusalCode(browser.call(calls.login, forged))).toMatchObject({ code: '80000' });
  });

  test('of another login page, or by an employees’ provider that the unit lacks, is not accepted by this call [S6.7]', async () => {
    for (const request of [
      { type: 'business', account: ines.email, password: PASSWORD },
      { type: 'salesman', account: ines.email, password: PASSWORD },
      { type: 'salesmanSingleSignOn', code: 'code', redirectUrl: 'https://shop.example/' },
    ] as const)
      expect(await refused(request)).toMatchObject({ code: '40000', detail: { field: 'loginType' } });
    const noSecond = refusalCode(signInBy(shop.browser(), byEmail(ines.email), calls.twoFactorLogin));
    expect(await noSecond).toMatchObject({ code: '40000', detail: { field: 'loginType' } });
  });

  test('gives the browser a new secret and keeps its orders; the old secret is worthless', async () => {
    const browser = shop.browser();
    const orderNo = await order(browser);
    const before = browser.cookie(SESSION_COOKIE);
    const headers = await browser.credentials();
    await signInBy(browser, byEmail(ines.email));
    expect(browser.cookie(SESSION_COOKIE)).not.toBe(before);
    const planted = await fetch(`${shop.shop.publicOrigin}/api/v2/payment/csrfToken?buId=${UNIT}`, {
      headers: { ...headers, Cookie: `${SESSION_COOKIE}=${before}` },
    });
    expect(planted.status).toBe(401);
    expect(await browser.call(calls.orderDetail, { ...UNIT_FIELD, orderNo })).toMatchObject({ orderNo });
  });

  test('is not undone by another tab that loads meanwhile: its cookie of before joins the session, for a minute and with a token that is worth nothing without the new one [S4.107][S9.3]', async () => {
    const browser = shop.browser();
    await browser.credentials();
    const before = browser.cookie(SESSION_COOKIE);
    await signInBy(browser, byEmail(ines.email));
    const initOfBefore = () =>
      fetch(`${shop.shop.publicOrigin}/api/v2/others/init?aggregatorBuId=${UNIT}`, {
        headers: { Cookie: `${SESSION_COOKIE}=${before}` },
      });
    const joined = await initOfBefore();
    expect(joined.headers.getSetCookie()).toEqual([]);
    const { data } = (await joined.json()) as { data: { token: string } };
    const CSRF = `/api/v2/payment/csrfToken?buId=${UNIT}`;
    const headers = { ...(await browser.credentials()), 'Init-Token': data.token };
    const planted = { headers: { ...headers, Cookie: `${SESSION_COOKIE}=${before}` } };
    expect((await fetch(`${shop.shop.publicOrigin}${CSRF}`, planted)).status).toBe(401);
    expect((await browser.raw(CSRF, { headers })).status).toBe(200);
    shop.wait(1);
    expect((await initOfBefore()).headers.getSetCookie()).toHaveLength(1);
  });

  test('rehashes a password that was hashed with weaker parameters', async () => {
    const who = newPerson();
    await identity.register(shop.browser(), who);
    const weak = await hashPassword(shop.shop, PASSWORD, { memory: 8192, passes: 1, parallelism: 1 });
    const kept = () =>
      inUnit(shop.database.connection, UNIT, async (transaction) => {
        const { rows } = await sql<{ password: string }>`
          select password from credential join customer on customer.id = account_id where email = ${who.email}`.execute(
          transaction,
        );
        return rows[0]!.password;
      });
    await inUnit(shop.database.connection, UNIT, (transaction) =>
      sql`update credential set password = ${weak} from customer where customer.id = account_id and email = ${who.email}`.execute(
        transaction,
      ),
    );
    await signInBy(shop.browser(), byEmail(who.email));
    expect(await kept()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await signInBy(shop.browser(), byEmail(who.email));
  });

  describe('that failed', () => {
    test('several times in a row pauses the account, existing or not, longer each time but never for good', async () => {
      for (const email of [ines.email, newPerson().email]) {
        for (let at = 0; at < 5; at += 1)
          expect(await refused(byEmail(email, 'Wrong-1-password'))).toMatchObject(REFUSED);
        expect(await refused(byEmail(email))).toMatchObject({ code: '42900' });
        shop.wait(LOGIN_PAUSES_SECONDS[4] / 60);
        expect(await refused(byEmail(email, 'Wrong-1-password'))).toMatchObject(REFUSED);
        shop.wait(LOGIN_PAUSES_SECONDS[4] / 60);
        expect(await refused(byEmail(email))).toMatchObject({ code: '42900' });
        shop.wait(LOGIN_PAUSES_SECONDS[5] / 60);
      }
      await signInBy(shop.browser(), byEmail(ines.email));
      expect(await refused(byEmail(ines.email, 'Wrong-1-password'))).toMatchObject(REFUSED);
      await signInBy(shop.browser(), byEmail(ines.email));
    });

    test('twenty times concurrently is checked five times', async () => {
      const who = newPerson();
      const browsers = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const browser = shop.browser();
          return { browser, token: await solveCaptcha(browser, 'login') };
        }),
      );
      const codes = await Promise.all(
        browsers.map(async ({ browser, token }) => {
          const captcha = { kind: 'standard', token } as const;
          return (
            await refusalCode(browser.call(calls.login, loginPayload({ request: byEmail(who.email), captcha }, UNIT)))
          ).code;
        }),
      );
      expect(codes.filter((code) => code === '70001')).toHaveLength(5);
      expect(codes.filter((code) => code === '42900')).toHaveLength(15);
    });

    test('ten times in a row is reported to the owner, once a day', async () => {
      const who = newPerson();
      await identity.register(shop.browser(), who);
      const before = await identity.countTo(who.email);
      for (let at = 0; at < 12; at += 1) {
        await refused(byEmail(who.email, 'Wrong-1-password'));
        shop.wait(16);
      }
      expect(await identity.countTo(who.email)).toBe(before + 1);
      expect(await identity.lastTo(who.email)).toContain('/auth/reset-password');
    });
  });

  describe('with two factors', () => {
    let browser: Browser;
    let who: { email: string; mobile: string };
    beforeAll(async () => {
      const units = shop.shop.units as Map<string, Unit>;
      const unit = units.get(UNIT)!;
      const asking = { ...unit, loginPolicy: (host: string) => ({ ...unit.loginPolicy(host), isTwoFactor: true }) };
      who = newPerson();
      await identity.register(shop.browser(), who);
      units.set(UNIT, asking);
      return () => void units.set(UNIT, unit);
    });

    const confirm = (twoFactor: { tokenId: string; code: string }, by = browser) =>
      by.call(calls.confirmTwoFactorLogin, { ...UNIT_FIELD, ...twoFactor });

    const begin = async (request: LoginRequest) => {
      browser = shop.browser();
      const answer = await signInBy(browser, request, calls.twoFactorLogin);
      if (answer._tag !== 'CodeNeeded') throw new Error('No second factor was asked for');
      return answer.tokenId;
    };

    test('returns a tokenId after the password, and the user after the code [S4.59][S7.34][S7.35][S2.82][A-66]', async () => {
      const tokenId = await begin(byEmail(who.email));
      const user = await confirm({ tokenId, code: await identity.codeTo(who.email) });
      expect(user).toMatchObject({ customerName: 'Inès Marchand', kind: 'individual' });
      browser.become(user.accessToken);
      expect(await browser.call(calls.validateToken, UNIT_FIELD)).toMatchObject({ customerId: user.customerId });
    });

    const again = (tokenId: string, by = browser) => by.call(calls.resendTwoFactorCode, { ...UNIT_FIELD, tokenId });

    test('states where the code went, masked so that only its owner recognises it [A-66]', async () => {
      shop.wait(1);
      browser = shop.browser();
      const answer = await signInBy(browser, byEmail(who.email), calls.twoFactorLogin);
      expect(answer).toMatchObject({ sentTo: maskedTarget({ channel: 'email', target: who.email }) });
      expect(JSON.stringify(answer)).not.toContain(who.email);
    });

    test('sends another code after a while, which replaces the first, in the same browser and before use', async () => {
      shop.wait(1);
      const tokenId = await begin(byEmail(who.email));
      const first = await identity.codeTo(who.email);
      expect(await refusalCode(again(tokenId))).toMatchObject({ code: '42900' });
      shop.wait(1);
      for (const [wrong, by] of [
        [tokenId, shop.browser()],
        ['00000000-0000-4000-8000-000000000000', browser],
        ['x', browser],
      ] as const)
        expect(await refusalCode(again(wrong, by))).toMatchObject({ code: '70002', status: 422 });
      const sent = await again(tokenId);
      expect(sent).toEqual({ tokenId: expect.any(String), sentTo: expect.stringContaining('•••@') });
      expect(sent.tokenId).not.toBe(tokenId);
      const second = await identity.codeTo(who.email);
      expect(second).not.toBe(first);
      expect(await refusalCode(confirm({ tokenId, code: first }))).toMatchObject({ code: '70002' });
      expect(await confirm({ tokenId: sent.tokenId, code: second })).toMatchObject({ kind: 'individual' });
      shop.wait(1);
      expect(await refusalCode(again(sent.tokenId))).toMatchObject({ code: '70002' });
    });

    test('sends the code to the mobile number for a login by mobile number [A-66]', async () => {
      const tokenId = await begin({ type: 'mobile', mobile: who.mobile, password: PASSWORD });
      expect(await confirm({ tokenId, code: await identity.codeTo(who.mobile) })).toMatchObject({ kind: 'individual' });
    });

    test('refuses a wrong code without ending the step; five tries, one use, one browser [S8.12][A-66]', async () => {
      shop.wait(1);
      const tokenId = await begin(byEmail(who.email));
      const code = await identity.codeTo(who.email);
      const wrong = code === '000000' ? '000001' : '000000';
      expect(await refusalCode(confirm({ tokenId, code: wrong }))).toMatchObject({ code: '70002', status: 422 });
      const other = shop.browser();
      expect(await refusalCode(confirm({ tokenId, code }, other))).toMatchObject({ code: '70002' });
      await confirm({ tokenId, code });
      expect(await refusalCode(confirm({ tokenId, code }))).toMatchObject({ code: '70002' });
      shop.wait(1);
      const spent = await begin(byEmail(who.email));
      const right = await identity.codeTo(who.email);
      for (let at = 0; at < 5; at += 1) await refusalCode(confirm({ tokenId: spent, code: '999' }));
      expect(await refusalCode(confirm({ tokenId: spent, code: right }))).toMatchObject({ code: '70002' });
    });

    test('cannot be bypassed by the call without the second factor', async () => {
      expect(await refused(byEmail(who.email))).toMatchObject({ code: '40000', detail: { field: 'loginType' } });
    });
  });
});
