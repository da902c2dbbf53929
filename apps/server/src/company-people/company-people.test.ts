/** People who act for companies: invited, joining, signing in for one of several, changed and removed; and what each may do. */
import { calls } from '@offrande/api-client/contract';
import type { LoginAnswer } from '@offrande/domain/sign-in/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { approveCompany } from '../company-registration/decide-company.ts';
import { type CompanyShop, newCompany, openCompanyShop } from '../company-registration/testing.ts';
import { letUpdate } from '../company-registration/company-standing.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { PASSWORD, signInBy, UNIT_FIELD } from '../session/testing.ts';

let world: CompanyShop;

beforeAll(async () => {
  world = await openCompanyShop();
});
afterAll(() => world.shop.close());

const NO_LIMITS = { orderLimit: null, monthLimit: null };
const CAMILLE = { civility: null, firstName: 'Camille', lastName: 'Roux', password: PASSWORD };

interface SignedIn {
  readonly browser: Browser;
  readonly custId: string;
  readonly email: string;
}

const signIn = async (email: string, browser = world.shop.browser()): Promise<SignedIn> => {
  const answer: LoginAnswer = await signInBy(
    browser,
    { type: 'business', account: email, password: PASSWORD },
    calls.b2bLogin,
  );
  if (answer._tag !== 'SignedIn') throw new Error('A company needs no second step');
  browser.become(answer.user.accessToken);
  return { browser, custId: answer.user.customerId, email };
};

const approve = async (reference: string): Promise<void> => {
  const { shop } = world.shop;
  expect(await approveCompany(shop, shop.units.get(UNIT)!, reference, 'omar')).toBe('ok');
};

/** A company with its account, signed in by its first person. */
const openCompany = async (email = newCompany().email): Promise<SignedIn> => {
  const who = { ...newCompany(), email };
  await approve(await world.registered(who));
  return signIn(email);
};

/** The token of the last invitation that was sent to an email. */
const invitedBy = async (
  { browser, custId }: SignedIn,
  email: string,
  terms: object = { role: 'buyer', ...NO_LIMITS },
): Promise<string> => {
  await browser.call(calls.invitePerson, {
    ...UNIT_FIELD,
    custId,
    email,
    ...(terms as { role: 'buyer' }),
    ...NO_LIMITS,
    ...terms,
  });
  return tokenTo(email);
};

const tokenTo = async (email: string): Promise<string> => {
  const [address] = /https?:\S+join\?token=\S+/.exec(await world.identity.lastTo(email)) ?? [];
  return new URL(address!).searchParams.get('token')!;
};

const read = (token: string, browser = world.shop.browser()) =>
  browser.call(calls.companyInvitation, { ...UNIT_FIELD, token });

/** Takes an invitation up, a minute after everything before. */
const join = (token: string, person: typeof CAMILLE | null = CAMILLE, browser = world.shop.browser()) => {
  world.shop.wait(1);
  return browser.call(calls.b2bRegisterAccount, { ...UNIT_FIELD, token, person });
};

const peopleOf = ({ browser, custId }: SignedIn) => browser.call(calls.companyPeople, { ...UNIT_FIELD, custId });

const openDossier = async (email: string, browser = world.shop.browser()) => {
  const captchaToken = await solveCaptcha(browser, 'login');
  return browser.call(calls.kybLogin, { ...UNIT_FIELD, account: email, password: PASSWORD, captchaToken });
};

const companiesOf = async ({ browser }: SignedIn) => (await browser.call(calls.companyList, UNIT_FIELD)).companyList;

const refused = async (asked: Promise<unknown>) => (await refusalCode(asked)).code;

describe('the people of a company', () => {
  test('are invited by mail, join with a password of their own, and are signed in for the company at once [S7.47][S6.28][A-183]', async () => {
    const company = await openCompany();
    const email = `camille.${company.email}`;
    const token = await invitedBy(company, email);
    expect(await read(token)).toMatchObject({ companyName: 'Atelier & Fils', email, role: 'buyer', isKnown: false });
    const browser = world.shop.browser();
    const { user } = await join(token, CAMILLE, browser);
    expect(user).toMatchObject({ customerId: company.custId, customerName: 'Camille Roux', kind: 'business' });
    browser.become(user!.accessToken);
    expect(await companiesOf({ browser, custId: company.custId, email })).toEqual([
      { custId: company.custId, companyName: 'Atelier & Fils', role: 'buyer', isChosen: true },
    ]);
    expect(await peopleOf(company)).toMatchObject({
      people: [
        { email: company.email, role: 'administrator' },
        { email, firstName: 'Camille', role: 'buyer', orderLimit: null },
      ],
      invitations: [],
    });
    expect((await signIn(email)).custId).toBe(company.custId);
    expect(await refusalCode(join(token))).toMatchObject({ code: '70005', detail: { reason: 'used' } });
  });

  test('are invited once an email: another invitation, a withdrawal and 72 hours end a link, and each link says why', async () => {
    const company = await openCompany();
    const email = `noa.${company.email}`;
    const first = await invitedBy(company, email);
    const second = await invitedBy(company, email, { role: 'administrator' });
    expect(await refusalCode(read(first))).toMatchObject({ detail: { reason: 'withdrawn' } });
    expect(await read(second)).toMatchObject({ role: 'administrator' });
    expect(await refusalCode(read(`${second}x`))).toMatchObject({ detail: { reason: 'unknown' } });
    const { invitations } = await peopleOf(company);
    expect(invitations).toMatchObject([{ email, role: 'administrator' }]);
    const withdrawal = { ...UNIT_FIELD, custId: company.custId, invitationId: invitations[0]!.invitationId };
    await company.browser.call(calls.withdrawInvitation, withdrawal);
    await company.browser.call(calls.withdrawInvitation, withdrawal);
    expect(await refusalCode(join(second))).toMatchObject({ detail: { reason: 'withdrawn' } });
    const other = `lou.${company.email}`;
    const third = await invitedBy(company, other);
    world.shop.wait(72 * 60);
    expect(await refusalCode(read(third))).toMatchObject({ detail: { reason: 'expired' } });
    expect((await peopleOf(await signIn(company.email))).invitations).toEqual([]);
  });

  test('that act already are not invited again; an invitation tells nothing about other accounts', async () => {
    const company = await openCompany();
    const invite = (email: string) => refusalCode(invitedBy(company, email));
    expect(await invite(company.email.toUpperCase())).toMatchObject({
      code: '70015',
      detail: { field: 'email', reason: 'ActsAlready' },
    });
    expect(await invite('nobody')).toMatchObject({ detail: { field: 'email' } });
    const other = await openCompany();
    const invited = { ...UNIT_FIELD, custId: company.custId, email: other.email, role: 'buyer' as const, ...NO_LIMITS };
    const unknown = { ...invited, email: newCompany().email };
    expect(await company.browser.call(calls.invitePerson, invited)).toEqual(
      await company.browser.call(calls.invitePerson, unknown),
    );
  });

  test('of a sign-in for one company see and change another one only after they have chosen it [S6.28][A-183]', async () => {
    const first = await openCompany();
    const second = await openCompany();
    const token = await invitedBy(second, first.email, { role: 'approver', orderLimit: '500.00' });
    expect(await read(token)).toMatchObject({ isKnown: true });
    expect(await refusalCode(join(token))).toMatchObject({ code: '40000', detail: { field: 'person' } });
    expect(await join(token, null)).toEqual({ user: null });
    const both = await companiesOf(first);
    expect(both.map(({ custId, role, isChosen }) => [custId, role, isChosen])).toEqual([
      [first.custId, 'administrator', true],
      [second.custId, 'approver', false],
    ]);
    const own = { ...UNIT_FIELD, custId: second.custId };
    expect(await refusalCode(first.browser.call(calls.getMemberProfile, own))).toMatchObject({ code: '40100' });
    const chosen = { ...UNIT_FIELD, companyId: second.custId };
    const user = await first.browser.call(calls.chooseCompany, chosen);
    expect(user.customerId).toBe(second.custId);
    // The token of the sign-in before is worth nothing any more.
    expect(await refusalCode(first.browser.call(calls.companyList, UNIT_FIELD))).toMatchObject({ code: '40100' });
    first.browser.become(user.accessToken);
    expect((await first.browser.call(calls.getMemberProfile, own)).custId).toBe(second.custId);
    // The company that was chosen last is the one of the next sign-in.
    expect((await signIn(first.email)).custId).toBe(second.custId);
    const stranger = await openCompany();
    expect(await refusalCode(stranger.browser.call(calls.chooseCompany, chosen))).toMatchObject({ code: '40100' });
  });

  test('change roles and limits where an administrator stays, and somebody else who decides above a limit [A-183]', async () => {
    const company = await openCompany();
    const email = `lina.${company.email}`;
    await join(await invitedBy(company, email));
    const { people, ownId } = await peopleOf(company);
    const [admin, buyer] = people;
    expect(ownId).toBe(admin!.personId);
    const change = (personId: string, terms: object) =>
      company.browser.call(calls.changePerson, {
        ...UNIT_FIELD,
        custId: company.custId,
        personId,
        role: 'administrator',
        ...NO_LIMITS,
        ...terms,
      });
    expect(await refusalCode(change(ownId, { role: 'buyer' }))).toMatchObject({
      detail: { reason: 'LastAdministrator' },
    });
    expect(await refusalCode(change(ownId, { monthLimit: '100.00' }))).toMatchObject({
      detail: { reason: 'NoOtherApprover' },
    });
    for (const orderLimit of ['0.00', '1.005'])
      expect(await refusalCode(change(buyer!.personId, { role: 'buyer', orderLimit }))).toMatchObject({
        code: '40000',
      });
    await change(buyer!.personId, { role: 'buyer', orderLimit: '150.00', monthLimit: '900.50' });
    expect((await peopleOf(company)).people[1]).toMatchObject({
      role: 'buyer',
      orderLimit: '150.00',
      monthLimit: '900.50',
    });
  });

  test('that are removed are signed out of the company at once, and their account goes with their last company [A-183]', async () => {
    const company = await openCompany();
    const email = `sam.${company.email}`;
    const browser = world.shop.browser();
    const { user } = await join(await invitedBy(company, email), CAMILLE, browser);
    browser.become(user!.accessToken);
    const [, person] = (await peopleOf(company)).people;
    const removal = { ...UNIT_FIELD, custId: company.custId, personId: person!.personId };
    await company.browser.call(calls.removePerson, removal);
    expect(await refusalCode(browser.call(calls.companyList, UNIT_FIELD))).toMatchObject({ code: '40100' });
    expect(await refusalCode(signIn(email))).toMatchObject({ code: '70001' });
    expect(await refusalCode(company.browser.call(calls.removePerson, removal))).toMatchObject({
      detail: { reason: 'PersonUnknown' },
    });
    const { rows } = await inUnit(world.shop.shop.connection, UNIT, (transaction) =>
      sql`select from credential where account_id = ${person!.personId}
        union all select from company_person where email_key = ${email}`.execute(transaction),
    );
    expect(rows).toEqual([]);
  });

  test('that are buyers or approvers neither manage people, nor change the profile, nor close the account, nor open the verification [A-182][A-183]', async () => {
    const company = await openCompany();
    const { shop } = world.shop;
    expect(await letUpdate(shop, shop.units.get(UNIT)!, company.email, true)).toEqual({ outcome: 'ok' });
    const email = `max.${company.email}`;
    await join(await invitedBy(company, email, { role: 'approver' }));
    const { browser, custId } = await signIn(email);
    const own = { ...UNIT_FIELD, custId };
    const { ownId } = await peopleOf(company);
    const terms = { role: 'buyer', ...NO_LIMITS } as const;
    expect(await refused(browser.call(calls.companyPeople, own))).toBe('40100');
    expect(await refused(browser.call(calls.invitePerson, { ...own, email: newCompany().email, ...terms }))).toBe(
      '40100',
    );
    expect(await refused(browser.call(calls.changePerson, { ...own, personId: ownId, ...terms }))).toBe('40100');
    expect(await refused(browser.call(calls.removePerson, { ...own, personId: ownId }))).toBe('40100');
    expect(
      await refused(browser.call(calls.deleteAccount, { ...own, email: company.email, reason: 'noLongerUsing' })),
    ).toBe('40100');
    const profile = await browser.call(calls.getMemberProfile, own);
    expect(profile.allowsUpdate).toBe(false);
    expect((await company.browser.call(calls.getMemberProfile, own)).allowsUpdate).toBe(true);
    expect(await refused(openDossier(email))).toBe('70001');
  });

  test('change their own password, not another’s', async () => {
    const company = await openCompany();
    const email = `ana.${company.email}`;
    await join(await invitedBy(company, email));
    const { browser, custId } = await signIn(email);
    const update = { section: 'password', newPassword: 'Mirabelle2-jaune' } as const;
    const request = { ...UNIT_FIELD, custId, memberType: 'business', update, password: PASSWORD } as const;
    await browser.call(calls.updateBusinessProfile, request);
    expect(await refusalCode(signIn(email))).toMatchObject({ code: '70001' });
    expect((await signIn(company.email)).custId).toBe(custId);
  });

  test('of a company whose contact has gone: its email is that of the administrator who stays', async () => {
    const company = await openCompany();
    const email = `eva.${company.email}`;
    await join(await invitedBy(company, email, { role: 'administrator' }));
    const eva = await signIn(email);
    const [first] = (await peopleOf(eva)).people;
    await eva.browser.call(calls.removePerson, { ...UNIT_FIELD, custId: eva.custId, personId: first!.personId });
    const profile = await eva.browser.call(calls.getMemberProfile, { ...UNIT_FIELD, custId: eva.custId });
    expect(profile.email).toBe(email);
  });

  test('who register another company keep their account, and choose between both [A-183]', async () => {
    const first = await openCompany();
    await approve(await world.registered({ ...newCompany(), email: first.email }));
    expect(await world.identity.lastTo(first.email)).toContain('/auth/b2b/login');
    expect(await companiesOf(first)).toHaveLength(2);
  });

  test('of a closed company lose their account with it, and those who act for another one keep theirs', async () => {
    const first = await openCompany();
    const second = await openCompany();
    await join(await invitedBy(first, second.email), null);
    const email = `zoe.${first.email}`;
    await join(await invitedBy(first, email));
    await first.browser.call(calls.deleteAccount, {
      ...UNIT_FIELD,
      custId: first.custId,
      email: first.email,
      reason: 'noLongerUsing',
    });
    expect(await refusalCode(signIn(email))).toMatchObject({ code: '70001' });
    expect((await signIn(second.email)).custId).toBe(second.custId);
    expect(await companiesOf(second)).toHaveLength(1);
  });
});

const statusOf = (browser: Browser, { custId, token }: { readonly custId: string; readonly token: string }) =>
  browser.call(calls.getKybUserInfo, { ...UNIT_FIELD, custId, type: 'company' }, { kybToken: token });

describe('a verification that is open', () => {
  test('ends for who may no longer fill it in, and goes on for who stays an administrator [A-182][A-183]', async () => {
    const company = await openCompany();
    const email = `ada.${company.email}`;
    await join(await invitedBy(company, email, { role: 'administrator' }));
    const browser = world.shop.browser();
    const opened = await openDossier(email, browser);
    const [, person] = (await peopleOf(company)).people;
    const change = (role: 'administrator' | 'approver') =>
      company.browser.call(calls.changePerson, {
        ...UNIT_FIELD,
        custId: company.custId,
        personId: person!.personId,
        role,
        ...NO_LIMITS,
      });
    await change('administrator');
    expect((await statusOf(browser, opened)).state).toBe('open');
    await change('approver');
    expect(await refusalCode(statusOf(browser, opened))).toMatchObject({ code: '40100' });
  });

  test('is of the company that its person chose last, of those that are not verified [S6.28][A-183]', async () => {
    const first = await openCompany();
    const second = await openCompany();
    await join(await invitedBy(first, second.email, { role: 'administrator' }), null);
    const choose = async (custId: string) => {
      world.shop.wait(1);
      const { browser } = await signIn(second.email);
      await browser.call(calls.chooseCompany, { ...UNIT_FIELD, companyId: custId });
    };
    for (const { custId } of [first, second, first]) {
      await choose(custId);
      expect((await openDossier(second.email)).custId).toBe(custId);
    }
  });
});

describe('a verification that somebody else is to go on with', () => {
  test('is handed over by an invitation as an administrator, who opens the same dossier [A-78][A-183]', async () => {
    const company = await openCompany();
    const browser = world.shop.browser();
    const opened = await openDossier(company.email, browser);
    const email = `kim.${company.email}`;
    const request = { ...UNIT_FIELD, custId: opened.custId, email };
    expect(
      await refusalCode(world.shop.browser().call(calls.handOverDossier, request, { kybToken: opened.token })),
    ).toMatchObject({
      code: '40100',
    });
    await browser.call(calls.handOverDossier, request, { kybToken: opened.token });
    await join(await tokenTo(email));
    expect((await openDossier(email)).custId).toBe(company.custId);
  });
});
