/** Membership in a company's programme: requested by an employee, decided by the employer with the link in an email. */
import { createInboxGateway } from '@offrande/api-client/gateways';
import { calls, type RequestOf } from '@offrande/api-client/contract';
import { readMemberInfo } from '@offrande/domain/member-validation';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openTestShop, type TestShop } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { type Identity, type Member, openIdentity, UNIT_FIELD } from '../session/testing.ts';

const APPROVER = 'rh@atelier-nord.example';
const DAYS = 24 * 60;

type Entry = RequestOf<typeof calls.updateCorporateAccount>;

const entryOf = (custId: string, changes: Partial<Entry> = {}): Entry => ({
  ...UNIT_FIELD,
  custId,
  employeeId: 'E-77',
  corporateCode: 'atelierNord',
  email: 'ines@atelier-nord.example',
  phone: { areaCode: '+33', number: '612345678' },
  pin: '246813',
  ...changes,
});

const linkIn = (text: string) => {
  const { searchParams, pathname } = new URL(/https?:\S+/.exec(text)![0]);
  return { pathname, token: searchParams.get('token')!, info: searchParams.get('info')! };
};

const typeOf = async ({ browser, custId }: Member) =>
  (await browser.call(calls.getMemberProfile, { ...UNIT_FIELD, custId })).memberType;

const standingOf = ({ browser, custId }: Member) => browser.call(calls.getCorporateAccount, { ...UNIT_FIELD, custId });

const told = async ({ browser, custId }: Member) =>
  (await createInboxGateway(browser.client).fetchInbox({ custId })).map(({ title }) => title);

describe('membership', () => {
  let shop: TestShop;
  let identity: Identity;
  beforeAll(async () => {
    shop = await openTestShop(24);
    identity = openIdentity(shop);
  });
  afterAll(() => shop.close());

  /** A customer who has requested membership, and the link that the employer got. */
  const asking = async (changes: Partial<Entry> = {}) => {
    const one = await identity.openMember();
    await one.browser.call(calls.updateCorporateAccount, entryOf(one.custId, changes));
    return { ...one, ...linkIn(await identity.lastTo(APPROVER)) };
  };

  const decide = (token: string, isApproved: boolean, browser: Browser = shop.browser()) =>
    browser.call(calls.activateAccountValidate, { ...UNIT_FIELD, token, isApproved });

  test('begins with a corporate account, and an email whose link names the member [S3.103][S2.45][S4.69]', async () => {
    const one = await identity.openMember();
    expect(await standingOf(one)).toEqual({ corporateAccount: null, employer: null, membership: 'none' });
    const kept = await one.browser.call(calls.updateCorporateAccount, entryOf(one.custId));
    const { pin: _pin, custId: _id, aggregatorBuId: _unit, ...account } = entryOf(one.custId);
    expect(kept).toEqual({
      corporateAccount: { ...account, corporateCode: 'ATELIERNORD' },
      employer: 'Atelier Nord',
      membership: 'asked',
    });
    expect(await standingOf(one)).toEqual(kept);
    const letter = await identity.lastTo(APPROVER);
    for (const part of ['Inès Marchand', one.email, 'E-77', 'Atelier Nord']) expect(letter).toContain(part);
    const { pathname, info } = linkIn(letter);
    expect(pathname).toBe('/FR/memberValidate');
    expect(readMemberInfo(info)).toEqual({ name: 'Inès Marchand', email: one.email });
    const { rows } = await sql`select * from corporate_account where customer_id = ${one.custId}`.execute(
      shop.database.connection,
    );
    expect(JSON.stringify(rows)).not.toContain('246813');
  });

  test('is granted by an approval, which upgrades the account and notifies the member [S1.35][S4.67][S7.29][S6.4]', async () => {
    const one = await asking();
    expect(await typeOf(one)).toBe('individual');
    await decide(one.token, true);
    expect(await typeOf(one)).toBe('b2b2c');
    expect((await standingOf(one)).membership).toBe('member');
    expect(await told(one)).toContain('Vous participez au programme Atelier Nord');
    expect(await shop.broken()).toEqual([]);
  });

  test('is denied by a rejection, which leaves the account unchanged [S4.68][S7.29]', async () => {
    const one = await asking();
    await decide(one.token, false);
    expect(await typeOf(one)).toBe('individual');
    expect((await standingOf(one)).membership).toBe('rejected');
    expect(await told(one)).toContain('Atelier Nord n’a pas confirmé votre demande');
  });

  test('is decided once: a repetition gets the same answer, the opposite is refused, and one of several concurrent decisions wins', async () => {
    const one = await asking();
    await decide(one.token, true);
    await decide(one.token, true);
    expect(await refusalCode(decide(one.token, false))).toMatchObject({ code: '70009' });
    expect(await typeOf(one)).toBe('b2b2c');
    expect((await told(one)).filter((title) => title.includes('participez'))).toHaveLength(1);
    const other = await asking();
    const answers = await Promise.allSettled([true, false, true, false].map((yes) => decide(other.token, yes)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await typeOf(other)) === 'b2b2c').toBe(answers[0]!.status === 'fulfilled');
  });

  test('needs a genuine, unexpired link and an open account', async () => {
    const one = await asking();
    const forged = [one.token.slice(0, -1), `${one.token}x`, one.token.split('.')[0]!, 'x', `${one.custId}.x`];
    for (const token of forged) expect(await refusalCode(decide(token, true))).toMatchObject({ code: '70005' });
    const late = await asking();
    shop.wait(14 * DAYS + 1);
    expect(await refusalCode(decide(late.token, true))).toMatchObject({ code: '70005' });
    const gone = await asking();
    const closing = { ...UNIT_FIELD, custId: gone.custId, email: gone.email, reason: 'technicalIssues' } as const;
    await gone.browser.call(calls.deleteAccount, closing);
    expect(await refusalCode(decide(gone.token, true))).toMatchObject({ code: '70005' });
    const left = sql`select 1 from corporate_account where customer_id = ${gone.custId}
      union all select 1 from membership_request where customer_id = ${gone.custId}`;
    expect((await left.execute(shop.database.connection)).rows).toEqual([]);
  });

  test('is requested from one employer at a time: another code withdraws the first request', async () => {
    const one = await asking();
    await one.browser.call(
      calls.updateCorporateAccount,
      entryOf(one.custId, { phone: { areaCode: '+33', number: '698765432' } }),
    );
    expect((await identity.lastTo(APPROVER)).includes(one.email)).toBe(true);
    await one.browser.call(calls.updateCorporateAccount, entryOf(one.custId, { corporateCode: 'PORTCLAIR' }));
    expect(await refusalCode(decide(one.token, true))).toMatchObject({ code: '70005' });
    expect(linkIn(await identity.lastTo('avantages@port-clair.example')).token).not.toBe(one.token);
  });

  test('is requested with a known code and the PIN of the account, a few times a day; a member cannot change the employer', async () => {
    const one = await asking();
    const save = (changes: Partial<Entry>) =>
      refusalCode(one.browser.call(calls.updateCorporateAccount, entryOf(one.custId, changes)));
    expect(await save({ corporateCode: 'NOBODY' })).toMatchObject({ code: '70010' });
    expect(await save({ pin: '12345' })).toMatchObject({ code: '70008' });
    expect(await save({ pin: '000000' })).toMatchObject({ code: '70011' });
    await decide(one.token, true);
    expect(await save({ corporateCode: 'PORTCLAIR' })).toMatchObject({ code: '70008' });
    expect((await standingOf(one)).employer).toBe('Atelier Nord');
    for (let times = 0; times < 2; times += 1) await save({ pin: '000000' });
    expect(await save({})).toMatchObject({ code: '42900' });
  });

  test('is part of the data export, without its PIN', async () => {
    const one = await asking();
    const copy = await one.browser.call(calls.exportMemberData, { ...UNIT_FIELD, custId: one.custId });
    expect(copy['corporateAccount']).toEqual({
      employeeId: 'E-77',
      corporateCode: 'ATELIERNORD',
      email: 'ines@atelier-nord.example',
      phone: { areaCode: '+33', number: '612345678' },
    });
  });
});
