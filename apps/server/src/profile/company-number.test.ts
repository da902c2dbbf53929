/** A number is that of one account, whether it comes by an approval or by the company's own profile. */
import { calls, type RequestOf } from '@offrande/api-client/contract';
import { NUMBER_TAKEN } from '@offrande/domain/profile';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CompanyShop, newCompany, openCompanyShop } from '../company-registration/testing.ts';
import { claimNumber, companyNumberHmac } from '../customer/company-number.ts';
import { inUnit } from '../database/in-unit.ts';
import { UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { PASSWORD, signInBy, UNIT_FIELD } from '../session/testing.ts';
import { staffOf } from '../staff/testing.ts';

let world: CompanyShop;
beforeAll(async () => void (world = await openCompanyShop()));
afterAll(() => world.shop.close());
beforeEach(() => world.shop.wait(10));

const staff = staffOf(() => world.shop.shop, UNIT);

/** A company with its account, which may change its profile. */
const opened = async () => {
  const who = newCompany();
  await staff('approve-company', await world.registered(who));
  await staff('company-updates', who.email, '--allowed', 'yes');
  const browser = world.shop.browser();
  const answer = await signInBy(browser, { type: 'business', account: who.email, password: PASSWORD }, calls.b2bLogin);
  const custId = answer._tag === 'SignedIn' ? answer.user.customerId : '';
  const own = { ...UNIT_FIELD, custId };
  const company = async () => (await browser.call(calls.getMemberProfile, own)).company!;
  const send = async (update: RequestOf<typeof calls.updateBusinessProfile>['update']) =>
    browser.call(calls.updateBusinessProfile, { ...own, memberType: 'business', update, password: null });
  return {
    ...who,
    custId,
    company,
    be: async (siren: string) => {
      const { address: _address, chorusNumber: _chorus, ...identity } = await company();
      return send({ section: 'company', company: { ...identity, siren, vatNumber: '' } });
    },
    moveTo: async (countryCode: string) =>
      send({ section: 'companyAddress', address: { ...(await company()).address, countryCode } }),
  };
};

const TAKEN = { code: '70008', detail: { field: 'siren', reason: NUMBER_TAKEN } };

describe('a company of whose number another has an account', () => {
  test('cannot take that number in its profile, and one that it gives up is free for the next [S4.57][S3.69]', async () => {
    const [one, two] = [await opened(), await opened()];
    expect(await refusalCode(two.be(one.siren))).toMatchObject(TAKEN);
    expect(await two.company()).toMatchObject({ siren: two.siren });
    const { siren } = newCompany();
    await one.be(siren);
    await one.be(siren);
    const late = await world.registered({ ...newCompany(), siren });
    expect(await staff('approve-company', late)).toMatchObject({ outcome: 'companyKnown' });
    await two.be(one.siren);
    const next = await world.registered({ ...newCompany(), siren: two.siren });
    expect(await staff('approve-company', next)).toMatchObject({ outcome: 'ok' });
  });

  test('cannot move its head office to the country where the number is another’s [S4.57][S3.70]', async () => {
    const [one, two] = [await opened(), await opened()];
    await one.moveTo('MC');
    await two.be(one.siren);
    expect(await refusalCode(two.moveTo('MC'))).toMatchObject({
      code: '70008',
      detail: { field: 'countryCode', reason: NUMBER_TAKEN },
    });
  });

  test('waits for whoever takes it at the same time, by a profile or by an approval, and is refused then [S4.57]', async () => {
    const { shop } = world.shop;
    const { siren } = newCompany();
    const [first, second] = [await opened(), await opened()];
    const reference = await world.registered({ ...newCompany(), siren });
    const hmac = companyNumberHmac(shop.vault, { ...(await first.company()), siren });
    const taken = Promise.withResolvers<void>();
    const rivals = Promise.withResolvers<void>();
    const claim = inUnit(shop.connection, UNIT, async (transaction) => {
      const isTaken = await claimNumber(transaction, shop.units.get(UNIT)!, first.custId, hmac);
      taken.resolve();
      await rivals.promise;
      return isTaken;
    });
    await taken.promise;
    const [change, approval] = [refusalCode(second.be(siren)), staff('approve-company', reference)];
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { connection } = world.shop.database;
    await expect.poll(async () => (await waiting.execute(connection)).rows.length, { timeout: 10_000 }).toBe(2);
    rivals.resolve();
    expect(await claim).toBe(true);
    expect(await change).toMatchObject(TAKEN);
    expect(await approval).toMatchObject({ outcome: 'companyKnown' });
  });
});
