/** Registration of individuals: verified email and mobile number, validation by the domain's rules, no disclosure of accounts. */
import { calls } from '@offrande/api-client/contract';
import { confirmationLinkOf } from '@offrande/domain/registration';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readIdentity } from '../customer/identity.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { byEmail, type Identity, openIdentity, signInBy, newPerson, UNIT_FIELD } from '../session/testing.ts';

const linkIn = (text: string) => {
  const [address] = /https?:\S+/.exec(text) ?? [];
  return Object.fromEntries(new URL(address!).searchParams);
};

const profile = async (browser: Browser, email: string) => {
  const answer = await signInBy(browser, byEmail(email));
  const custId = answer._tag === 'SignedIn' ? answer.user.customerId : '';
  return browser.call(calls.getMemberProfile, { ...UNIT_FIELD, custId });
};

describe('a registration', () => {
  let shop: TestShop;
  let identity: Identity;
  beforeAll(async () => {
    shop = await openTestShop(24);
    identity = openIdentity(shop);
  });
  afterAll(() => shop.close());

  const accounts = async (email: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from customer where lower(email) = lower(${email})`.execute(
      shop.database.connection,
    );
    return rows[0]!.count;
  };

  test('opens an account that can sign in at once, with the entered data and a wallet [S3.61][S3.62][S3.63][S3.64][S3.65][S3.66][S7.44][S2.109]', async () => {
    const who = newPerson();
    const browser = shop.browser();
    const answer = await identity.register(browser, who, {
      documentType: 'identificationCard',
      documentNumber: 'AB 12345',
      isSubscribed: true,
      promoCode: 'WELCOME10',
    });
    expect(answer).toEqual({ isEmailValid: true });
    expect(await profile(browser, who.email)).toMatchObject({
      email: who.email,
      firstName: 'Inès',
      lastName: 'Marchand',
      memberType: 'individual',
      contractLevel: 'light',
      phone: { areaCode: '+33', number: who.mobile.slice(3) },
      isSubscribed: true,
      isActivated: false,
    });
    expect(await browser.call(calls.validateToken, UNIT_FIELD)).toMatchObject({ identityNo: 'AB12345' });
    const { rows } = await sql<{ identity_encrypted: string; promo_code: string }>`
      select identity_encrypted, promo_code from customer where email = ${who.email}`.execute(shop.database.connection);
    expect(rows[0]!.promo_code).toBe('WELCOME10');
    const document = { documentType: 'identificationCard', documentNumber: 'AB12345' };
    expect(readIdentity(shop.shop.vault, rows[0]!.identity_encrypted)).toEqual(document);
    expect(rows[0]!.identity_encrypted).not.toContain('12345');
    expect(await shop.broken()).toEqual([]);
  });

  test('sends a welcome mail whose link confirms the account and records the actual address of the click [S7.43][S7.45][S2.91]', async () => {
    const who = newPerson();
    const browser = shop.browser();
    await identity.register(browser, who);
    const link = confirmationLinkOf(linkIn(await identity.lastTo(who.email)))!;
    const confirm = (changes: object = {}) =>
      shop.browser().call(calls.confirmRegistration, { ...UNIT_FIELD, ...link, ...changes } as never);
    expect(await refusalCode(confirm({ verifyToken: `${link.verifyToken}x` }))).toMatchObject({ code: '70005' });
    expect(await refusalCode(confirm({ accountId: 'x' }))).toMatchObject({ code: '70005' });
    expect(await refusalCode(confirm({ registerType: 'business' }))).toMatchObject({ code: '70005' });
    expect(await profile(browser, who.email)).toMatchObject({ isActivated: false });
    for (let times = 0; times < 2; times += 1)
      expect(await confirm({ loginIp: '203.0.113.9' })).toEqual({ registerType: 'individual' });
    expect(await profile(shop.browser(), who.email)).toMatchObject({ isActivated: true });
    const { rows } = await sql<{ confirmed_from: string }>`
      select confirmed_from from customer where email = ${who.email}`.execute(shop.database.connection);
    expect(rows[0]!.confirmed_from).not.toBe('203.0.113.9');
  });

  test('without a verified email requests another code and spends nothing [S4.62][A-82]', async () => {
    const who = newPerson();
    const browser = shop.browser();
    const phoneReference = await identity.prove(browser, 'sms', who.mobile);
    const emailReference = await identity.sendCode(browser, 'email', who.email);
    const proofs = { emailReference, phoneReference };
    expect(await identity.register(browser, who, proofs)).toEqual({ isEmailValid: false });
    expect(await accounts(who.email)).toBe(0);
    const code = await identity.codeTo(who.email);
    await browser.call(calls.confirmEmailCode, { ...UNIT_FIELD, tokenId: emailReference, code });
    expect(await identity.register(browser, who, proofs)).toEqual({ isEmailValid: true });
  });

  test('without a verified mobile number is refused and spends nothing; a landline does not count [S4.64][S5.46]', async () => {
    const who = newPerson();
    const browser = shop.browser();
    const emailReference = await identity.prove(browser, 'email', who.email);
    const without = identity.register(browser, who, { emailReference, phoneReference: null });
    expect(await refusalCode(without)).toMatchObject({ code: '70004', detail: { field: 'otpId' } });
    const fixed = { emailReference, phone: { areaCode: '+33', number: '140506070' } };
    expect(await refusalCode(identity.register(browser, who, fixed))).toMatchObject({
      code: '70003',
      detail: { field: 'phone' },
    });
    const phoneReference = await identity.prove(browser, 'sms', who.mobile);
    expect(await identity.register(browser, who, { emailReference, phoneReference })).toEqual({ isEmailValid: true });
  });

  test('is validated again by the rules of its form, including breached passwords [S5.18][S5.19][S5.20][S5.21][A-56][A-59]', async () => {
    const cases = [
      [{ password: 'short1A' }, 'password', 'PasswordTooShort'],
      [{ password: 'nouppercase1' }, 'password', 'NoUppercaseLetter'],
      [{ password: 'NOLOWERCASE1' }, 'password', 'NoLowercaseLetter'],
      [{ password: 'With Space1' }, 'password', 'HasSpace'],
      [{ password: 'Password123!' }, 'password', 'PasswordBreached'],
      [{ password: 'Azerty2024' }, 'password', 'PasswordBreached'],
      [{ firstName: 'Inès <b>' }, 'firstName', null],
      [{ email: 'nobody' }, 'email', 'NotAnEmail'],
      [{ promoCode: "X'Y" }, 'promoCode', null],
    ] as const;
    const browser = shop.browser();
    const who = newPerson();
    for (const [changes, field, reason] of cases) {
      const refusal = await refusalCode(identity.register(browser, who, { emailReference: 'none', ...changes }));
      expect(refusal).toMatchObject({ code: '70003', detail: { field, ...(reason === null ? {} : { reason }) } });
    }
    const business = identity.register(browser, who, { emailReference: 'none', registerType: 'business' });
    expect(await refusalCode(business)).toMatchObject({ code: '40000', detail: { field: 'registerType' } });
  });

  test('with one proof opens one account for twenty concurrent requests', async () => {
    const who = newPerson();
    const browser = shop.browser();
    const proofs = {
      emailReference: await identity.prove(browser, 'email', who.email),
      phoneReference: await identity.prove(browser, 'sms', who.mobile),
    };
    const ends = await Promise.allSettled(Array.from({ length: 20 }, () => identity.register(browser, who, proofs)));
    const answers = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.isEmailValid] : []));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await accounts(who.email)).toBe(1);
  });

  test('of an address that got an account meanwhile gets the same answer, changes nothing and is reported to its owner', async () => {
    const who = newPerson();
    const [one, other] = [shop.browser(), shop.browser()];
    const first = await identity.prove(one, 'email', who.email);
    shop.wait(1.1);
    const second = await identity.prove(other, 'email', who.email);
    const mobile = newPerson().mobile;
    const phone = { areaCode: '+33', number: mobile.slice(3) };
    await identity.register(one, who, {
      emailReference: first,
      phoneReference: await identity.prove(one, 'sms', who.mobile),
    });
    const again = await identity.register(other, who, {
      emailReference: second,
      phoneReference: await identity.prove(other, 'sms', mobile),
      phone,
      firstName: 'Another',
      password: 'Another1Password',
    });
    expect(again).toEqual({ isEmailValid: true });
    expect(await accounts(who.email)).toBe(1);
    expect(await profile(shop.browser(), who.email)).toMatchObject({ firstName: 'Inès' });
    expect(await identity.lastTo(who.email)).toContain('Vous avez déjà un compte');
  });

  test('does not affect accounts of another kind or unit with the same email', async () => {
    const who = newPerson();
    await shop.browser().signIn({ memberType: 'business', email: who.email });
    await inUnit(shop.database.connection, 'YY', (transaction) =>
      sql`insert into customer (id, bu_id, member_type, email, first_name, last_name, created_at)
        values (gen_random_uuid(), 'YY', 'individual', ${who.email}, 'A', 'B', now())`.execute(transaction),
    );
    expect(await identity.register(shop.browser(), who)).toEqual({ isEmailValid: true });
    expect(await accounts(who.email)).toBe(3);
    expect(UNIT).toBe('FR');
  });
});
