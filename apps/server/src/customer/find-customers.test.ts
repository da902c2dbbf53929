/** A salesman finds customers by the beginnings of words, an admin in the whole unit. */
import { calls } from '@offrande/api-client/contract';
import { customerWords, isFound } from '@offrande/domain/salesman';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Customer } from '../call/buyer.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { fillSearchWords } from './company-search.ts';

let shop: TestShop;
let salesman: Browser;
let admin: Browser;
const ids = new Map<Browser, string>();
const companies = new Map<string, Customer>();
const NAMES = [
  'Acme Atlantique',
  'Mutuelle de l’Atlantique',
  'Atlas Négoce',
  'Chantiers Atlanta',
  'Opéra Garnier',
] as const;

const emailOf = (name: string): string => `achats@${name.split(' ')[0]!.toLowerCase()}.test`;

const change = (query: ReturnType<typeof sql>) =>
  inUnit(shop.database.connection, UNIT, (transaction) => query.execute(transaction));

const signIn = async (isAdmin: boolean): Promise<Browser> => {
  const browser = shop.browser();
  const { id } = await browser.signIn({ memberType: 'salesman' });
  ids.set(browser, id);
  await change(sql`update customer set is_admin_salesman = ${isAdmin} where id = ${id}::uuid`);
  return browser;
};

beforeAll(async () => {
  shop = await openTestShop();
  [salesman, admin] = [await signIn(false), await signIn(true)];
  for (const [at, lastName] of NAMES.entries()) {
    const contractLevel = at === 3 ? 'enCompte' : at === 2 ? 'light' : 'registered';
    const company = await shop
      .browser()
      .signIn({ memberType: 'business', firstName: '', lastName, contractLevel, email: emailOf(lastName) });
    companies.set(lastName, company);
    if (at !== 1)
      await change(
        sql`insert into salesman_customer values (${UNIT}, ${ids.get(salesman)!}::uuid, ${company.id}::uuid)`,
      );
  }
  while ((await fillSearchWords(shop.shop, shop.shop.units.get(UNIT)!)) > 0);
});
afterAll(() => shop.close());

const find = async (by: Browser, query: string, more: object = {}) => {
  const request = { aggregatorBuId: UNIT, salesmanId: ids.get(by)!, query, ...more };
  const { customerList, counts, isCut } = await by.call(calls.getCustomerList, request);
  return { names: customerList.map(({ name }) => name), counts, isCut };
};

describe('a salesman finds customers', () => {
  test('of the own list, by the beginnings of words, in the order of their names [S2.67][S6.17][S6.18]', async () => {
    const { names, counts } = await find(salesman, 'atl');
    expect(names).toEqual(['Acme Atlantique', 'Atlas Négoce', 'Chantiers Atlanta']);
    expect(counts).toEqual({ light: 1, enCompte: 1, registered: 1 });
    expect((await find(salesman, 'ATLAS neg')).names).toEqual(['Atlas Négoce']);
    expect((await find(salesman, 'tlas')).names).toEqual([]);
  });

  test('of one level, while the counts stay those of all [S2.67]', async () => {
    const { names, counts } = await find(salesman, 'atl', { contractTypeId: 'light' });
    expect(names).toEqual(['Atlas Négoce']);
    expect(counts.registered).toBe(1);
  });

  test('of the whole unit as an admin [S1.33][A-83]', async () => {
    expect((await find(admin, 'atlantique')).names).toEqual(['Acme Atlantique', 'Mutuelle de l’Atlantique']);
    expect((await find(salesman, 'atlantique')).names).toEqual(['Acme Atlantique']);
  });

  test('as the rule says, whatever is typed', async () => {
    for (const query of ['a', 'de', 'opera', 'g', 'garnier opéra', 'x', 'atlantique acme', '']) {
      const expected = NAMES.filter((name) =>
        isFound(customerWords({ name, number: null, city: '', email: emailOf(name) }), query),
      );
      expect((await find(admin, query)).names.toSorted(), query).toEqual(expected.toSorted());
    }
  });

  test('without a query those looked at last first [S2.67]', async () => {
    const visited = companies.get('Opéra Garnier')!.id;
    await change(
      sql`insert into salesman_visit values (${ids.get(salesman)!}::uuid, ${visited}::uuid, ${UNIT}, now())`,
    );
    const { names } = await find(salesman, '');
    expect(names[0]).toBe('Opéra Garnier');
    expect(names.slice(1)).toEqual(['Acme Atlantique', 'Atlas Négoce', 'Chantiers Atlanta']);
    expect((await find(salesman, '', { from: 1 })).names).toEqual(names.slice(1));
  });

  test('by what they are called now, soon after it changed [S2.67]', async () => {
    const { id } = companies.get('Opéra Garnier')!;
    await change(sql`update customer set last_name = 'Opéra Bastille' where id = ${id}::uuid`);
    while ((await fillSearchWords(shop.shop, shop.shop.units.get(UNIT)!)) > 0);
    expect((await find(admin, 'opera')).names).toEqual(['Opéra Bastille']);
    expect((await find(admin, 'opera garn')).names).toEqual([]);
    await change(sql`update customer set last_name = 'Opéra Garnier' where id = ${id}::uuid`);
  });

  test('of a unit with very many are cut for an admin, which the answer says, and never for the own list [S2.67][S6.18]', async () => {
    await change(sql`insert into customer (id, bu_id, member_type, email, first_name, last_name, contract_level, created_at)
      select gen_random_uuid(), ${UNIT}, 'business', 'zeta' || n || '@many.test', '', 'Zeta ' || n, 'light', now() from generate_series(1, 1050) n`);
    while ((await fillSearchWords(shop.shop, shop.shop.units.get(UNIT)!)) > 0);
    expect(await find(admin, 'zeta')).toMatchObject({ isCut: true, counts: { light: 1000 } });
    expect(await find(admin, 'zeta 1050')).toMatchObject({ names: ['Zeta 1050'], isCut: false });
    await change(
      sql`insert into salesman_customer select ${UNIT}, ${ids.get(salesman)!}::uuid, id from customer where email like 'zeta%'`,
    );
    expect(await find(salesman, 'zeta', { from: 1049 })).toMatchObject({ isCut: false, counts: { light: 1050 } });
    expect((await find(salesman, 'zeta', { from: 1049 })).names).toHaveLength(1);
  });
});
