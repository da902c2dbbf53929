/** What a salesman sees of a customer, and what stays the customer's. */
import { calls, type Call } from '@offrande/api-client/contract';
import { ATELIER_COMPANY } from '@offrande/domain/business-registration/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '../call/buyer.ts';
import { inUnit } from '../database/in-unit.ts';
import { encryptProfile } from './company-profile.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, order, refusalCode } from '../order/testing.ts';

let shop: TestShop;
let salesman: Browser;
let salesmanId: string;
let company: Customer;
let atCompany: Browser;

const change = (query: ReturnType<typeof sql>) =>
  inUnit(shop.database.connection, UNIT, (transaction) => query.execute(transaction));
const list = (id: string) =>
  change(sql`insert into salesman_customer values (${UNIT}, ${salesmanId}::uuid, ${id}::uuid)`);
const takeAway = () => change(sql`delete from salesman_customer where customer_id = ${company.id}::uuid`);
const newCompany = (browser: Browser) =>
  browser.signIn({ memberType: 'business', contractLevel: 'registered', firstName: '', lastName: 'Atelier' });

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  [salesman, atCompany] = [shop.browser(), shop.browser()];
  salesmanId = (await salesman.signIn({ memberType: 'salesman' })).id;
  company = await newCompany(atCompany);
  await list(company.id);
});

const named = (custId: string) => ({ aggregatorBuId: UNIT, custId });
const sheetOf = (by: Browser, custId: string) => by.call(calls.getCustomerSheet, named(custId));

/** Everything of a customer that a salesman may read. */
const VIEWS = [
  [calls.getCustomerSheet, {}],
  [calls.getMemberProfile, {}],
  [calls.getMemberAddressBook, {}],
  [calls.getMemberHistory, { page: 1 }],
  [calls.getQuotationOrders, { page: 1 }],
] as const;
const read = (by: Browser, [call, more]: (typeof VIEWS)[number], custId: string) =>
  by.call(call as Call, { ...named(custId), ...more });

describe('of a listed customer a salesman sees', () => {
  test('the sheet, with what it has bought and how its verification stands [S6.17][A-12]', async () => {
    expect(await sheetOf(salesman, company.id)).toEqual({
      custId: company.id,
      custName: 'Atelier',
      contractTypeId: 'registered',
      siren: null,
      city: '',
      accumulateAmt: '0.00',
      dossierState: null,
    });
    const orderNo = await order(atCompany, { paymentMean: 'bankTransfer', custId: company.id, lines: [line()] });
    await change(sql`insert into company_sale values (${orderNo}, ${UNIT}, ${company.id}::uuid, 'offrande', 12345)`);
    expect((await sheetOf(salesman, company.id)).accumulateAmt).toBe('123.45');
  });

  test('its profile and its address book, neither to be changed nor with a password [S6.19][S6.20]', async () => {
    // Its administrator, whose id is the account's too, may change the profile; whoever looks at it may not.
    const parts = { company: { ...ATELIER_COMPANY, employees: 12, chorusNumber: '' }, invoicing: null, delivery: null };
    const encrypted = encryptProfile(shop.shop.vault, parts);
    await change(sql`insert into company (customer_id, bu_id, profile_encrypted, allows_update, registered_at)
      values (${company.id}::uuid, ${UNIT}, ${encrypted}, true, now())`);
    expect(await atCompany.call(calls.getMemberProfile, named(company.id))).toMatchObject({ allowsUpdate: true });
    const profile = await salesman.call(calls.getMemberProfile, named(company.id));
    expect(profile).toMatchObject({ custId: company.id, lastName: 'Atelier', allowsUpdate: false });
    expect(await salesman.call(calls.getMemberAddressBook, named(company.id))).toEqual({ deliveryAddressBook: [] });
    const { siren, city } = await sheetOf(salesman, company.id);
    expect([siren, city]).toEqual([ATELIER_COMPANY.siren, ATELIER_COMPANY.address.city]);
    const update = { ...named(company.id), deliveryAddressBook: [] };
    expect(await refusalCode(salesman.call(calls.updateMemberAddressBook, update))).toMatchObject({ code: '40100' });
  });

  test('its orders and quotations, but no money and no card [A-83]', async () => {
    const orderNo = await order(atCompany, { paymentMean: 'bankTransfer', custId: company.id, lines: [line()] });
    const history = (more: object) => salesman.call(calls.getMemberHistory, { ...named(company.id), page: 1, ...more });
    expect((await history({})).transactionRecords).toMatchObject([{ reference: orderNo }]);
    expect((await salesman.call(calls.getQuotationOrders, { ...named(company.id), page: 1 })).totalCount).toBe(0);
    expect(await refusalCode(history({ historyType: 'wallet' }))).toMatchObject({ code: '40100' });
    expect(await refusalCode(history({ cardNumber: '9999000000004417' }))).toMatchObject({ code: '40100' });
    const wallet = salesman.call(calls.getMemberWallet, { ...named(company.id) });
    expect(await refusalCode(wallet)).toMatchObject({ code: '40100' });
  });
});

test('a customer whose sheet was read is among those looked at last [S2.67]', async () => {
  const other = await newCompany(shop.browser());
  await list(other.id);
  const recent = async () => {
    const found = await salesman.call(calls.getCustomerList, { aggregatorBuId: UNIT, salesmanId });
    return found.customerList.filter(({ isRecent }) => isRecent).map(({ customerId }) => customerId);
  };
  expect(await recent()).toEqual([]);
  await sheetOf(salesman, company.id);
  expect(await recent()).toEqual([company.id]);
  shop.wait(1);
  await sheetOf(salesman, other.id);
  expect(await recent()).toEqual([other.id, company.id]);
});

test('a customer that is not listed, was taken away or does not exist is not found [S6.17][A-83]', async () => {
  const stranger = await newCompany(shop.browser());
  for (const id of [stranger.id, '00000000-0000-4000-8000-000000000000', 'x'])
    for (const view of VIEWS) expect(await refusalCode(read(salesman, view, id))).toMatchObject({ code: '40400' });
  for (const view of VIEWS) await read(salesman, view, company.id);
  await takeAway();
  for (const view of VIEWS)
    expect(await refusalCode(read(salesman, view, company.id))).toMatchObject({ code: '40400' });
});

test('nobody else sees them by another’s name, and a sheet is for salesmen alone [A-83]', async () => {
  const guest = shop.browser();
  const person = shop.browser();
  await person.signIn();
  const other = shop.browser();
  await newCompany(other);
  for (const by of [guest, person, other])
    for (const view of VIEWS) expect(await refusalCode(read(by, view, company.id))).toMatchObject({ code: '40100' });
  expect(await refusalCode(sheetOf(atCompany, company.id))).toMatchObject({ code: '40100' });
});
