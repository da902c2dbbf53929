/** What the staff decide about a company that has its account: it is named without doubt, and told. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { UNIT } from '../http/testing.ts';
import { staffOf } from '../staff/testing.ts';
import { type CompanyShop, newCompany, openCompanyShop } from './testing.ts';

let world: CompanyShop;
beforeAll(async () => void (world = await openCompanyShop()));
afterAll(() => world.shop.close());
beforeEach(() => world.shop.wait(10));

const staff = staffOf(() => world.shop.shop, UNIT);

/** What the staff decided about an account. */
const standing = async (id: string) => {
  const { rows } = await inUnit(world.shop.shop.connection, UNIT, (transaction) =>
    sql`select contract_level, company_type, allows_update,
        (select count(*)::integer from company_discount where company_discount.customer_id = customer.id) as discounts
      from customer join company on company.customer_id = customer.id where customer.id = ${id}`.execute(transaction),
  );
  return rows[0];
};

describe('a company with an account', () => {
  test('is told each time that it may change its profile, and that it may no more; not what it knows already [S6.16]', async () => {
    const who = newCompany();
    await staff('approve-company', await world.registered(who));
    const told = [];
    for (const allowed of ['no', 'yes', 'yes', 'no']) {
      expect(await staff('company-updates', who.email, '--allowed', allowed)).toMatchObject({ outcome: 'ok' });
      told.push((await world.subjectsTo(who.email, /profil de votre entreprise/)).at(-1));
      world.shop.wait(1);
    }
    const [allowed, ended] = [
      'Vous pouvez maintenant modifier le profil de votre entreprise',
      'Le profil de votre entreprise est maintenant en lecture seule',
    ];
    expect(told).toEqual([undefined, allowed, allowed, ended]);
    expect(await world.subjectsTo(who.email, /profil de votre entreprise/)).toHaveLength(2);
  });

  test('whose contact acts for two is named by its id: a command by the email changes neither and shows both [A-182][A-183][S6.28]', async () => {
    const who = newCompany();
    const idOf = async (siren: string, companyName: string): Promise<string> => {
      const company = { ...world.registration(who, ['', '']).company, siren, companyName };
      const browser = world.shop.browser();
      await world.register(browser, who, { company });
      const reference = await world.confirm(browser, await world.tokenTo(who.email));
      await staff('approve-company', reference);
      const { answer } = (await staff('company', reference)) as { answer: { companyId: string } };
      world.shop.wait(10);
      return answer.companyId;
    };
    const first = await idOf(who.siren, 'Atelier & Fils');
    const second = await idOf(newCompany().siren, 'Maison Bleue');
    const companies = [
      { id: first, companyName: 'Atelier & Fils' },
      { id: second, companyName: 'Maison Bleue' },
    ].toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const commands: readonly (readonly [string, ...string[]])[] = [
      ['company-level', '--level', 'registered'],
      ['company-type', '--type', 'B'],
      ['company-updates', '--allowed', 'yes'],
      ['company-discount', '--card', 'offrande', '--tiers', '0.00=3', '--accumulating', 'no'],
      ['end-company-discount', '--card', 'offrande'],
    ];
    const untouched = { contract_level: 'light', company_type: null, allows_update: false, discounts: 0 };
    for (const [command, ...options] of commands) {
      const several = { outcome: 'several', answer: { companies } };
      expect([command, await staff(command, who.email, ...options)]).toEqual([command, several]);
    }
    expect(await standing(first)).toEqual(untouched);
    for (const [command, ...options] of commands.slice(0, 4))
      expect(await staff(command, second, ...options)).toEqual({ outcome: 'ok' });
    expect(await standing(first)).toEqual(untouched);
    const changed = { contract_level: 'registered', company_type: 'B', allows_update: true, discounts: 1 };
    expect(await standing(second)).toEqual(changed);
  });
});
