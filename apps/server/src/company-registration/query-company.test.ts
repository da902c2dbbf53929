/** The search for a company as a browser sees it, with the register of the sandbox. */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { windowStart } from '../call/rate-limit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { ALLOWANCES } from '../password/identity-limits.ts';
import { findCookieSession, SESSION_COOKIE } from '../session/find-buyer.ts';
import { UNIT_FIELD } from '../session/testing.ts';
import type { Unit } from '../unit/unit.ts';
import { registrationOfTempId } from './temp-id.ts';

const NOTHING = { companyName: '', siren: '', siret: '', vatNumber: '' };

const ATLANTIQUE = {
  companyName: 'Acme Atlantique',
  commercialName: 'Acme',
  siren: '552100554',
  siret: '55210055400039',
  vatNumber: 'FR96552100554',
  legalForm: 'Société par actions simplifiée',
  address: { line1: '12 quai de la Fosse', line2: '', zipCode: '44000', city: 'Nantes', countryCode: 'FR' },
};

describe('the search for a company', () => {
  let shop: TestShop;
  let units: Map<string, Unit>;
  let unit: Unit;

  /** The unit of the tests, with companies unless the changes say otherwise. */
  const change = (changes: { readonly hasBusiness?: boolean; readonly country?: string } = {}) => {
    const { hasBusiness = true, country = unit.country } = changes;
    units.set(UNIT, { ...unit, country, loginPolicy: (host) => ({ ...unit.loginPolicy(host), hasBusiness }) });
  };

  beforeAll(async () => {
    shop = await openTestShop(24);
    units = shop.shop.units as Map<string, Unit>;
    unit = units.get(UNIT)!;
  });
  // All browsers of a test share one address, whose searches in ten minutes are limited.
  beforeEach(() => {
    shop.wait(10);
    change();
  });
  afterEach(async () => {
    await fetch(`${shop.sandbox.url}/control/company-register`, { method: 'DELETE' });
  });
  afterAll(() => shop.close());

  const search = (criteria: Partial<typeof NOTHING>, browser: Browser = shop.browser()) =>
    browser.call(calls.queryCompany, { ...UNIT_FIELD, ...NOTHING, ...criteria });

  const names = async (criteria: Partial<typeof NOTHING>) =>
    (await search(criteria)).companies.map(({ companyName }) => companyName);

  const nameOf = async (siren: string) =>
    (await shop.browser().call(calls.sNameFetcher, { ...UNIT_FIELD, siren })).companyName;

  const spoil = (next: string) =>
    fetch(`${shop.sandbox.url}/control/company-register`, { method: 'POST', body: JSON.stringify({ next }) });

  test.each([
    ['its name', { companyName: 'acme ATLANTIQUE' }],
    ['its siren, however it is spaced', { siren: '552 100 554' }],
    ['its siret', { siret: '552.100.554.00039' }],
    ['its VAT number', { vatNumber: 'fr 96 552100554' }],
    ['several criteria that fit', { companyName: 'acme', siren: '552100554', vatNumber: 'FR96552100554' }],
  ])('finds it by %s, with what the form needs, and a tempId [S7.79][S7.51][S5.63]', async (_, criteria) => {
    const { companies, tempId } = await search(criteria);
    expect(companies.filter(({ siren }) => siren === '552100554')).toEqual([ATLANTIQUE]);
    expect(tempId).not.toBe('');
  });

  test('finds all that fit, and none if one criterion does not fit [S7.79]', async () => {
    expect((await names({ companyName: 'acme' })).length).toBe(4);
    expect(await names({ companyName: 'acme', siren: '732829320' })).toEqual(['Acme Conseil']);
    expect(await names({ companyName: 'Dubreuil', siren: '552100554' })).toEqual([]);
    expect(await names({ siret: '55210055400039', siren: '732829320' })).toEqual([]);
    expect(await names({ companyName: 'Nobody Limited' })).toEqual([]);
  });

  test('gives a tempId that belongs to the browser that searched, whatever was found [S7.51]', async () => {
    const browser = shop.browser();
    const { tempId } = await search({ companyName: 'Nobody Limited' }, browser);
    const { vault, connection, clock } = shop.shop;
    const sessionOf = async (one: Browser) =>
      (await findCookieSession(connection, UNIT, one.cookie(SESSION_COOKIE) ?? '', clock())) ?? '';
    expect(registrationOfTempId(vault, await sessionOf(browser), tempId)).toBe(tempId.split('.')[0]);
    const other = shop.browser();
    await search({ companyName: 'acme' }, other);
    expect(registrationOfTempId(vault, await sessionOf(other), tempId)).toBeNull();
  });

  test('needs a criterion, and only numbers of letters and digits [S5.63]', async () => {
    const refused = { code: '40000', status: 400, detail: { field: 'companyName' } };
    for (const criteria of [{}, { companyName: '  ' }, { siren: ' . ' }, { companyName: 'acme', siren: '5521_0' }])
      expect(await refusalCode(search(criteria)), JSON.stringify(criteria)).toMatchObject(refused);
    expect(await refusalCode(nameOf('-'))).toMatchObject(refused);
  });

  test('answers the same to a guest and to a customer, and the same again [S7.79]', async () => {
    const customer = shop.browser();
    await customer.signIn();
    const answers = [
      await search({ companyName: 'acme' }),
      await search({ companyName: 'acme' }, customer),
      await search({ companyName: 'acme' }, customer),
    ];
    for (const { companies } of answers) expect(companies).toEqual(answers[0]!.companies);
    expect(new Set(answers.map(({ tempId }) => tempId)).size).toBe(3);
  });

  test.each(['unavailable', 'tooManyRequests', 'otherDialect', 'oversized', 'redirected'])(
    'is refused for now if the register answers with %s, and goes on afterwards [S7.79]',
    async (fault) => {
      await spoil(fault);
      expect(await refusalCode(search({ siren: '552100554' }))).toMatchObject({ code: '50300', status: 503 });
      expect(shop.logged.at(-1)).toMatchObject({ event: 'company register away', facts: { country: 'FR' } });
      expect(await names({ siren: '552100554' })).toEqual(['Acme Atlantique']);
    },
  );

  test('does not wait for a slow register [S7.79]', async () => {
    await spoil('slow');
    const before = performance.now();
    expect(await refusalCode(search({ siren: '552100554' }))).toMatchObject({ code: '50300' });
    expect(performance.now() - before).toBeLessThan(8_000);
  });

  test('tells the name for a siren, and an empty one where there is none or the register is away [S7.80]', async () => {
    expect(await nameOf('552 100 554')).toBe('Acme Atlantique');
    expect(await nameOf('123456782')).toBe('');
    expect(await nameOf('acme')).toBe('');
    await spoil('unavailable');
    expect(await nameOf('552100554')).toBe('');
    expect(await nameOf('552100554')).toBe('Acme Atlantique');
  });

  test('does not exist in a unit without companies [S7.79][S7.80]', async () => {
    change({ hasBusiness: false });
    expect(await refusalCode(search({ siren: '552100554' }))).toMatchObject({ code: '40400', status: 404 });
    expect(await refusalCode(nameOf('552100554'))).toMatchObject({ code: '40400' });
  });

  test('finds nothing in a country whose register the shop does not know [S7.79][S7.80]', async () => {
    change({ country: 'BE' });
    await spoil('unavailable');
    expect(await search({ siren: '552100554' })).toEqual({ companies: [], tempId: expect.any(String) });
    expect(await nameOf('552100554')).toBe('');
  });

  test('is counted for each browser, whichever of the two calls it makes [S7.79][S7.80]', async () => {
    const browser = shop.browser();
    change({ country: 'BE' });
    for (let times = 0; times < ALLOWANCES.companyRegister.perSession; times += 2) {
      await search({ siren: '552100554' }, browser);
      await browser.call(calls.sNameFetcher, { ...UNIT_FIELD, siren: '552100554' });
    }
    expect(await refusalCode(search({ siren: '552100554' }, browser))).toMatchObject({ code: '42900', status: 429 });
    expect(await names({ siren: '552100554' })).toEqual([]);
  });

  test('is counted for the whole unit too, but only if there is something to look for [S5.63][S7.79]', async () => {
    const { windowMs, perUnit } = ALLOWANCES.companyRegister;
    const subject = `companyRegister:unit:${UNIT}`;
    await sql`insert into rate_count (subject, window_start, times)
      values (${subject}, ${windowStart(shop.shop.clock(), windowMs)}, ${perUnit - 1})`.execute(shop.shop.connection);
    expect(await refusalCode(search({}))).toMatchObject({ code: '40000' });
    expect(await names({ siren: '552100554' })).toEqual(['Acme Atlantique']);
    expect(await refusalCode(search({ siren: '552100554' }))).toMatchObject({ code: '42900' });
    expect(await refusalCode(nameOf('552100554'))).toMatchObject({ code: '42900' });
  });
});
