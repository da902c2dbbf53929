import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { newPerson } from '../session/testing.ts';
import type { Unit } from '../unit/unit.ts';
import { changeList, openSalesman, setAdmin } from './decide-salesman.ts';

let shop: TestShop;
let unit: Unit;
beforeAll(async () => {
  shop = await openTestShop();
  const french = shop.shop.units.get(UNIT)!;
  unit = { ...french, loginPolicy: (host) => ({ ...french.loginPolicy(host), hasSalesmen: true }) };
});
afterAll(() => shop.close());

const names = { firstName: 'Hugo', lastName: 'Lambert' };
const rows = <T>(query: ReturnType<typeof sql<T>>) =>
  inUnit(shop.database.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);

describe('the staff', () => {
  test('open the account of a salesman once, whose password is chosen by the link of a mail [S1.32][A-83]', async () => {
    const { email } = newPerson();
    expect(await openSalesman(shop.shop, unit, { email, ...names })).toBe('ok');
    expect(await openSalesman(shop.shop, unit, { email: email.toUpperCase(), ...names })).toBe('salesmanKnown');
    expect(await openSalesman(shop.shop, unit, { email: 'hugo', ...names })).toBe('emailUnreadable');
    const links = await rows(
      sql`select from password_reset join customer on customer.id = account_id where email = ${email}`,
    );
    expect(links).toHaveLength(1);
  });

  test('open none where the unit has no salesmen', async () => {
    const without = { ...unit, loginPolicy: (host: string) => ({ ...unit.loginPolicy(host), hasSalesmen: false }) };
    expect(await openSalesman(shop.shop, without, { email: newPerson().email, ...names })).toBe('salesmenOff');
  });

  test('put a company on the list of a salesman and take it off, with the drafts for it [S6.17]', async () => {
    const [browser, { email }] = [shop.browser(), newPerson()];
    const salesman = await browser.signIn({ memberType: 'salesman', email });
    const company = await shop.browser().signIn({ memberType: 'business', contractLevel: 'registered' });
    const change = (isListed: boolean, by = email, whom = company.id) =>
      changeList(shop.shop, unit, { company: whom, salesman: by, isListed });
    const listed = async () => {
      const request = { aggregatorBuId: UNIT, salesmanId: salesman.id };
      return (await browser.call(calls.getCustomerList, request)).customerList.map(({ customerId }) => customerId);
    };
    expect(await change(true)).toEqual({ outcome: 'ok' });
    expect(await change(true)).toEqual({ outcome: 'ok' });
    expect(await listed()).toEqual([company.id]);
    await browser.call(calls.saveDraft, { aggregatorBuId: UNIT, custId: company.id, lines: [] });
    expect(await change(false)).toEqual({ outcome: 'ok' });
    expect(await listed()).toEqual([]);
    expect(await rows(sql`select from draft_order where owner_id = ${salesman.id}::uuid`)).toEqual([]);
    expect(await change(true, newPerson().email)).toEqual({ outcome: 'salesmanUnknown' });
    expect(await change(true, email, newPerson().email)).toEqual({ outcome: 'unknown' });
  });

  test('let a salesman serve every company of the unit [S1.33][A-83]', async () => {
    const { email } = newPerson();
    const salesman = await shop.browser().signIn({ memberType: 'salesman', email });
    expect(await setAdmin(shop.shop, unit, email, true)).toBe('ok');
    const [row] = await rows<{ is_admin: boolean }>(
      sql`select is_admin_salesman as is_admin from customer where id = ${salesman.id}::uuid`,
    );
    expect(row!.is_admin).toBe(true);
    expect(await setAdmin(shop.shop, unit, newPerson().email, true)).toBe('unknown');
  });
});
