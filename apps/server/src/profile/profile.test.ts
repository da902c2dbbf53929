/** A member's own data: reading, changes by section, address book, closing, export; for the member only, and only what may be changed. */
import { calls, type RequestOf, versionedPath } from '@offrande/api-client/contract';
import { createProfileGateway } from '@offrande/api-client/gateways';
import type { AddressBookEntry } from '@offrande/domain/address';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { order, refusalCode } from '../order/testing.ts';
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

type Update = RequestOf<typeof calls.updateMemberProfile>['update'];

const NEW = 'Mirabelle2-verte';

const entry = (name: string, changes: Partial<AddressBookEntry> = {}): AddressBookEntry => ({
  name,
  isDefault: false,
  receiver: {
    civility: null,
    firstName: 'Camille',
    lastName: 'Roux',
    email: '',
    phone: { areaCode: '', number: '' },
    vatNumber: '',
    address: { line1: '1 rue de Rivoli', line2: '', zipCode: '75001', city: 'Paris', countryCode: 'FR' },
  },
  ...changes,
});

const close = ({ browser, custId, email }: { browser: Browser; custId: string; email: string }, typed = email) =>
  browser.call(calls.deleteAccount, { ...UNIT_FIELD, custId, email: typed, reason: 'noLongerUsing' });

const change = ({ browser, custId }: Member, update: Update, password: string | null = null) =>
  browser.call(calls.updateMemberProfile, { ...UNIT_FIELD, custId, memberType: 'individual', update, password });

describe('a profile', () => {
  let shop: TestShop;
  let identity: Identity;
  beforeAll(async () => {
    shop = await openTestShop(24);
    identity = openIdentity(shop);
  });
  afterAll(() => shop.close());

  const member = async () => {
    const who = await identity.openMember();
    return { ...who, profile: createProfileGateway(who.browser.client) };
  };

  test('can be read by its member [S7.23][S7.117][S3.85][S3.86]', async () => {
    const { profile, custId, email } = await member();
    expect(await profile.fetchProfile({ custId })).toMatchObject({
      custId,
      email,
      firstName: 'Inès',
      lastName: 'Marchand',
      memberType: 'individual',
      contractLevel: 'light',
      isActivated: false,
      allowsUpdate: false,
      isSubscribed: false,
      company: null,
      addressBook: [],
    });
    await sql`update customer set contract_level = 'registered', is_activated = true, is_subscribed = true
      where id = ${custId}`.execute(shop.database.connection);
    const changed = { contractLevel: 'registered', isActivated: true, isSubscribed: true };
    expect(await profile.fetchProfile({ custId })).toMatchObject(changed);
  });

  test('is changed one section at a time, normalised, and otherwise left unchanged [S1.22][S4.55][S7.22]', async () => {
    const who = await member();
    await change(who, { section: 'personal', civility: 'mrs', firstName: ' Inès ', lastName: 'O’Roy' });
    await change(who, { section: 'newsletter', isSubscribed: true });
    expect(await who.profile.fetchProfile({ custId: who.custId })).toMatchObject({
      civility: 'mrs',
      firstName: 'Inès',
      lastName: 'O’Roy',
      isSubscribed: true,
      email: who.email,
      phone: { areaCode: '+33', number: who.mobile.slice(3) },
    });
    const refusal = refusalCode(change(who, { section: 'personal', civility: null, firstName: 'A<1>', lastName: 'B' }));
    expect(await refusal).toMatchObject({ code: '70008', detail: { field: 'firstName' } });
  });

  test('accepts no company section, no unknown field and no field that the member may not set [S6.16]', async () => {
    const who = await member();
    const { address } = entry('x').receiver;
    expect(await refusalCode(change(who, { section: 'companyAddress', address }))).toMatchObject({
      code: '70008',
      detail: { reason: 'SectionNotOffered' },
    });
    for (const more of [{ contractTypeId: 3 }, { allowUpdateProfile: true }, { memberType: 'B' }, { balance: '1' }]) {
      const body = { firstName: 'A', lastName: 'B', civillity: null, ...more };
      const request = { ...UNIT_FIELD, custId: who.custId, memberType: 'C', memberUpdate: body, password: null };
      const answer = await who.browser.raw(`/api${versionedPath(calls.updateMemberProfile)}`, {
        method: 'POST',
        headers: await who.browser.credentials(),
        body: JSON.stringify({ data: await who.browser.seal(request) }),
      });
      expect(answer.status).toBe(400);
    }
    expect(await who.profile.fetchProfile({ custId: who.custId })).toMatchObject({ contractLevel: 'light' });
  });

  test('accepts a new number verified by a code, once, which then works for login [S4.64][S5.46][A-58]', async () => {
    const who = await member();
    const { mobile } = newPerson();
    const phone = { areaCode: '+33', number: mobile.slice(3) };
    const update = (reference: string) => change(who, { section: 'phone', phone, reference });
    expect(await refusalCode(update('none'))).toMatchObject({ code: '70004' });
    const reference = await identity.prove(who.browser, 'sms', mobile);
    await update(reference);
    expect(await refusalCode(update(reference))).toMatchObject({ code: '70004' });
    const byMobile = { type: 'mobile', mobile, password: PASSWORD } as const;
    expect(await signInBy(shop.browser(), byMobile)).toMatchObject({ user: { customerId: who.custId } });
    const old = refusalCode(signInBy(shop.browser(), { ...byMobile, mobile: who.mobile }));
    expect(await old).toMatchObject({ code: '70001' });
  });

  test('that verifies another member’s number takes over the login with it', async () => {
    const [first, second] = [await member(), await member()];
    shop.wait(2);
    const reference = await identity.prove(second.browser, 'sms', first.mobile);
    const phone = { areaCode: '+33', number: first.mobile.slice(3) };
    await change(second, { section: 'phone', phone, reference });
    const byMobile = { type: 'mobile', mobile: first.mobile, password: PASSWORD } as const;
    expect(await signInBy(shop.browser(), byMobile)).toMatchObject({ user: { customerId: second.custId } });
  });

  test('accepts a new password with the current one, and signs out everywhere else [S7.22][A-56]', async () => {
    const who = await member();
    const elsewhere = shop.browser();
    await signInBy(elsewhere, byEmail(who.email));
    const set = (current: string | null, newPassword = NEW) =>
      change(who, { section: 'password', newPassword }, current);
    expect(await refusalCode(set(null))).toMatchObject({ code: '40000', detail: { field: 'password' } });
    expect(await refusalCode(set('Wrong-1-password'))).toMatchObject({ code: '70007', status: 422 });
    expect(await refusalCode(set(PASSWORD, 'Password1'))).toMatchObject({
      code: '70006',
      detail: { reason: 'PasswordBreached' },
    });
    await set(PASSWORD);
    expect(await who.browser.call(calls.validateToken, UNIT_FIELD)).toMatchObject({ customerId: who.custId });
    expect(await refusalCode(elsewhere.call(calls.validateToken, UNIT_FIELD))).toMatchObject({ code: '40100' });
    await signInBy(shop.browser(), byEmail(who.email, NEW));
    expect(await identity.lastTo(who.email)).toContain('a été changé');
  });

  test('limits guesses of the current password: five tries, then a pause', async () => {
    const who = await member();
    const guess = () => refusalCode(change(who, { section: 'password', newPassword: NEW }, 'Wrong-1-password'));
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await guess()).code));
    expect(codes.filter((code) => code === '70007')).toHaveLength(5);
    expect(codes.filter((code) => code === '42900')).toHaveLength(15);
  });

  test('stores an address book whole, with each entry validated and one default, which comes first [S3.89][S7.25][S7.26]', async () => {
    const { profile, custId, browser } = await member();
    const book = [entry('Bureau'), entry('Maison', { isDefault: true })];
    await profile.saveAddressBook({ custId, book });
    const kept = await profile.fetchAddressBook({ custId });
    expect(kept.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Maison', true],
      ['Bureau', false],
    ]);
    expect((await profile.fetchProfile({ custId })).addressBook).toEqual(kept);
    const { receiver } = entry('x');
    for (const [spoilt, reason] of [
      [[entry('A'), entry('a')], 'name'],
      [[entry('A', { receiver: { ...receiver, firstName: '' } })], 'firstName'],
      [
        [entry('A', { receiver: { ...receiver, address: { ...receiver.address, countryCode: 'DE' } } })],
        'address.countryCode',
      ],
    ] as const) {
      const request = { ...UNIT_FIELD, custId, deliveryAddressBook: spoilt };
      const refusal = await refusalCode(browser.call(calls.updateMemberAddressBook, request));
      expect(refusal).toMatchObject({ code: '70008', detail: { reason } });
    }
    expect(await profile.fetchAddressBook({ custId })).toEqual(kept);
  });

  test('can be exported by its member: all data held, without secrets', async () => {
    const who = await member();
    const orderNo = await order(who.browser, { custId: who.custId });
    const copy = await who.profile.exportData(who.custId);
    expect(copy).toMatchObject({
      profile: { custId: who.custId, email: who.email, firstName: 'Inès' },
      orders: [{ orderNo, orderAmtTot: '50.00' }],
    });
    expect(JSON.stringify(copy)).not.toMatch(/argon2|_hash|secret/);
  });

  describe('that is closed', () => {
    test('first reports what it still holds [A-94]', async () => {
      const who = await member();
      expect(await who.profile.readClosingFacts(who.custId)).toEqual({ hasBalance: false, hasOpenOrder: false });
      await order(who.browser, { custId: who.custId });
      expect(await who.profile.readClosingFacts(who.custId)).toEqual({ hasBalance: false, hasOpenOrder: true });
    });

    test('requires its own email to be typed [S5.74][S7.28]', async () => {
      const who = await member();
      const refusal = await refusalCode(close(who, newPerson().email));
      expect(refusal).toMatchObject({ code: '70008', detail: { reason: 'NotTheAccountsEmail' } });
      await who.profile.fetchProfile({ custId: who.custId });
    });

    test('allows no login, leaves no personal data in any table, and keeps its order; the address may register again [S1.23][S3.135][S7.28]', async () => {
      const who = await member();
      const elsewhere = shop.browser();
      await signInBy(elsewhere, byEmail(who.email));
      await who.profile.saveAddressBook({ custId: who.custId, book: [entry('Maison')] });
      const orderNo = await order(who.browser, { custId: who.custId });
      await close(who, ` ${who.email.toUpperCase()} `);
      for (const browser of [who.browser, elsewhere])
        expect(await refusalCode(browser.call(calls.validateToken, UNIT_FIELD))).toMatchObject({ code: '40100' });
      expect(await refusalCode(signInBy(shop.browser(), byEmail(who.email)))).toMatchObject({ code: '70001' });
      const { rows } = await sql<{ count: number }>`
        select (select count(*) from customer where id = ${who.custId} and closed_at is not null and closing_reason = 'noLongerUsing'
            and first_name = '' and last_name = '' and phone is null and address_book = '[]')
          + (select count(*) from purchase where order_no = ${orderNo} and customer_id = ${who.custId}) as count`.execute(
        shop.database.connection,
      );
      expect(Number(rows[0]!.count)).toBe(2);
      for (const table of [
        'customer',
        'credential',
        'one_time_code',
        'password_reset',
        'sign_in',
        'outbox',
        'rate_count',
      ]) {
        const { rows: found } = await sql<{ text: string }>`
          select to_jsonb(${sql.ref(table)})::text as text from ${sql.table(table)}`.execute(shop.database.connection);
        const text = found.map((row) => row.text).join('\n');
        expect([table, text.includes(who.email), text.includes(who.mobile)]).toEqual([table, false, false]);
      }
      shop.wait(2);
      expect(await identity.register(shop.browser(), who)).toEqual({ isEmailValid: true });
      expect(await shop.broken()).toEqual([]);
    });
  });

  test('is refused to a guest, another member, a salesman and in another unit [S7.124]', async () => {
    const who = await member();
    const { custId, email } = who;
    const own = { ...UNIT_FIELD, custId };
    const update = { section: 'newsletter', isSubscribed: true } as const;
    const requests = [
      [calls.getMemberProfile, own],
      [calls.updateMemberProfile, { ...own, memberType: 'individual', update, password: null }],
      [calls.getMemberAddressBook, own],
      [calls.updateMemberAddressBook, { ...own, deliveryAddressBook: [] }],
      [calls.closingFacts, own],
      [calls.deleteAccount, { ...own, email, reason: 'noLongerUsing' }],
      [calls.exportMemberData, own],
    ] as const;
    const units = shop.shop.units as Map<string, NonNullable<ReturnType<typeof shop.shop.units.get>>>;
    units.set('ZZ', { ...units.get(UNIT)!, id: 'ZZ' });
    const other = await member();
    const salesman = shop.browser();
    await salesman.signIn({ memberType: 'salesman' });
    const refused = async (browser: Browser, call: (typeof requests)[number][0], request: object) =>
      (await refusalCode(browser.call(call as never, request as never))).code;
    // What a salesman may read of a listed customer is not found of any other.
    const viewed: readonly string[] = ['getMemberProfile', 'getMemberAddressBook'];
    for (const [call, request] of requests) {
      const codes = [
        await refused(shop.browser(), call, request),
        await refused(other.browser, call, request),
        await refused(salesman, call, request),
        await refused(who.browser, call, { ...request, aggregatorBuId: 'ZZ' }),
      ];
      const ofSalesman = viewed.includes(call.name) ? '40400' : '40100';
      expect([call.name, ...codes]).toEqual([call.name, '40100', '40100', ofSalesman, '40100']);
    }
    units.delete('ZZ');
    await who.profile.fetchProfile({ custId });
  });
});
