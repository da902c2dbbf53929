/** A company registers: what is stored, what its mails say, and what a stranger can learn from the answers. */
import { calls, ERROR_CODES } from '@offrande/api-client/contract';
import { unit as FR } from '@offrande/tenants/FR';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { pdfOfSize } from '../private-document/testing.ts';
import { uuid, systemRandom } from '../random.ts';
import { UNIT_FIELD } from '../session/testing.ts';
import { companyNumberHmac } from '../customer/company-number.ts';
import { refuseCompany } from './decide-company.ts';
import { newTempId } from './temp-id.ts';
import { type CompanyShop, newCompany, openCompanyShop } from './testing.ts';

interface Row {
  readonly state: string;
  readonly stored: string;
  readonly password: string;
}

const correct = (browser: Browser, email: string, newEmail: string) =>
  browser.call(calls.b2bCorrectEmail, { ...UNIT_FIELD, email, newEmail });

describe('a company that registers', () => {
  let world: CompanyShop;
  beforeAll(async () => void (world = await openCompanyShop()));
  afterAll(() => world.shop.close());
  // All browsers of a test share one address, whose requests in ten minutes are limited.
  beforeEach(() => world.shop.wait(10));

  const rows = async (): Promise<readonly Row[]> =>
    inUnit(world.shop.shop.connection, UNIT, async (transaction) => {
      const found = await sql<Row>`select state, to_jsonb(company_registration)::text as stored, password
        from company_registration order by created_at`.execute(transaction);
      return found.rows;
    });
  const states = async (): Promise<readonly string[]> => (await rows()).map(({ state }) => state);

  test('is stored encrypted, confirms its email by the link of a mail, and is told the day of the answer [S4.65][S4.66][S7.46][S7.48][S7.49][S3.73]', async () => {
    const { shop, identity } = world;
    const who = newCompany();
    await world.register(shop.browser(), who);
    const { state, stored, password } = (await rows()).at(-1)!;
    expect(state).toBe('unconfirmed');
    expect(password).toMatch(/^\$argon2id/);
    for (const secret of [who.email, who.siren, 'Atelier', 'Rivoli', 'Roy']) expect(stored).not.toContain(secret);
    expect(await identity.lastTo(who.email)).toContain('Atelier & Fils');

    const browser = shop.browser();
    const { tempId } = await browser.call(calls.b2bConfirmToken, {
      ...UNIT_FIELD,
      token: await world.tokenTo(who.email),
    });
    const confirmed = await browser.call(calls.b2bConfirmRegister, { ...UNIT_FIELD, tempId });
    // Saturday 21 November 2026, and the five working days of the week after.
    expect(confirmed).toEqual({
      reference: expect.stringMatching(/^R-2026-[2-9A-Z]{8}$/),
      answerBy: { year: 2026, month: 11, day: 27 },
      keepsPassword: false,
    });
    expect((await states()).at(-1)).toBe('underReview');
    expect(await browser.call(calls.b2bConfirmRegister, { ...UNIT_FIELD, tempId })).toEqual(confirmed);
    expect(await world.identity.lastTo(who.email)).toContain(confirmed.reference);
    expect(await world.identity.countTo(who.email)).toBe(2);
  });

  test('confirms nothing without the link: neither the tempId of its search nor another browser’s opens the way [S7.49]', async () => {
    const { shop } = world;
    const who = newCompany();
    const browser = shop.browser();
    const { tempId } = await browser.call(calls.queryCompany, {
      ...UNIT_FIELD,
      companyName: 'Acme',
      siren: '',
      siret: '',
      vatNumber: '',
    });
    await world.register(browser, who, { tempId });
    expect(await refusalCode(browser.call(calls.b2bConfirmRegister, { ...UNIT_FIELD, tempId }))).toMatchObject({
      code: '70005',
    });
    const followed = await browser.call(calls.b2bConfirmToken, {
      ...UNIT_FIELD,
      token: await world.tokenTo(who.email),
    });
    expect(
      await refusalCode(shop.browser().call(calls.b2bConfirmRegister, { ...UNIT_FIELD, ...followed })),
    ).toMatchObject({ code: '70005' });
  });

  test('with documents of another browser, with one document twice, or with the tempId of another search is refused, whoever has its email', async () => {
    const { shop } = world;
    const [known, fresh] = [newCompany(), newCompany()];
    await world.registered(known);
    for (const who of [known, fresh]) {
      const [browser, other] = [shop.browser(), shop.browser()];
      const [own, stolen] = [await world.upload(browser), await world.upload(other)];
      const send = (changes: object) =>
        refusalCode(
          browser.call(calls.b2bRegister, {
            ...UNIT_FIELD,
            registration: { ...world.registration(who, [own, stolen]), ...changes },
          }),
        );
      const refused = { code: '40000', detail: { field: 'uploadId' } };
      expect(await send({})).toMatchObject(refused);
      expect(await send({ documents: { identity: own, siret: own, extractDate: '' } })).toMatchObject(refused);
      const foreign = newTempId(shop.shop, uuid(systemRandom));
      expect(await send({ tempId: foreign })).toMatchObject({ code: '40000', detail: { field: 'tempId' } });
    }
  });

  test('is checked by the rules of its forms, field by field [S3.69][S3.76][S5.55][S9.13]', async () => {
    const browser = world.shop.browser();
    const who = newCompany();
    const right = world.registration(who, [await world.upload(browser), await world.upload(browser)]);
    const wrong = { ...right, company: { ...right.company, siren: '000000000' } };
    expect(await refusalCode(browser.call(calls.b2bRegister, { ...UNIT_FIELD, registration: wrong }))).toMatchObject({
      detail: { field: 'company.siren', reason: 'NotASiren' },
    });
    const old = { ...right, documents: { ...right.documents, extractDate: '2020/01/31' } };
    expect(await refusalCode(browser.call(calls.b2bRegister, { ...UNIT_FIELD, registration: old }))).toMatchObject({
      detail: { field: 'documents.extractDate', reason: 'DocumentTooOld' },
    });
  });

  test('twice at once, or again with the same search, counts once; with another email the first one is over [S7.51]', async () => {
    const { shop } = world;
    const [who, corrected] = [newCompany(), newCompany()];
    const browser = shop.browser();
    const { tempId } = await browser.call(calls.queryCompany, {
      ...UNIT_FIELD,
      companyName: 'Acme',
      siren: '',
      siret: '',
      vatNumber: '',
    });
    const documents = [await world.upload(browser), await world.upload(browser)] as const;
    const send = (as: typeof who) =>
      browser.call(calls.b2bRegister, {
        ...UNIT_FIELD,
        registration: { ...world.registration(as, documents), tempId },
      });
    const before = (await states()).length;
    await Promise.all([send(who), send(who), send(who)]);
    expect(await send(who)).toEqual({});
    expect((await states()).slice(before)).toEqual(['unconfirmed']);
    expect(await world.identity.countTo(who.email)).toBe(1);
    const old = await world.tokenTo(who.email);
    shop.wait(1);
    await send(corrected);
    expect((await states()).slice(before)).toEqual(['replaced', 'unconfirmed']);
    const follow = (token: string) => world.confirm(shop.browser(), token);
    expect(await refusalCode(follow(old))).toMatchObject({ code: '70005', detail: { reason: 'superseded' } });
    shop.wait(1);
    await send(who);
    expect((await states()).slice(before)).toEqual(['replaced', 'replaced', 'unconfirmed']);
    expect(await world.identity.countTo(who.email)).toBe(2);
    expect(await follow(await world.tokenTo(who.email))).toMatch(/^R-/);
  });

  test('is not ended by another browser that registers with its email: the first link that is followed counts, the other is over', async () => {
    const { shop } = world;
    const who = newCompany();
    await world.register(shop.browser(), who);
    const own = await world.tokenTo(who.email);
    await world.register(shop.browser(), { ...newCompany(), email: who.email });
    const strange = await world.tokenTo(who.email);
    expect(strange).not.toBe(own);
    expect(await world.confirm(shop.browser(), own)).toMatch(/^R-/);
    expect(await refusalCode(world.confirm(shop.browser(), strange))).toMatchObject({
      code: '70005',
      detail: { reason: 'superseded' },
    });
  });

  test('whose email was mistyped is sent to another by its own browser alone; the link before is over, and the account opens for the other', async () => {
    const { shop, identity } = world;
    const [who, other] = [newCompany(), newCompany()];
    const own = shop.browser();
    await world.register(own, who);
    const mistyped = await world.tokenTo(who.email);
    const refused = (browser: Browser, email: string, newEmail: string) =>
      refusalCode(correct(browser, email, newEmail));
    expect(await refused(shop.browser(), who.email, other.email)).toMatchObject({ detail: { reason: 'unknown' } });
    expect(await identity.countTo(other.email)).toBe(0);
    expect(await correct(own, ` ${who.email.toUpperCase()}`, `${other.email} `)).toEqual({});
    const follow = (token: string) => refusalCode(world.confirm(own, token));
    expect(await follow(mistyped)).toMatchObject({ code: '70005', detail: { reason: 'superseded' } });
    expect(await refused(own, who.email, newCompany().email)).toMatchObject({ detail: { reason: 'unknown' } });
    expect(await correct(own, who.email, other.email)).toEqual({});
    expect(await world.confirm(own, await world.tokenTo(other.email))).toMatch(/^R-/);
    expect(await refused(own, other.email, who.email)).toMatchObject({
      code: '70005',
      detail: { reason: 'confirmed' },
    });
    expect([await identity.countTo(who.email), await identity.countTo(other.email)]).toEqual([1, 2]);
  });

  test('is not sent to an email whose registration is being read: its owner is told so, and no second one waits', async () => {
    const { shop, identity } = world;
    const [who, known] = [newCompany(), newCompany()];
    await world.registered(known);
    const before = await identity.countTo(known.email);
    const own = shop.browser();
    await world.register(own, who);
    const first = await world.tokenTo(who.email);
    await correct(own, who.email, known.email);
    expect(await identity.countTo(known.email)).toBe(before + 1);
    expect(await identity.lastTo(known.email)).not.toContain('verifyToken');
    expect(await refusalCode(world.confirm(own, first))).toMatchObject({ detail: { reason: 'superseded' } });
  });

  test('can be corrected again where the email belonged to somebody else, whether it was registered or corrected to it', async () => {
    const { shop, identity } = world;
    const [known, who] = [newCompany(), newCompany()];
    await world.registered(known);
    const own = shop.browser();
    await world.register(own, { ...who, email: known.email });
    shop.wait(1);
    expect(await correct(own, known.email, who.email)).toEqual({});
    expect(await correct(own, who.email, known.email)).toEqual({});
    const last = newCompany().email;
    expect(await correct(own, known.email, last)).toEqual({});
    expect(await identity.countTo(last)).toBe(1);
    expect(await world.confirm(own, await world.tokenTo(last))).toMatch(/^R-/);
    const [own2, others] = [shop.browser(), shop.browser()];
    const shared = newCompany();
    await world.register(own2, shared);
    // Its mail is sent before the other one is written: of two that wait, either may go first.
    expect(await identity.countTo(shared.email)).toBe(1);
    await world.register(others, { ...newCompany(), email: shared.email });
    await world.confirm(others, await world.tokenTo(shared.email));
    expect(await correct(own2, shared.email, newCompany().email)).toEqual({});
  });

  test('corrects the company that was registered last with the email, not one that it took the place of', async () => {
    const { shop, identity } = world;
    const [first, second, other] = [newCompany(), newCompany(), newCompany()];
    const own = shop.browser();
    await world.register(own, first);
    await world.register(own, { ...second, email: first.email });
    await correct(own, first.email, other.email);
    shop.wait(1);
    await correct(own, first.email, other.email);
    await world.confirm(own, await world.tokenTo(other.email));
    expect(await identity.countTo(other.email)).toBe(2);
    const stateOf = async (who: typeof first) => {
      const numberHmac = companyNumberHmac(shop.shop.vault, world.registration(who, ['', '']).company);
      const found = await inUnit(shop.shop.connection, UNIT, (transaction) =>
        sql<{ state: string }>`select state from company_registration where number_hmac = ${numberHmac}`.execute(
          transaction,
        ),
      );
      return found.rows.map(({ state }) => state);
    };
    expect([await stateOf(first), await stateOf(second)]).toEqual([['replaced'], ['underReview']]);
  });

  test('is not sent to what is no other email', async () => {
    const who = newCompany();
    const own = world.shop.browser();
    await world.register(own, who);
    for (const newEmail of ['', 'lea', who.email.toUpperCase()])
      expect(await refusalCode(correct(own, who.email, newEmail))).toMatchObject({
        code: '40000',
        detail: { field: 'newEmail' },
      });
  });

  test('is sent another link, a while apart, which ends the one before; a day later it is over [S7.50][A-82]', async () => {
    const { shop } = world;
    const who = newCompany();
    await world.register(shop.browser(), who);
    const first = await world.tokenTo(who.email);
    const again = (email: string) => shop.browser().call(calls.b2bResendToken, { ...UNIT_FIELD, email });
    expect(await again(` ${who.email.toUpperCase()} `)).toEqual(await again('nobody@atelier.test'));
    const second = await world.tokenTo(who.email);
    const follow = (token: string) => refusalCode(world.confirm(shop.browser(), token));
    expect(await follow(first)).toMatchObject({ detail: { reason: 'superseded' } });
    expect(await follow(`${second}x`)).toMatchObject({ detail: { reason: 'unknown' } });
    shop.wait(24 * 60);
    expect(await follow(second)).toMatchObject({ detail: { reason: 'expired' } });
    await again(who.email);
    const reference = await world.confirm(shop.browser(), await world.tokenTo(who.email));
    expect(reference).toMatch(/^R-/);
    const before = await world.identity.countTo(who.email);
    shop.wait(1);
    await again(who.email);
    expect(await world.identity.countTo(who.email)).toBe(before + 1);
    expect(await world.identity.lastTo(who.email)).toContain(reference);
  });

  test('with an email that is being read gets the same answer, and its owner a mail; one that has an account registers another company [S5.63][A-183]', async () => {
    const { shop, identity } = world;
    const who = newCompany();
    const reference = await world.registered(who);
    const again = await world.register(shop.browser(), { ...newCompany(), email: who.email });
    expect(again).toEqual(await world.register(shop.browser(), newCompany()));
    expect(await identity.lastTo(who.email)).toContain(reference);
    expect((await states()).filter((state) => state === 'underReview').length).toBeGreaterThan(0);

    const account = newCompany();
    await shop.browser().signIn({ memberType: 'business', email: account.email });
    const waiting = async () => (await states()).filter((state) => state === 'unconfirmed').length;
    const before = await waiting();
    expect(await world.register(shop.browser(), account)).toEqual(again);
    expect(await waiting()).toBe(before + 1);
  });

  test('loses the documents of a registration that nobody confirmed after 30 days, and keeps those that are read', async () => {
    const { shop } = world;
    const count = async (): Promise<number> =>
      inUnit(shop.shop.connection, UNIT, async (transaction) => {
        const { rows: found } = await sql<{ count: number }>`select count(*)::integer as count from private_document
          where registration_id is not null`.execute(transaction);
        return found[0]!.count;
      });
    await world.registered(newCompany());
    const before = await count();
    await world.register(shop.browser(), newCompany());
    expect(await count()).toBe(before + 2);
    shop.wait(30 * 24 * 60);
    await shop.sweep();
    const { rows: kept } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql<{ state: string }>`select distinct state from private_document
        join company_registration on company_registration.id = registration_id`.execute(transaction),
    );
    expect(kept).toEqual([{ state: 'underReview' }]);
  });

  test('whose link is followed again before the decision, at once or in another browser, is told the same: one task, one mail, and its password stays [S7.48][S7.49][A-82]', async () => {
    const { shop, identity } = world;
    const [own, other, who] = [shop.browser(), shop.browser(), newCompany()];
    await world.register(own, who);
    const token = await world.tokenTo(who.email);
    const follow = async (browser: Browser) => {
      const { tempId } = await browser.call(calls.b2bConfirmToken, { ...UNIT_FIELD, token });
      return browser.call(calls.b2bConfirmRegister, { ...UNIT_FIELD, tempId });
    };
    const [first, atOnce] = await Promise.all([follow(own), follow(own)]);
    expect(first.keepsPassword).toBe(true);
    expect(atOnce).toEqual(first);
    shop.wait(2 * 24 * 60);
    expect(await follow(other)).toEqual(first);
    expect((await rows()).at(-1)).toMatchObject({
      state: 'underReview',
      password: expect.stringMatching(/^\$argon2id/),
    });
    expect(await identity.countTo(who.email)).toBe(2);
    const tasks = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`select from task where kind = 'companyToDecide' and subject = ${first.reference}`.execute(transaction),
    );
    expect(tasks.rows).toHaveLength(1);
    await refuseCompany(shop.shop, shop.shop.units.get(UNIT)!, first.reference, { actor: 'omar', reason: 'No.' });
    for (const browser of [own, other])
      expect(await refusalCode(follow(browser))).toMatchObject({ code: '70005', detail: { reason: 'decided' } });
  });
});

test('a document of nearly 2 MB arrives, and a bigger one is refused as too big [S5.53]', async () => {
  const world = await openCompanyShop();
  const browser = world.shop.browser();
  const [most, more] = [pdfOfSize(2 * 2 ** 20), pdfOfSize(2 * 2 ** 20 + 1)];
  expect(await world.upload(browser, 'kbis.pdf', most)).toMatch(/^[0-9a-f-]{36}$/);
  expect(await refusalCode(world.upload(browser, 'kbis.pdf', more))).toMatchObject({ code: ERROR_CODES.fileTooBig });
  await world.shop.close();
});

test('a unit without companies knows none of these calls [S6.9]', async () => {
  const shop = await openTestShop(24, [{ ...FR, parameters: { ...FR.parameters, isNeedB2B: 0 } }]);
  const browser = shop.browser();
  const asks = [
    () => browser.call(calls.uploadDocument, { ...UNIT_FIELD, fileName: 'kbis.pdf', resourceContent: 'AAAA' }),
    () => browser.call(calls.b2bConfirmToken, { ...UNIT_FIELD, token: 'x' }),
    () => browser.call(calls.b2bConfirmRegister, { ...UNIT_FIELD, tempId: 'x' }),
    () => browser.call(calls.b2bResendToken, { ...UNIT_FIELD, email: 'a@b.fr' }),
    () => browser.call(calls.b2bCorrectEmail, { ...UNIT_FIELD, email: 'a@b.fr', newEmail: 'b@b.fr' }),
  ];
  for (const ask of asks) expect(await refusalCode(ask())).toMatchObject({ code: '40400' });
  await shop.close();
});
