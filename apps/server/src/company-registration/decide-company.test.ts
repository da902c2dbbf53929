/** The staff decide about companies that registered: by their tool, once, written down, and told by mail. */
import { calls } from '@offrande/api-client/contract';
import { ATELIER_COMPANY } from '@offrande/domain/business-registration/testing';
import { resetLinkOf } from '@offrande/domain/password-reset';
import { sql } from 'kysely';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { PASSWORD, signInBy, UNIT_FIELD } from '../session/testing.ts';
import { runStaff } from '../staff/run.ts';
import { staffOf } from '../staff/testing.ts';
import { type CompanyShop, newCompany, openCompanyShop } from './testing.ts';

describe('a company that waits for its decision', () => {
  let world: CompanyShop;
  const folder = mkdtempSync(join(tmpdir(), 'offrande-document-'));
  beforeAll(async () => void (world = await openCompanyShop()));
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await world.shop.close();
  });
  beforeEach(() => world.shop.wait(10));

  const staff = staffOf(() => world.shop.shop, UNIT);
  const signIn = (email: string, password = PASSWORD) =>
    signInBy(world.shop.browser(), { type: 'business', account: email, password }, calls.b2bLogin);

  test('is listed with its day, shown with its documents, and opens one only for a reason that is written down [A-191]', async () => {
    const who = newCompany();
    const reference = await world.registered(who);
    world.shop.wait(3 * 24 * 60);
    const { answer: waiting } = await staff('companies');
    expect(waiting).toContainEqual({
      reference,
      companyName: 'Atelier & Fils',
      siren: who.siren,
      waitsDays: 3,
      answerBy: '2026/11/27',
      sameCompany: [],
    });
    const { answer } = (await staff('company', reference)) as {
      answer: {
        contact: object;
        extractDate: string;
        documents: { id: string; purpose: string; name: string }[];
      };
    };
    expect(answer.contact).toMatchObject({ email: who.email });
    expect(answer.contact).not.toHaveProperty('password');
    expect(answer.documents.map(({ purpose, name }) => [purpose, name])).toEqual([
      ['identity', 'kbis.pdf'],
      ['registration', 'kbis.pdf'],
    ]);
    const { id } = answer.documents[0]!;
    const to = join(folder, 'identity.pdf');
    const without = await runStaff(world.shop.shop, [
      'open-document',
      id,
      '--to',
      to,
      '--unit',
      UNIT,
      '--actor',
      'omar',
    ]);
    expect(without).toMatchObject({ isOk: false, text: expect.stringContaining('--reason is missing') });
    expect(await staff('open-document', id, '--to', to, '--reason', 'review')).toMatchObject({ outcome: 'ok' });
    expect(readFileSync(to).subarray(0, 5).toString()).toBe('%PDF-');
    const { rows } = await inUnit(world.shop.shop.connection, UNIT, (transaction) =>
      sql`select actor, outcome, detail ->> 'reason' as reason from audit where subject = ${id} order by no`.execute(
        transaction,
      ),
    );
    expect(rows).toEqual([
      { actor: 'omar@shop.test', outcome: 'asked', reason: 'review' },
      { actor: 'omar@shop.test', outcome: 'ok', reason: 'review' },
    ]);
  });

  test('is approved once: it can sign in at its own door, at the lowest level, and is told so [S7.36][S6.7][S1.31][A-182]', async () => {
    const who = newCompany();
    const own = world.shop.browser();
    await world.register(own, who);
    const token = await world.tokenTo(who.email);
    const reference = await world.confirm(own, token);
    expect(await refusalCode(signIn(who.email))).toMatchObject({ code: '70001' });
    expect(await staff('approve-company', reference)).toMatchObject({ outcome: 'ok' });
    expect(await staff('approve-company', reference)).toMatchObject({ outcome: 'notWaiting' });
    expect(await refusalCode(world.confirm(world.shop.browser(), token))).toMatchObject({
      code: '70005',
      detail: { reason: 'decided' },
    });
    expect(await world.identity.lastTo(who.email)).toContain('/auth/b2b/login');
    const answer = await signIn(who.email);
    expect(answer).toMatchObject({ user: { kind: 'business', contractLevel: 'light', customerName: 'Léa Roy' } });
    // The individuals' door names the right one to whoever has the password; with a wrong one all refusals are alike.
    const individually = (password: string) =>
      refusalCode(signInBy(world.shop.browser(), { type: 'email', account: who.email, password }));
    expect(await individually(PASSWORD)).toMatchObject({ code: '70016', detail: { reason: 'business' } });
    expect(await individually(`${PASSWORD}x`)).toEqual(await refusalCode(signIn(who.email, `${PASSWORD}x`)));
    const browser = world.shop.browser();
    const signedIn = await signInBy(
      browser,
      { type: 'business', account: who.email, password: PASSWORD },
      calls.b2bLogin,
    );
    const custId = signedIn._tag === 'SignedIn' ? signedIn.user.customerId : '';
    await browser.call(calls.updateBusinessProfile, {
      ...UNIT_FIELD,
      custId,
      memberType: 'business',
      update: { section: 'password', newPassword: 'Mirabelle2' },
      password: PASSWORD,
    });
    expect(await world.identity.lastTo(who.email)).toContain('/auth/reset-password?accountType=B');
    await signIn(who.email, 'Mirabelle2');
    expect(await staff('tasks')).not.toMatchObject({ answer: expect.arrayContaining([{ subject: reference }]) });
  });

  test('has the type that the staff give it, which its sign-in answers and a mail tells it [S6.9][A-49]', async () => {
    const who = newCompany();
    const own = world.shop.browser();
    await world.register(own, who);
    await staff('approve-company', await world.confirm(own, await world.tokenTo(who.email)));
    const typeOf = async () => {
      const answer = await signIn(who.email);
      return answer._tag === 'SignedIn' ? answer.user.companyType : undefined;
    };
    expect(await typeOf()).toBeNull();
    expect(await staff('company-type', who.email, '--type', 'a')).toMatchObject({ outcome: 'typeUnknown' });
    expect(await staff('company-type', 'nobody@example.test', '--type', 'A')).toMatchObject({ outcome: 'unknown' });
    for (const [type, answered] of [
      ['A', 'A'],
      ['none', null],
    ] as const) {
      expect(await staff('company-type', who.email, '--type', type)).toMatchObject({ outcome: 'ok' });
      expect(await typeOf()).toBe(answered);
      world.shop.wait(1);
    }
    await staff('company-type', who.email, '--type', 'none');
    expect(await world.subjectsTo(who.email, /type de votre compte/)).toHaveLength(2);
  });

  test('whose email was confirmed in another browser chooses its password by a link: the typed one opens nothing', async () => {
    const who = newCompany();
    await world.register(world.shop.browser(), who);
    const reference = await world.confirm(world.shop.browser(), await world.tokenTo(who.email));
    expect(await staff('approve-company', reference)).toMatchObject({ outcome: 'ok' });
    expect(await world.identity.lastTo(who.email)).toContain('/auth/reset-password?accountType=B');
    expect(await refusalCode(signIn(who.email))).toMatchObject({ code: '70001' });
    const browser = world.shop.browser();
    await browser.call(calls.resetPassword, { ...UNIT_FIELD, email: who.email, kind: 'business' });
    const text = await world.identity.lastTo(who.email);
    const [address] = /https?:\S+tokenId\S+/.exec(text) ?? [];
    const link = resetLinkOf(Object.fromEntries(new URL(address!).searchParams))!;
    const { token, memberType } = await browser.call(calls.confirmToken, { ...UNIT_FIELD, tokenId: link.tokenId });
    const chosen = { newPassword: 'Mirabelle2', accountId: link.accountId, token, memberType };
    expect(await browser.call(calls.confirmReset, { ...UNIT_FIELD, ...chosen })).toBe(true);
    await signIn(who.email, 'Mirabelle2');
  });

  test('has the profile that it registered, which only its flag lets it change, section by section, and its level in the staff’s hands [S7.118][S6.16][S4.57][S4.58][S5.22][S5.23][A-182]', async () => {
    const who = newCompany();
    await staff('approve-company', await world.registered(who));
    const browser = world.shop.browser();
    const answer = await signInBy(
      browser,
      { type: 'business', account: who.email, password: PASSWORD },
      calls.b2bLogin,
    );
    const custId = answer._tag === 'SignedIn' ? answer.user.customerId : '';
    const profile = () => browser.call(calls.getMemberProfile, { ...UNIT_FIELD, custId });
    const rivoli = { line1: '1 rue de Rivoli', zipCode: '75001', city: 'Paris', countryCode: 'FR' };
    expect(await profile()).toMatchObject({
      memberType: 'business',
      firstName: 'Léa',
      contractLevel: 'light',
      allowsUpdate: false,
      company: { companyName: 'Atelier & Fils', siren: who.siren, employees: 12, address: rivoli },
      invoicing: { lastName: 'Roy', email: who.email, address: rivoli },
      delivery: { lastName: 'Roy', address: rivoli },
    });
    const address = { ...ATELIER_COMPANY.address, line1: '2 rue de Rivoli' };
    const update = (call: typeof calls.updateMemberProfile | typeof calls.updateBusinessProfile) => {
      const section = { section: 'companyAddress', address } as const;
      return browser.call(call, { ...UNIT_FIELD, custId, memberType: 'business', update: section, password: null });
    };
    const reason = async (call: Parameters<typeof update>[0]) => (await refusalCode(update(call))).detail?.['reason'];
    expect(await reason(calls.updateBusinessProfile)).toBe('ProfileReadOnly');
    expect(await staff('company-updates', who.email, '--allowed', 'yes')).toMatchObject({ outcome: 'ok' });
    expect(await reason(calls.updateMemberProfile)).toBe('SectionNotOffered');
    expect(await update(calls.updateBusinessProfile)).toEqual({ custId });
    expect(await profile()).toMatchObject({
      company: { companyName: 'Atelier & Fils', address: { line1: '2 rue de Rivoli' } },
      delivery: { address: rivoli },
    });

    const { invoicing } = await profile();
    const invoiced = (chorusNumber: string) =>
      browser.call(calls.updateBusinessProfile, {
        ...UNIT_FIELD,
        custId,
        memberType: 'business',
        update: { section: 'invoicingAddress', receiver: { ...invoicing!, lastName: 'Moreau' }, chorusNumber },
        password: null,
      });
    expect((await refusalCode(invoiced('12#34'))).detail).toMatchObject({ field: 'chorusNumber' });
    expect(await profile()).toMatchObject({ company: { chorusNumber: '' }, invoicing: { lastName: 'Roy' } });
    await invoiced('CHORUS-12/34');
    expect(await profile()).toMatchObject({
      company: { chorusNumber: 'CHORUS-12/34', address: { line1: '2 rue de Rivoli' } },
      invoicing: { lastName: 'Moreau' },
      delivery: { lastName: 'Roy' },
    });
    const home = { name: 'Entrepôt', isDefault: true, receiver: invoicing! };
    const book = { ...UNIT_FIELD, custId, deliveryAddressBook: [home] };
    await browser.call(calls.updateMemberAddressBook, book);
    expect(
      (await browser.call(calls.getMemberAddressBook, { ...UNIT_FIELD, custId })).deliveryAddressBook,
    ).toMatchObject([{ name: 'Entrepôt', receiver: { lastName: 'Roy' } }]);

    expect(await staff('company-level', who.email, '--level', 'gold')).toMatchObject({ outcome: 'levelUnknown' });
    expect(await staff('company-level', who.email, '--level', 'registered')).toMatchObject({ outcome: 'ok' });
    expect(await world.identity.lastTo(who.email)).toContain('Vous pouvez désormais commander');
    expect(await profile()).toMatchObject({ contractLevel: 'registered' });
    expect(await staff('company-level', 'nobody@atelier.test', '--level', 'light')).toMatchObject({
      outcome: 'unknown',
    });
  });

  test('of the same number is approved for one of two; the other is refused with a reason, by mail, and its documents go after three months', async () => {
    const [one, two] = [newCompany(), newCompany()];
    const [first, second] = [await world.registered(one), await world.registered({ ...two, siren: one.siren })];
    const { answer } = (await staff('companies')) as { answer: readonly { reference: string; sameCompany: unknown }[] };
    expect(answer.find(({ reference }) => reference === first)?.sameCompany).toEqual([second]);
    const both = await Promise.all([staff('approve-company', first), staff('approve-company', second)]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['companyKnown', 'ok']);
    const [lost, owner] = both[0]!.outcome === 'ok' ? [second, two] : [first, one];
    expect(await staff('refuse-company', lost, '--reason', 'Already a customer.')).toMatchObject({ outcome: 'ok' });
    expect(await world.identity.lastTo(owner.email)).toContain('Already a customer.');
    const left = async (): Promise<number> => {
      const { rows } = await inUnit(world.shop.shop.connection, UNIT, (transaction) =>
        sql<{ count: number }>`select count(*)::integer as count from private_document join company_registration
          on company_registration.id = registration_id where reference = ${lost}`.execute(transaction),
      );
      return rows[0]!.count;
    };
    world.shop.wait(88 * 24 * 60);
    await world.shop.sweep();
    expect(await left()).toBe(2);
    world.shop.wait(5 * 24 * 60);
    await world.shop.sweep();
    expect(await left()).toBe(0);
  });

  test('cannot be decided before its email is confirmed, and an unknown one not at all [S4.65]', async () => {
    const who = newCompany();
    await world.register(world.shop.browser(), who);
    const { rows } = await inUnit(world.shop.shop.connection, UNIT, (transaction) =>
      sql<{ reference: string }>`select reference from company_registration where state = 'unconfirmed'
        order by created_at desc limit 1`.execute(transaction),
    );
    const { reference } = rows[0]!;
    expect(await staff('approve-company', reference)).toMatchObject({ outcome: 'notWaiting' });
    expect(await staff('refuse-company', reference, '--reason', 'x')).toMatchObject({ outcome: 'notWaiting' });
    expect(await staff('approve-company', 'R-2026-XXXXXXXX')).toMatchObject({ outcome: 'unknown' });
    expect(await world.shop.browser().call(calls.b2bResendToken, { ...UNIT_FIELD, email: who.email })).toEqual({});
  });
});
