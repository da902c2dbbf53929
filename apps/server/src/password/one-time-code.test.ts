/** One-time codes: requests disclose no accounts, guesses are limited to five, and a code is used once in one browser. */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { inUnit } from '../database/in-unit.ts';
import type { CallContext } from '../call/handler.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { findCookieSession, SESSION_COOKIE } from '../session/find-buyer.ts';
import { type Identity, openIdentity, rawAnswer, newPerson, UNIT_FIELD } from '../session/testing.ts';
import { oneTimeCode } from './code-row.ts';
import { spendProof } from './confirm-code.ts';

const confirm = (browser: Browser, tokenId: string, code: string) =>
  browser.call(calls.confirmEmailCode, { ...UNIT_FIELD, tokenId, code });

const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('a one-time code', () => {
  let shop: TestShop;
  let identity: Identity;
  beforeAll(async () => {
    shop = await openTestShop(24);
    identity = openIdentity(shop);
  });
  afterAll(() => shop.close());

  const contextOf = async (browser: Browser): Promise<CallContext> => {
    const cookie = browser.cookie(SESSION_COOKIE)!;
    const sessionId = (await findCookieSession(shop.shop.connection, UNIT, cookie, shop.shop.clock()))!;
    const buyer = { sessionId, customer: null };
    return { shop: shop.shop, unit: shop.shop.units.get(UNIT)!, buyer } as unknown as CallContext;
  };

  const use = async (browser: Browser, reference: string, target: string, channel: 'email' | 'sms' = 'email') => {
    const context = await contextOf(browser);
    return inUnit(shop.shop.connection, UNIT, (transaction) =>
      spendProof(transaction, context, { channel, reference, target }),
    );
  };

  test('is sent by SMS and by email with six digits, in the language of the shop [S7.52][S7.53][S7.54][S7.55][S4.62][S4.64][A-58]', async () => {
    const browser = shop.browser();
    const { email, mobile } = newPerson();
    const tokenId = await identity.sendCode(browser, 'email', email);
    const otpId = await identity.sendCode(browser, 'sms', mobile);
    expect(await identity.lastTo(email)).toContain('Saisissez ce code');
    expect(await identity.lastTo(mobile)).toMatch(/^Offrande : votre code est \d{6}\. Valable 10 minutes\./);
    expect(await confirm(browser, tokenId, await identity.codeTo(email))).toEqual({ isRight: true });
    const otp = await identity.codeTo(mobile);
    expect(await browser.call(calls.confirmPhoneCode, { ...UNIT_FIELD, otpId, otp })).toEqual({ isRight: true });
  });

  test('is not stored in readable form, nor are address and number', async () => {
    const browser = shop.browser();
    const { email } = newPerson();
    await identity.sendCode(browser, 'email', email);
    const code = await identity.codeTo(email);
    const { rows } = await sql`select * from one_time_code`.execute(shop.database.connection);
    const text = JSON.stringify(rows);
    expect(text).not.toContain(`"${code}"`);
    expect(text).not.toContain(email);
  });

  test('needs a captcha each time, and a mobile number for SMS [S7.52][S7.54]', async () => {
    const browser = shop.browser();
    const { email } = newPerson();
    const without = refusalCode(browser.call(calls.sendEmailCode, { ...UNIT_FIELD, email }));
    expect(await without).toMatchObject({ code: '80000' });
    const captchaToken = await solveCaptcha(browser, 'login');
    const other = refusalCode(browser.call(calls.sendEmailCode, { ...UNIT_FIELD, email, captchaToken }));
    expect(await other).toMatchObject({ code: '80000' });
    const fixed = refusalCode(identity.sendCode(browser, 'sms', '+33140506070'));
    expect(await fixed).toMatchObject({ code: '40000', detail: { field: 'mobileNo' } });
    const none = refusalCode(identity.sendCode(browser, 'email', 'nobody'));
    expect(await none).toMatchObject({ code: '40000', detail: { field: 'email' } });
  });

  test('is resent after a minute but not before, at most five times a day, whoever asks [S4.63][A-82]', async () => {
    const { email } = newPerson();
    for (let at = 0; at < 5; at += 1) {
      await identity.sendCode(shop.browser(), 'email', email);
      const again = refusalCode(identity.sendCode(shop.browser(), 'email', email.toUpperCase()));
      expect(await again).toMatchObject({ code: '42900' });
      shop.wait(1.1);
    }
    expect(await refusalCode(identity.sendCode(shop.browser(), 'email', email))).toMatchObject({ code: '42900' });
    expect(await identity.countTo(email)).toBe(5);
    shop.wait(24 * 60);
    await identity.sendCode(shop.browser(), 'email', email);
  });

  test('is sent once for twenty concurrent browsers', async () => {
    const { mobile } = newPerson();
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => identity.sendCode(shop.browser(), 'sms', mobile)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await identity.countTo(mobile)).toBe(1);
  });

  test('is valid for ten minutes', async () => {
    const browser = shop.browser();
    const { email } = newPerson();
    const tokenId = await identity.sendCode(browser, 'email', email);
    const code = await identity.codeTo(email);
    shop.wait(10);
    expect(await confirm(browser, tokenId, code)).toEqual({ isRight: false });
  });

  test('invalidates the previous one', async () => {
    const browser = shop.browser();
    const { email } = newPerson();
    const first = await identity.sendCode(browser, 'email', email);
    const code = await identity.codeTo(email);
    shop.wait(1.1);
    await identity.sendCode(browser, 'email', email);
    expect(await confirm(browser, first, code)).toEqual({ isRight: false });
  });

  test('is not confirmed from another browser, for another channel, or by an unknown id [S7.53][S7.55]', async () => {
    const browser = shop.browser();
    const { email } = newPerson();
    const tokenId = await identity.sendCode(browser, 'email', email);
    const code = await identity.codeTo(email);
    expect(await confirm(shop.browser(), tokenId, code)).toEqual({ isRight: false });
    expect(await confirm(browser, 'none', code)).toEqual({ isRight: false });
    const otp = { ...UNIT_FIELD, otpId: tokenId, otp: code };
    expect(await browser.call(calls.confirmPhoneCode, otp)).toEqual({ isRight: false });
    expect(await confirm(browser, tokenId, `${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({ isRight: true });
  });

  test('is checked at most five times however many tries are concurrent [S8.12]', async () => {
    for (const rightAt of [null, 12]) {
      const browser = shop.browser();
      const { email } = newPerson();
      const tokenId = await identity.sendCode(browser, 'email', email);
      const code = await identity.codeTo(email);
      const tries = Array.from({ length: 20 }, (_, at) =>
        confirm(browser, tokenId, at === rightAt ? code : wrongFor(code)),
      );
      await Promise.all(tries);
      const { rows } = await sql<{ tries: number }>`select tries from one_time_code where id = ${tokenId}`.execute(
        shop.database.connection,
      );
      expect(rows[0]!.tries).toBe(5);
      expect(await confirm(browser, tokenId, code)).toEqual({ isRight: false });
    }
  });

  test('survives four wrong tries and is accepted at the fifth', async () => {
    const browser = shop.browser();
    const { email } = newPerson();
    const tokenId = await identity.sendCode(browser, 'email', email);
    const code = await identity.codeTo(email);
    for (let at = 0; at < 4; at += 1) expect((await confirm(browser, tokenId, wrongFor(code))).isRight).toBe(false);
    expect((await confirm(browser, tokenId, code)).isRight).toBe(true);
  });

  describe('that is confirmed', () => {
    test('is a proof of its own target, in its own browser, once, within an hour', async () => {
      const browser = shop.browser();
      const { email } = newPerson();
      const reference = await identity.prove(browser, 'email', email);
      const other = shop.browser();
      await other.credentials();
      expect(await use(browser, reference, newPerson().email)).toBe(false);
      expect(await use(browser, reference, email, 'sms')).toBe(false);
      expect(await use(other, reference, email)).toBe(false);
      expect(await use(browser, reference, email.toUpperCase())).toBe(true);
      expect(await use(browser, reference, email)).toBe(false);
      const late = newPerson().email;
      const lateProof = await identity.prove(browser, 'email', late);
      shop.wait(60);
      expect(await use(browser, lateProof, late)).toBe(false);
    });

    test('is spent once by twenty concurrent uses', async () => {
      const browser = shop.browser();
      const { email } = newPerson();
      const reference = await identity.prove(browser, 'email', email);
      const uses = await Promise.all(Array.from({ length: 20 }, () => use(browser, reference, email)));
      expect(uses.filter(Boolean)).toHaveLength(1);
    });

    test('is no proof before that', async () => {
      const browser = shop.browser();
      const { email } = newPerson();
      const reference = await identity.sendCode(browser, 'email', email);
      expect(await use(browser, reference, email)).toBe(false);
    });
  });

  test('for an address with an account gets the same answer byte for byte, sends another mail, and is never accepted [S4.62]', async () => {
    const known = newPerson();
    await identity.register(shop.browser(), known);
    shop.wait(1.1);
    const unknown = newPerson();
    const ask = async ({ email }: { email: string }) => {
      const browser = shop.browser();
      const captchaToken = await solveCaptcha(browser, 'oneTimeCode');
      const answer = await rawAnswer(browser, calls.sendEmailCode, { ...UNIT_FIELD, email, captchaToken });
      const [tokenId] = /[\da-f]{8}-[\da-f-]{27}/.exec(answer)!;
      return { browser, tokenId, answer: answer.replace(tokenId, 'NAME') };
    };
    const [one, other] = [await ask(known), await ask(unknown)];
    expect(one.answer).toBe(other.answer);
    expect(await identity.lastTo(known.email)).toContain('Vous avez déjà un compte');
    expect(await identity.lastTo(known.email)).not.toMatch(/\b\d{6}\b/);
    const code = oneTimeCode(shop.shop.vault, one.tokenId);
    expect(await confirm(one.browser, one.tokenId, code)).toEqual({ isRight: false });
  });

  test('is deleted with its address after two days', async () => {
    await identity.sendCode(shop.browser(), 'email', newPerson().email);
    shop.wait(2 * 24 * 60 + 1);
    await shop.sweep();
    const { rows } = await sql`select id from one_time_code`.execute(shop.database.connection);
    expect(rows).toEqual([]);
  });
});
