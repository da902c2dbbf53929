/** Login by identity provider: signs in, opens an account, or asks the account's owner. Nothing is linked silently. */
import { calls } from '@offrande/api-client/contract';
import type { LoginRequest, OAuthMethod } from '@offrande/domain/sign-in';
import { loginPayload } from '@offrande/domain/sign-in/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { ALLOWANCES } from '../password/identity-limits.ts';
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
import type { Unit } from '../unit/unit.ts';
import { atProvider, type AtProvider, signInAt, tokenOf, visit } from '../identity/testing.ts';

const REFUSED = { code: '70001', status: 422, detail: {} };

/** The customer signed in in a browser. */
const userOf = async (browser: Browser) => browser.call(calls.validateToken, UNIT_FIELD);

const confirm = (browser: Browser, tokenId: string, code: string) =>
  browser.call(calls.confirmTwoFactorLogin, { ...UNIT_FIELD, tokenId, code });

const signOn = (browser: Browser, token: string, changes: object = {}) =>
  browser.call(calls.singleSignOn, {
    projectBu: UNIT,
    unitId: UNIT,
    token,
    page: 'product',
    item: 'offrande',
    ...changes,
  });

const loginAs = async (browser: Browser, request: LoginRequest) => {
  const captcha = { kind: 'standard', token: await solveCaptcha(browser, 'login') } as const;
  return rawAnswer(browser, calls.login, loginPayload({ request, captcha }, UNIT));
};

describe('a login by an identity provider', () => {
  let shop: TestShop;
  let identity: Identity;
  beforeAll(async () => {
    shop = await openTestShop(24);
    identity = openIdentity(shop);
    const units = shop.shop.units as Map<string, Unit>;
    const unit = units.get(UNIT)!;
    const methods = [...unit.loginPolicy('').methods, 'salesmanSingleSignOn'] as const;
    units.set(UNIT, { ...unit, loginPolicy: (host) => ({ ...unit.loginPolicy(host), methods, hasSalesmen: true }) });
    return () => void units.set(UNIT, unit);
  });
  // All browsers of a test share one address, whose tries in ten minutes are limited.
  beforeEach(() => shop.wait(10));
  afterAll(() => shop.close());

  const page = () => `${shop.shop.publicOrigin}/${UNIT}/auth`;

  const rows = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    (await inUnit(shop.database.connection, UNIT, (transaction) => query.execute(transaction))).rows;

  const accountsOf = (email: string) =>
    rows(sql<{ id: string }>`select id from customer where lower(email) = ${email.toLowerCase()} and bu_id = ${UNIT}`);

  const entered = async (browser: Browser, method: OAuthMethod, who: AtProvider) => {
    const answer = await signInAt(browser, shop, method, who);
    if (answer._tag !== 'SignedIn') throw new Error('Somebody was asked for a code');
    return answer.user;
  };

  const asked = async (browser: Browser, email: string) => {
    const answer = await signInAt(browser, shop, 'singleSignOn', { email });
    if (answer._tag !== 'CodeNeeded') throw new Error('Nobody was asked');
    return answer.tokenId;
  };

  const ask = (changes: object = {}, browser = shop.browser()) =>
    browser.call(calls.getOauthLoginInfo, { ...UNIT_FIELD, redirectUrl: page(), ...changes });

  const send = (fields: Record<string, string>, unit = UNIT) =>
    fetch(`${shop.shop.publicOrigin}/api/oAuth/return/${unit}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });

  const stateOf = async (browser: Browser) => {
    const asking = { ...UNIT_FIELD, redirectUrl: page(), method: 'apple' } as const;
    const { address } = await browser.call(calls.getOauthLoginInfo, asking);
    return new URL(address).searchParams.get('state')!;
  };

  const count = async () =>
    (
      await rows(sql<{ visits: number; tokens: number }>`
      select (select count(*)::integer from identity_visit) as visits, (select count(*)::integer from spent_token) as tokens`)
    )[0]!;

  describe('requests the provider’s page', () => {
    test('which by default is the unit’s first, and may be followed by the visitor [S7.40][S7.5]', async () => {
      const { address } = await ask();
      expect(address).toMatch(/^http:\/\/localhost:\d+\/identity\/retailer\/authorize\?/);
      expect(new URL(address).searchParams.get('redirect_uri')).toBe(page());
      const parameters = await shop.browser().call(calls.unitParameters, { buId: UNIT });
      expect(parameters['trustedHosts']).toEqual([new URL(address).host]);
      expect(shop.shop.units.get(UNIT)!.callVersion).toBe('v2');
      const raw = await shop.browser().raw('/api/v2/oAuth/getOauthLoginInfo', { method: 'POST' });
      expect(raw.status).toBe(404);
    });

    test('with a new state, nonce and challenge each time', async () => {
      const [one, other] = (await Promise.all([ask(), ask()])).map(({ address }) => new URL(address).searchParams);
      for (const name of ['state', 'nonce', 'code_challenge']) expect(one!.get(name)).not.toBe(other!.get(name));
    });

    test('never with a return to another site, or to a URL with query or fragment [A-48]', async () => {
      for (const redirectUrl of [
        'https://evil.example/FR/auth',
        `${shop.shop.publicOrigin}.evil.example/`,
        `http://evil@${new URL(shop.shop.publicOrigin).host}/`,
        'javascript:alert(1)',
        '//evil.example',
        `${page()}?next=x`,
        `${page()}#x`,
        `${page()}/\u0000`,
        `${page()}/é`,
      ])
        expect(await refusalCode(ask({ redirectUrl }))).toMatchObject({
          code: '40000',
          detail: { field: 'redirectUri' },
        });
    });

    test('but is refused for a provider that the unit does not offer [S6.5]', async () => {
      const units = shop.shop.units as Map<string, Unit>;
      const unit = units.get(UNIT)!;
      units.set(UNIT, {
        ...unit,
        loginPolicy: (host) => ({ ...unit.loginPolicy(host), methods: ['normal', 'apple'] }),
      });
      expect(await refusalCode(ask({ method: 'singleSignOn' }))).toMatchObject({
        code: '40000',
        detail: { field: 'method' },
      });
      expect((await ask()).address).toContain('/identity/apple/');
      units.set(UNIT, { ...unit, loginPolicy: (host) => ({ ...unit.loginPolicy(host), methods: ['normal'] }) });
      expect(await refusalCode(ask())).toMatchObject({ code: '40000', detail: { field: 'method' } });
      units.set(UNIT, unit);
    });
  });

  describe('of a new person', () => {
    test('opens an account with the verified data, and signs in to it from then on [S7.33][S7.42][S4.110][A-64]', async () => {
      const { email } = newPerson();
      const browser = shop.browser();
      await browser.credentials();
      const before = browser.cookie(SESSION_COOKIE);
      const user = await entered(browser, 'singleSignOn', { email });
      expect(user).toMatchObject({ customerName: 'Alix Martin', kind: 'individual' });
      expect(browser.cookie(SESSION_COOKIE)).not.toBe(before);
      const profile = await browser.call(calls.getMemberProfile, { ...UNIT_FIELD, custId: user.customerId });
      expect(profile).toMatchObject({ email, firstName: 'Alix', lastName: 'Martin', isActivated: true });
      const inbox = await browser.call(calls.getMemberInbox, { ...UNIT_FIELD, custId: user.customerId });
      expect(inbox.messages.map(({ title }) => title)).toEqual(['Bienvenue chez Offrande']);
      const again = await entered(shop.browser(), 'singleSignOn', { email, fault: 'unverifiedEmail' });
      expect(again.customerId).toBe(user.customerId);
      expect(await accountsOf(email)).toHaveLength(1);
      expect(await shop.broken()).toEqual([]);
    });

    test('who comes from another provider is another identity, so the account’s owner is asked first', async () => {
      const { email } = newPerson();
      await entered(shop.browser(), 'singleSignOn', { email });
      expect(await signInAt(shop.browser(), shop, 'apple', { email })).toMatchObject({ _tag: 'CodeNeeded' });
    });

    test('at Apple returns as a form without a cookie, with the name [S4.110]', async () => {
      const { email } = newPerson();
      const browser = shop.browser();
      const { customerId } = await entered(browser, 'apple', { email });
      const profile = await browser.call(calls.getMemberProfile, { ...UNIT_FIELD, custId: customerId });
      expect(profile).toMatchObject({ firstName: 'Alix', lastName: 'Martin' });
    });

    test('whose email the provider has not verified opens nothing', async () => {
      const { email } = newPerson();
      for (const fault of ['unverifiedEmail', 'noEmail'])
        expect(await refusalCode(signInAt(shop.browser(), shop, 'singleSignOn', { email, fault }))).toEqual(
          await refusalCode(signInBy(shop.browser(), byEmail(email))),
        );
      expect(await accountsOf(email)).toEqual([]);
    });

    test('twenty times concurrently opens one account', async () => {
      const { email } = newPerson();
      const logins = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const browser = shop.browser();
          return { browser, request: await visit(browser, shop, 'singleSignOn', { email }) };
        }),
      );
      const ends = await Promise.all(logins.map(({ browser, request }) => signInBy(browser, request)));
      expect(new Set(ends.map((end) => end._tag === 'SignedIn' && end.user.customerId)).size).toBe(1);
      expect(await accountsOf(email)).toHaveLength(1);
    });

    test('opens no employee account: the employees’ provider never creates one [S4.111]', async () => {
      const { email } = newPerson();
      const refusal = await refusalCode(signInAt(shop.browser(), shop, 'salesmanSingleSignOn', { email }));
      expect(refusal).toEqual(REFUSED);
      expect(await accountsOf(email)).toEqual([]);
    });
  });

  describe('of a person whose email has an account', () => {
    test('signs in only after the owner has entered the code sent to the account’s address [S4.59][A-64]', async () => {
      const who = newPerson();
      await identity.register(shop.browser(), who);
      const browser = shop.browser();
      await browser.credentials();
      const before = browser.cookie(SESSION_COOKIE);
      const tokenId = await asked(browser, who.email);
      expect(browser.cookie(SESSION_COOKIE)).toBe(before);
      const code = await identity.codeTo(who.email);
      const wrong = code === '000000' ? '000001' : '000000';
      expect(await refusalCode(confirm(browser, tokenId, wrong))).toMatchObject({ code: '70002' });
      expect(await refusalCode(confirm(shop.browser(), tokenId, code))).toMatchObject({ code: '70002' });
      const user = await confirm(browser, tokenId, code);
      const byPassword = await signInBy(shop.browser(), byEmail(who.email));
      expect(byPassword).toMatchObject({ _tag: 'SignedIn', user: { customerId: user.customerId } });
      const linked = await entered(shop.browser(), 'singleSignOn', { email: who.email });
      expect(linked.customerId).toBe(user.customerId);
      expect(await accountsOf(who.email)).toHaveLength(1);
      const told = await rows(sql<{ kind: string }>`
        select kind from inbox_message where customer_id = ${user.customerId} order by kind`);
      expect(told).toEqual([{ kind: 'identityLinked' }, { kind: 'welcome' }]);
    });

    test('links nothing if the code is never entered', async () => {
      const who = newPerson();
      await identity.register(shop.browser(), who);
      await asked(shop.browser(), who.email);
      shop.wait(1);
      expect(await signInAt(shop.browser(), shop, 'singleSignOn', { email: who.email })).toMatchObject({
        _tag: 'CodeNeeded',
      });
    });

    test('links the identity only to the account for which the code was sent, and only once', async () => {
      const [one, other] = [newPerson(), newPerson()];
      await identity.register(shop.browser(), one);
      await identity.register(shop.browser(), other);
      const browser = shop.browser();
      const first = await asked(browser, one.email);
      const second = await asked(browser, other.email);
      const user = await confirm(browser, second, await identity.codeTo(other.email));
      const linked = await rows(sql<{ subject: string }>`
        select subject from external_identity where customer_id = ${user.customerId}`);
      expect(linked).toHaveLength(1);
      expect(await rows(sql`select 1 from identity_claim where code_id = ${first}`)).toHaveLength(1);
    });

    test('signs an employee in to his own salesman account [S4.111][S6.7]', async () => {
      const { email } = newPerson();
      const salesman = await shop.browser().signIn({ memberType: 'salesman', email });
      const browser = shop.browser();
      const answer = await signInAt(browser, shop, 'salesmanSingleSignOn', { email });
      if (answer._tag !== 'CodeNeeded') throw new Error('The owner was not asked');
      expect(await confirm(browser, answer.tokenId, await identity.codeTo(email))).toMatchObject({
        customerId: salesman.id,
        kind: 'salesman',
      });
      expect(await entered(shop.browser(), 'salesmanSingleSignOn', { email })).toMatchObject({
        customerId: salesman.id,
      });
      // This does not give access to an individual's account.
      expect(await accountsOf(email)).toHaveLength(1);
    });

    test('leaves a closed account closed and treats the person as new', async () => {
      const { email } = newPerson();
      const browser = shop.browser();
      const { customerId } = await entered(browser, 'singleSignOn', { email });
      const copy = await browser.call(calls.exportMemberData, { ...UNIT_FIELD, custId: customerId });
      expect(copy['identityProviders']).toEqual([
        { issuer: `${shop.sandbox.url}/identity/retailer`, linkedAt: expect.any(String) },
      ]);
      await browser.call(calls.deleteAccount, { ...UNIT_FIELD, custId: customerId, email, reason: 'technicalIssues' });
      expect(await rows(sql`select 1 from external_identity where customer_id = ${customerId}`)).toEqual([]);
      const again = await entered(shop.browser(), 'singleSignOn', { email });
      expect(again.customerId).not.toBe(customerId);
    });
  });

  describe('that is invalid', () => {
    test('is refused like a wrong password, whatever the reason [S7.33]', async () => {
      const { email } = newPerson();
      const away = async (who: Parameters<typeof visit>[3]) => {
        const browser = shop.browser();
        return loginAs(browser, await visit(browser, shop, 'singleSignOn', who));
      };
      const faults = [
        'wrongNonce',
        'wrongAudience',
        'wrongIssuer',
        'expired',
        'wrongSignature',
        'unsigned',
        'noIdToken',
      ];
      const answers = [
        ...(await Promise.all(faults.map((fault) => away({ email, fault })))),
        await away({ person: 'nour' }),
        await away({ person: 'sacha' }),
        await loginAs(shop.browser(), { type: 'oauth', code: 'made-up', redirectUrl: page() }),
        await loginAs(shop.browser(), { type: 'google', providerToken: 'made-up' }),
        await loginAs(shop.browser(), byEmail(email, PASSWORD)),
      ];
      expect(new Set(answers).size).toBe(1);
      expect(JSON.parse(answers[0]!)[0]).toBe(422);
      expect(await accountsOf(email)).toEqual([]);
      expect(JSON.stringify(shop.logged)).not.toContain(email);
    });

    test('by its code, which is valid once, in its own browser, with its own page, and for ten minutes', async () => {
      const [owner, other] = [shop.browser(), shop.browser()];
      const spent = await visit(owner, shop, 'singleSignOn', { email: newPerson().email });
      await signInBy(owner, spent);
      expect(await refusalCode(signInBy(owner, spent))).toEqual(REFUSED);
      const stolen = await visit(owner, shop, 'singleSignOn', { email: newPerson().email });
      await other.call(calls.getOauthLoginInfo, { ...UNIT_FIELD, redirectUrl: page(), method: 'singleSignOn' });
      expect(await refusalCode(signInBy(other, stolen))).toEqual(REFUSED);
      const own = await visit(owner, shop, 'singleSignOn', { email: newPerson().email });
      expect(await refusalCode(signInBy(owner, { ...own, redirectUrl: `${page()}/other` }))).toEqual(REFUSED);
      await signInBy(owner, own);
      const late = await visit(owner, shop, 'singleSignOn', { email: newPerson().email });
      shop.wait(10);
      expect(await refusalCode(signInBy(owner, late))).toEqual(REFUSED);
    });

    test('by a stranger’s code planted in a browser, does not sign in', async () => {
      const [thief, victim] = [shop.browser(), shop.browser()];
      const own = await visit(thief, shop, 'singleSignOn', { email: newPerson().email });
      await visit(victim, shop, 'singleSignOn', { email: newPerson().email });
      expect(await refusalCode(signInBy(victim, own))).toEqual(REFUSED);
    });

    test('by a code of another login page, is refused [S6.7]', async () => {
      const browser = shop.browser();
      const request = await visit(browser, shop, 'singleSignOn', { email: newPerson().email });
      expect(await refusalCode(signInBy(browser, { ...request, type: 'salesmanSingleSignOn' }))).toEqual(REFUSED);
      const employee = await visit(browser, shop, 'salesmanSingleSignOn', { email: newPerson().email });
      expect(await refusalCode(signInBy(browser, { ...employee, type: 'oauth' }))).toEqual(REFUSED);
    });

    test('because the provider is down is reported as unavailable, not refused', async () => {
      const browser = shop.browser();
      const request = await visit(browser, shop, 'singleSignOn', { email: newPerson().email, fault: 'tokenDown' });
      expect(await refusalCode(signInBy(browser, request))).toMatchObject({ code: '50300', status: 503 });
    });

    test('needs a captcha every time, and is counted with the other logins', async () => {
      const browser = shop.browser();
      const request = await visit(browser, shop, 'singleSignOn', { email: newPerson().email });
      const payload = loginPayload({ request, captcha: { kind: 'standard', token: 'x.1' } }, UNIT);
      expect(await refusalCode(browser.call(calls.login, payload))).toMatchObject({ code: '80000' });
      for (let at = 2; at < ALLOWANCES.login.perSession; at += 1) await refusalCode(browser.call(calls.login, payload));
      expect(await refusalCode(browser.call(calls.login, payload))).toMatchObject({ code: '42900' });
      const info = { ...UNIT_FIELD, redirectUrl: page() };
      expect(await refusalCode(browser.call(calls.getOauthLoginInfo, info))).toMatchObject({ code: '42900' });
    });
  });

  test('is linked by the new code if the owner requests another [A-64][A-66]', async () => {
    const who = newPerson();
    await identity.register(shop.browser(), who);
    const browser = shop.browser();
    const tokenId = await asked(browser, who.email);
    shop.wait(1);
    const sent = await browser.call(calls.resendTwoFactorCode, { ...UNIT_FIELD, tokenId });
    const user = await confirm(browser, sent.tokenId, await identity.codeTo(who.email));
    const linked = await entered(shop.browser(), 'singleSignOn', { email: who.email });
    expect(linked.customerId).toBe(user.customerId);
  });

  test.each(['google', 'facebook'] as const)(
    'at the page of %s opens an account, and finds it again the next time [S6.6]',
    async (method) => {
      const { email } = newPerson();
      const first = await entered(shop.browser(), method, { email });
      const again = await entered(shop.browser(), method, { email });
      expect(again.customerId).toBe(first.customerId);
      expect(await accountsOf(email)).toHaveLength(1);
    },
  );

  describe('with a token of a provider’s own script', () => {
    test.each(['google', 'facebook'] as const)('of %s signs in once per token [S7.42]', async (type) => {
      const { email } = newPerson();
      const providerToken = await tokenOf(shop, type, { email });
      const first = await signInBy(shop.browser(), { type, providerToken });
      expect(first).toMatchObject({ _tag: 'SignedIn', user: { customerName: 'Alix Martin' } });
      expect(await refusalCode(signInBy(shop.browser(), { type, providerToken }))).toEqual(REFUSED);
      // The same signed content in another encoding.
      const respelled = `${providerToken.split('.').slice(0, 2).join('.')}.${providerToken.split('.')[2]}==`;
      expect(await refusalCode(signInBy(shop.browser(), { type, providerToken: respelled }))).toEqual(REFUSED);
    });

    test('twenty times concurrently signs in once, and so does a code', async () => {
      const { email } = newPerson();
      const providerToken = await tokenOf(shop, 'google', { email });
      const browsers = Array.from({ length: 20 }, () => shop.browser());
      const ends = await Promise.allSettled(
        browsers.map((browser) => signInBy(browser, { type: 'google', providerToken })),
      );
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const browser = shop.browser();
      const request = await visit(browser, shop, 'singleSignOn', { email: newPerson().email });
      const again = await Promise.allSettled(Array.from({ length: 5 }, () => signInBy(browser, request)));
      expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    test('of another provider, or of another client, is refused', async () => {
      const { email } = newPerson();
      for (const providerToken of [
        await tokenOf(shop, 'facebook', { email }),
        await tokenOf(shop, 'google', { email, audience: 'another-client' }),
        await tokenOf(shop, 'google', { email, fault: 'expired' }),
      ])
        expect(await refusalCode(signInBy(shop.browser(), { type: 'google', providerToken }))).toEqual(REFUSED);
      expect(await accountsOf(email)).toEqual([]);
    });
  });

  describe('that returns as a form', () => {
    test('is redirected to the page of its visit with the answer, and to no other page [S4.110]', async () => {
      const state = await stateOf(shop.browser());
      const answer = await send({ state, code: 'c', user: 'not json', redirect_uri: 'https://evil.example' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page()}?code=c&state=${state}`]);
      const refused = await send({ state, error: 'user_cancelled_authorize' });
      expect(refused.headers.get('location')).toBe(`${page()}?state=${state}&error=user_cancelled_authorize`);
    });

    test('with a state of no visit in progress leads nowhere', async () => {
      const state = await stateOf(shop.browser());
      const [id] = state.split('.');
      for (const wrong of ['', 'x', id!, `${id}.x`, `${state}x`])
        expect((await send({ state: wrong, code: 'c' })).status).toBe(404);
      expect((await send({ state, code: 'c' }, 'nowhere')).status).toBe(404);
      const cut = { method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: '--x' };
      expect((await shop.browser().raw(`/api/oAuth/return/${UNIT}`, cut)).status).toBe(404);
      const names = ['null', '[]', '{"name":null}', '{"name":{"firstName":7,"lastName":"\\u0000"}}', '{'];
      for (const user of names) expect((await send({ state, code: 'c', user })).status).toBe(303);
      shop.wait(10);
      expect((await send({ state, code: 'c' })).status).toBe(404);
    });
  });

  describe('of a partner’s visitor', () => {
    let turn = 0;
    const sent = (email: string, changes: object = {}) =>
      tokenOf(shop, 'partner', { email, tokenId: `partner-${(turn += 1)}`, ...changes });

    test('returns the requested page, which signs him in in this browser only [S7.41][S4.112][S2.112]', async () => {
      const { email } = newPerson();
      const browser = shop.browser();
      const { redirectUrl, backUrl } = await signOn(browser, await sent(email));
      const { origin, pathname, searchParams } = new URL(redirectUrl);
      const portal = `${shop.sandbox.url}/identity/partner`;
      expect([origin, pathname, backUrl]).toEqual([shop.shop.publicOrigin, `/${UNIT}/product/offrande`, portal]);
      expect(searchParams.get('autoLogin')).toBe('true');
      const token = searchParams.get('token')!;
      browser.become(token);
      expect(await userOf(browser)).toMatchObject({ customerName: 'Alix Martin' });
      const other = shop.browser();
      other.become(token);
      expect(await refusalCode(userOf(other))).toMatchObject({ code: '40100' });
      expect(await accountsOf(email)).toHaveLength(1);
    });

    test('sends the owner of an existing account to sign in, and gives no access to it [A-64]', async () => {
      const who = newPerson();
      await identity.register(shop.browser(), who);
      const answer = await signOn(shop.browser(), await sent(who.email));
      expect(answer).toEqual({ redirectUrl: `${shop.shop.publicOrigin}/${UNIT}/auth/login`, backUrl: null });
    });

    test('accepts a token once, from its partner, with an id, and while it is valid', async () => {
      const { email } = newPerson();
      const token = await sent(email);
      await signOn(shop.browser(), token);
      for (const wrong of [
        token,
        await tokenOf(shop, 'partner', { email }),
        await tokenOf(shop, 'retailer', { email, tokenId: 'x' }),
        await sent(email, { fault: 'wrongSignature' }),
        await sent(email, { fault: 'expired' }),
        await sent(email, { audience: 'another-shop' }),
        'made-up',
      ])
        expect(await refusalCode(signOn(shop.browser(), wrong))).toEqual(REFUSED);
    });

    test('of another unit is refused', async () => {
      const token = await sent(newPerson().email);
      expect(await refusalCode(signOn(shop.browser(), token, { projectBu: 'ZZ' }))).toMatchObject({
        code: '40000',
        detail: { field: 'projectBu' },
      });
    });

    test('returns where a sign-out leads, if that page is trusted [S7.41][A-48]', async () => {
      const identityOf = (backUrl: string) =>
        ({ ...shop.shop.identity, partner: { ...shop.shop.identity.partner!, backUrl } }) as const;
      const own = `${shop.shop.publicOrigin}/${UNIT}`;
      for (const [backUrl, told] of [
        [own, own],
        ['https://evil.example', null],
      ] as const) {
        const kept = shop.shop.identity;
        Object.assign(shop.shop, { identity: identityOf(backUrl) });
        expect((await signOn(shop.browser(), await sent(newPerson().email))).backUrl).toBe(told);
        Object.assign(shop.shop, { identity: kept });
      }
    });
  });

  test('leaves visits and tokens that are deleted after they expire', async () => {
    const { dropOldProofs } = await import('../password/drop-old-proofs.ts');
    const browser = shop.browser();
    await atProvider((await browser.call(calls.getOauthLoginInfo, { ...UNIT_FIELD, redirectUrl: page() })).address, {
      email: newPerson().email,
    });
    expect((await count()).visits).toBeGreaterThan(0);
    // The sandbox's providers date their tokens by the real clock, but a test's shop has its own.
    shop.wait(24 * 60 + Math.max(0, Math.ceil((Date.now() - shop.shop.clock().getTime()) / 60_000)));
    await dropOldProofs(shop.shop, UNIT);
    expect(await count()).toEqual({ visits: 0, tokens: 0 });
  });
});
