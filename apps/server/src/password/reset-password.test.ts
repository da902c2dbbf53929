/** Password reset by a link in a mail: discloses no accounts, is opened in one browser, sets one password, ends every sign-in. */
import { calls, type RequestOf } from '@offrande/api-client/contract';
import { type ResetLink } from '@offrande/domain/password-reset/schema';
import { resetLinkOf } from '@offrande/domain/password-reset';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import {
  byEmail,
  type Identity,
  openIdentity,
  rawAnswer,
  signInBy,
  newPerson,
  UNIT_FIELD,
} from '../session/testing.ts';

const NEW = 'Mirabelle2-verte';

type Kind = RequestOf<typeof calls.resetPassword>['kind'];

const ask = (browser: Browser, email: string, kind: Kind = 'individual') =>
  browser.call(calls.resetPassword, { ...UNIT_FIELD, email, kind });

const open = (browser: Browser, { tokenId }: ResetLink) => browser.call(calls.confirmToken, { ...UNIT_FIELD, tokenId });

const set = (browser: Browser, request: Omit<RequestOf<typeof calls.confirmReset>, 'aggregatorBuId'>) =>
  browser.call(calls.confirmReset, { ...UNIT_FIELD, ...request });

describe('a password reset', () => {
  let shop: TestShop;
  let identity: Identity;
  beforeAll(async () => {
    shop = await openTestShop(24);
    identity = openIdentity(shop);
  });
  afterAll(() => shop.close());

  const member = async () => {
    const who = newPerson();
    await identity.register(shop.browser(), who);
    // Its welcome would be sent at the same time as the first link, and perhaps after it.
    await identity.lastTo(who.email);
    return who;
  };

  const linkTo = async (email: string, kind: Kind = 'individual'): Promise<ResetLink> => {
    await ask(shop.browser(), email, kind);
    const [address] = /https?:\S+reset-password\S+/.exec(await identity.lastTo(email)) ?? [];
    return resetLinkOf(Object.fromEntries(new URL(address!).searchParams))!;
  };

  test('sends a mail with a link to the shop, then sets a new password that signs in [S2.92][S4.83][S4.84][S7.30][S7.31][S7.32]', async () => {
    const { email } = await member();
    const link = await linkTo(email);
    expect(await identity.lastTo(email)).toContain(`${shop.shop.publicOrigin}/FR/auth/reset-password?tokenId=`);
    const browser = shop.browser();
    const { state, token, memberType } = await open(browser, link);
    expect([state, memberType]).toEqual(['valid', 'C']);
    expect(await set(browser, { newPassword: NEW, accountId: link.accountId, token, memberType })).toBe(true);
    expect(await signInBy(shop.browser(), byEmail(email, NEW))).toMatchObject({ _tag: 'SignedIn' });
    expect(await refusalCode(signInBy(shop.browser(), byEmail(email)))).toMatchObject({ code: '70001' });
    expect(await identity.lastTo(email)).toContain('a été changé');
  });

  test('applies to the account of the named kind, even if others have the same email [S7.30][S7.31]', async () => {
    const { email } = await member();
    for (const [memberType, code] of [
      ['business', 'B'],
      ['salesman', 'S'],
    ] as const) {
      const { id } = await shop.browser().signIn({ memberType, email });
      await sql`insert into credential (account_id, bu_id, password, changed_at) values (${id}, ${UNIT}, 'none', now())`.execute(
        shop.database.connection,
      );
      const link = await linkTo(email, memberType);
      expect(link.accountId).toBe(id);
      expect(await open(shop.browser(), link)).toMatchObject({ state: 'valid', memberType: code });
    }
  });

  test('gets the same answer byte for byte whether or not there is an account, and sends mail to nobody else [S7.30]', async () => {
    const { email } = await member();
    const unknown = newPerson().email;
    const answers = [];
    for (const [name, kind] of [
      [email, 'individual'],
      [unknown, 'individual'],
      [email, 'business'],
    ] as const)
      answers.push(await rawAnswer(shop.browser(), calls.resetPassword, { ...UNIT_FIELD, email: name, kind }));
    const withoutCookie = answers.map((answer) => answer.replaceAll(/offrande_session=[\w-]+/g, ''));
    expect(new Set(withoutCookie).size).toBe(1);
    expect(await identity.countTo(unknown)).toBe(0);
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from password_reset`.execute(
      shop.database.connection,
    );
    expect(rows[0]!.count).toBeGreaterThanOrEqual(3);
  });

  test('is valid for 24 hours, inclusive [S9.21]', async () => {
    const { email } = await member();
    const link = await linkTo(email);
    shop.wait(24 * 60);
    expect(await open(shop.browser(), link)).toMatchObject({ state: 'valid' });
    const late = await linkTo((await member()).email);
    shop.wait(24 * 60 + 1);
    expect(await open(shop.browser(), late)).toEqual({ state: 'expired', token: '', memberType: '' });
    const forged = { ...link, tokenId: `${link.tokenId}x` };
    expect(await open(shop.browser(), forged)).toMatchObject({ state: 'expired' });
  });

  test('opens in one browser, which may retry, and in no other [S4.83]', async () => {
    const link = await linkTo((await member()).email);
    const [one, other] = [shop.browser(), shop.browser()];
    const first = await open(one, link);
    expect(await open(one, link)).toEqual(first);
    expect(await open(other, link)).toMatchObject({ state: 'used', token: '' });
    const stolen = { newPassword: NEW, accountId: link.accountId, token: first.token, memberType: 'C' };
    expect(await set(other, stolen)).toBe(false);
    expect(await set(one, stolen)).toBe(true);
    expect(await open(one, link)).toMatchObject({ state: 'used' });
  });

  test('sets one password for twenty concurrent requests, and none without the previous step [S4.84][S7.32]', async () => {
    const link = await linkTo((await member()).email);
    const browser = shop.browser();
    const asked = { newPassword: NEW, accountId: link.accountId, memberType: 'C' };
    expect(await set(browser, { ...asked, token: link.tokenId })).toBe(false);
    const { token } = await open(browser, link);
    expect(await set(browser, { ...asked, token, accountId: '00000000-0000-4000-8000-000000000000' })).toBe(false);
    const ends = await Promise.all(Array.from({ length: 20 }, () => set(browser, { ...asked, token })));
    expect(ends.filter(Boolean)).toHaveLength(1);
  });

  test('rejects passwords that registration rejects [A-56]', async () => {
    const link = await linkTo((await member()).email);
    const browser = shop.browser();
    const { token } = await open(browser, link);
    for (const [newPassword, reason] of [
      ['short1A', 'PasswordTooShort'],
      ['Soleil2024!', 'PasswordBreached'],
    ] as const) {
      const refusal = refusalCode(set(browser, { newPassword, accountId: link.accountId, token, memberType: 'C' }));
      expect(await refusal).toMatchObject({ code: '70006', detail: { field: 'newPassword', reason } });
    }
  });

  test('ends every sign-in, every other link and every pause', async () => {
    const { email } = await member();
    const old = shop.browser();
    await signInBy(old, byEmail(email));
    const [first, second] = [await linkTo(email), await linkTo(email)];
    for (let at = 0; at < 6; at += 1) await refusalCode(signInBy(shop.browser(), byEmail(email, 'Wrong-1-password')));
    const browser = shop.browser();
    const { token } = await open(browser, second);
    await set(browser, { newPassword: NEW, accountId: second.accountId, token, memberType: 'C' });
    expect(await refusalCode(old.call(calls.validateToken, UNIT_FIELD))).toMatchObject({ code: '40100' });
    expect(await open(shop.browser(), first)).toMatchObject({ state: 'used' });
    await signInBy(shop.browser(), byEmail(email, NEW));
  });

  test('is not sent to customers without a password in the shop [S6.8]', async () => {
    const { email } = newPerson();
    await shop.browser().signIn({ email });
    await ask(shop.browser(), email);
    expect(await identity.countTo(email)).toBe(0);
  });

  test('is sent a few times, then paused, whoever asks', async () => {
    const { email } = newPerson();
    for (let at = 0; at < 3; at += 1) await ask(shop.browser(), email);
    expect(await refusalCode(ask(shop.browser(), email))).toMatchObject({ code: '42900' });
    shop.wait(10);
    await ask(shop.browser(), email);
  });
});
