/** Email changes: need the password and a code to the new address, and are reported to the old address, which can revert them. */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import {
  byEmail,
  type Identity,
  type Member,
  newPerson,
  openIdentity,
  PASSWORD,
  signInBy,
  UNIT_FIELD,
} from '../session/testing.ts';

const DAY_MINUTES = 24 * 60;

const change = ({ browser, custId }: Member, email: string, tokenId: string, password: string | null = PASSWORD) =>
  browser.call(calls.changeMemberEmail, {
    ...UNIT_FIELD,
    custId,
    email,
    tokenId,
    ...(password === null ? {} : { password }),
  });

describe('a change of email', () => {
  let shop: TestShop;
  let identity: Identity;
  beforeAll(async () => {
    shop = await openTestShop(24);
    identity = openIdentity(shop);
  });
  afterAll(() => shop.close());

  const emailOf = async ({ custId }: Pick<Member, 'custId'>): Promise<string> => {
    const { rows } = await sql<{ email: string }>`select email from customer where id = ${custId}`.execute(
      shop.database.connection,
    );
    return rows[0]!.email;
  };
  const changed = async () => {
    const who = await identity.openMember();
    const { email } = newPerson();
    await change(who, email, await identity.prove(who.browser, 'email', email));
    return { ...who, before: who.email, after: email };
  };
  const objection = async (before: string): Promise<string> => {
    const [url = ''] = /http\S*\/media\/email\/\S+/.exec(await identity.lastTo(before)) ?? [];
    return new URL(url).pathname;
  };

  test('takes effect at once; sign-ins stay, and login works with the new address only [S4.55]', async () => {
    const { browser, custId, before, after } = await changed();
    expect(await browser.call(calls.getMemberProfile, { ...UNIT_FIELD, custId })).toMatchObject({ email: after });
    expect((await signInBy(shop.browser(), byEmail(after)))._tag).toBe('SignedIn');
    expect(await refusalCode(signInBy(shop.browser(), byEmail(before)))).toMatchObject({ code: '70001' });
  });

  test('needs the current password, whose tries are counted, and a code to this very address in this browser', async () => {
    const who = await identity.openMember();
    const { email } = newPerson();
    const tokenId = await identity.prove(who.browser, 'email', email);
    expect((await refusalCode(change(who, email, tokenId, 'Wrong-one1'))).code).toBe('70007');
    expect(await refusalCode(change(who, email, tokenId, null))).toMatchObject({ detail: { field: 'password' } });
    expect(await refusalCode(change(who, `other.${email}`, tokenId))).toMatchObject({ detail: { field: 'tokenId' } });
    const elsewhere = await identity.prove(shop.browser(), 'email', newPerson().email);
    expect(await refusalCode(change(who, email, elsewhere))).toMatchObject({ detail: { field: 'tokenId' } });
    expect(await emailOf(who)).toBe(who.email);
    await change(who, email, tokenId);
    expect(await refusalCode(change(who, `b.${email}`, tokenId))).toMatchObject({ detail: { field: 'tokenId' } });
    for (let times = 0; times < 5; times += 1) await refusalCode(change(who, `c.${email}`, tokenId, 'Wrong-one1'));
    expect(await refusalCode(change(who, `c.${email}`, tokenId))).toMatchObject({ code: '42900' });
  });

  test('does not disclose whether an address has an account: then no code is sent, and none is accepted', async () => {
    const who = await identity.openMember();
    const other = await identity.openMember();
    shop.wait(2);
    const tokenId = await identity.sendCode(who.browser, 'email', other.email);
    expect(tokenId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await identity.lastTo(other.email)).not.toMatch(/\b\d{6}\b/);
    expect(await refusalCode(change(who, other.email, tokenId))).toMatchObject({ detail: { field: 'tokenId' } });
    // An address that gets an account between code and change is refused like a wrong code.
    const { email, mobile } = newPerson();
    const proof = await identity.prove(who.browser, 'email', email);
    shop.wait(2);
    const late = shop.browser();
    await identity.register(late, { email, mobile });
    expect(await refusalCode(change(who, email, proof))).toMatchObject({ detail: { field: 'tokenId' } });
    expect(await emailOf(who)).toBe(who.email);
  });

  test('without a password needs a sign-in within the last quarter of an hour', async () => {
    const who = await identity.openMember();
    await sql`delete from credential where account_id = ${who.custId}`.execute(shop.database.connection);
    const { email } = newPerson();
    shop.wait(16);
    const late = await identity.prove(who.browser, 'email', email);
    expect(await refusalCode(change(who, email, late, null))).toMatchObject({ detail: { reason: 'SignInTooOld' } });
    await who.browser.signIn({ id: who.custId, memberType: 'individual' });
    await change(who, email, late, null);
    expect(await emailOf(who)).toBe(email);
  });

  test('is reported to the old address, which can revert it with one click: once, within seven days, and signs out everywhere', async () => {
    const { browser, custId, before, after } = await changed();
    const path = await objection(before);
    const stranger = shop.browser();
    expect((await stranger.raw(path)).status).toBe(200);
    expect(await emailOf({ custId })).toBe(after);
    expect((await stranger.raw(path, { method: 'POST' })).status).toBe(200);
    expect(await emailOf({ custId })).toBe(before);
    expect(await refusalCode(browser.call(calls.getMemberProfile, { ...UNIT_FIELD, custId }))).toMatchObject({
      code: '40100',
    });
    expect(await identity.lastTo(before)).toContain('/auth/reset-password');
    expect((await stranger.raw(path, { method: 'POST' })).status).toBe(404);
    const later = await changed();
    const laterPath = await objection(later.before);
    shop.wait(8 * DAY_MINUTES);
    expect((await stranger.raw(laterPath, { method: 'POST' })).status).toBe(404);
    expect(await emailOf(later)).toBe(later.after);
    expect((await stranger.raw(`${laterPath.slice(0, -4)}AAAA`)).status).toBe(404);
  });

  test('stores no address in readable form outside the account, and nothing once it is closed', async () => {
    const { custId, before, after } = await changed();
    const kept = async () =>
      JSON.stringify(
        (await sql`select * from email_change where customer_id = ${custId}`.execute(shop.database.connection)).rows,
      );
    expect(await kept()).not.toBe('[]');
    for (const address of [before, after]) expect(await kept()).not.toContain(address);
    const browser = shop.browser();
    await signInBy(browser, byEmail(after));
    await browser.call(calls.deleteAccount, { ...UNIT_FIELD, custId, email: after, reason: 'noLongerUsing' });
    expect(await kept()).toBe('[]');
  });
});
