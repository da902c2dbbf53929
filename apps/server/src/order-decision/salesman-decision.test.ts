/** A salesman's order at a discount above what he grants alone, and the admin salesman, or the staff, who decide. */
import { calls } from '@offrande/api-client/contract';
import { type CartLine, newLine } from '@offrande/domain/cart';
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import { currency, money, rate } from '@offrande/domain/money';
import { orderPayloadLine } from '@offrande/domain/order-payload';
import { Schema } from 'effect';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companyMail } from '../account-message/company-mail.ts';
import type { Customer } from '../call/buyer.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { detail, openPayment, order, payload, refusalCode } from '../order/testing.ts';
import { sweep } from '../worker/sweep.ts';
import { decideAsStaff } from './decide-as-staff.ts';

const euro = currency('EUR', 2);
const wire = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Json));

const lineAt = (percent: string): CartLine => {
  const start = newLine('1', 'offrande', euro);
  return {
    ...start,
    amount: money('50', euro),
    delivery: { type: 'email', date: null },
    message: 'Merci',
    sender: { name: 'Claire Morel', email: 'acme@example.test' },
    receiver: { ...start.receiver, firstName: 'Camille', lastName: 'Roux', email: 'camille@example.test' },
    salesmanSetDiscount: { type: 'percent', rate: rate(percent) },
  };
};

interface Person {
  readonly browser: Browser;
  readonly who: Customer;
}

describe('a salesman’s order at a discount', () => {
  let shop: TestShop;
  let salesman: Person;
  let admin: Person;
  let company: Customer;

  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const query = (statement: ReturnType<typeof sql>) =>
    inUnit(shop.shop.connection, UNIT, (transaction) => statement.execute(transaction));
  const open = async (isAdmin = false): Promise<Person> => {
    const browser = shop.browser();
    const who = await browser.signIn({
      memberType: 'salesman',
      firstName: isAdmin ? 'Ada' : 'Hugo',
      lastName: 'Lambert',
    });
    await query(sql`update customer set is_admin_salesman = ${isAdmin} where id = ${who.id}`);
    return { browser, who };
  };
  beforeEach(async () => {
    await query(sql`update customer set is_admin_salesman = false where bu_id = ${UNIT}`);
    [salesman, admin] = [await open(), await open(true)];
    company = await shop.browser().signIn({ memberType: 'business', contractLevel: 'registered' });
    await query(sql`insert into salesman_customer values (${UNIT}, ${salesman.who.id}, ${company.id})`);
  });

  const drafted = async ({ browser }: Person, percent: string) => {
    const line = lineAt(percent);
    const lines = [wire(Schema.encodeSync(draftLineFromWire(euro))(line))];
    const { tempId } = await browser.call(calls.saveDraft, { aggregatorBuId: UNIT, custId: company.id, lines });
    return { tempId, custId: company.id, lines: [orderPayloadLine(line)] };
  };
  const place = async (by: Person, percent: string, paymentMean: 'creditCard' | 'bankTransfer' = 'creditCard') =>
    order(by.browser, { ...(await drafted(by, percent)), paymentMean });
  const quote = async (percent: string) => {
    const { couponList: _none, quotationList: _new, ...request } = payload(await drafted(salesman, percent));
    return salesman.browser.call(calls.requestQuotation, { ...request, email: 'a@example.test' });
  };
  const decide = ({ browser, who }: Person, orderNo: string, isApproved = true, reason = '') =>
    browser.call(calls.decideOrder, { aggregatorBuId: UNIT, custId: who.id, orderNo, isApproved, reason });
  const waiting = async ({ browser, who }: Person) =>
    (await browser.call(calls.waitingOrders, { aggregatorBuId: UNIT, custId: who.id })).orders;
  const standing = async ({ browser }: Person, orderNo: string) => (await detail(browser, orderNo)).approval?.standing;
  const mail = (subject: string) => companyMail(shop.shop, shop.shop.units.get(UNIT)!, subject);

  test('up to 8 % waits for nobody, a hundredth above it waits, for a day longer than nobody’s decision [S6.21][A-189]', async () => {
    expect((await detail(salesman.browser, await place(salesman, '8'))).approval).toBeNull();
    const orderNo = await place(salesman, '8.01');
    expect((await detail(salesman.browser, orderNo)).approval).toMatchObject({
      standing: 'awaited',
      passed: 'discount',
      buyerName: 'Hugo Lambert',
      isOwn: true,
      mayDecide: false,
      approvers: ['Ada Lambert'],
    });
    expect(await refusalCode(openPayment(shop, salesman.browser, orderNo, { txnAmount: '46.00' }))).toMatchObject({
      code: '30001',
    });
    shop.wait(72 * 60 + 1);
    for (const { browser, who } of [salesman, admin]) await browser.signIn(who);
    expect(await refusalCode(decide(admin, orderNo))).toMatchObject({ detail: { reason: 'TooLate' } });
    await sweep(shop.shop);
    expect(await standing(salesman, orderNo)).toBe('lapsed');
    expect(await mail(`orderDecided/${salesman.who.id}/${orderNo}`)).not.toBeNull();
    expect(await shop.broken()).toEqual([]);
  });

  test('is approved by another admin, who is mailed and finds it, and is paid by its salesman then [A-189]', async () => {
    const orderNo = await place(salesman, '12');
    expect(await mail(`orderToDecide/${admin.who.id}/${orderNo}`)).toMatchObject({
      text: expect.stringContaining('/salesman'),
    });
    expect(await waiting(admin)).toMatchObject([{ orderNo, approval: { mayDecide: true, buyerName: 'Hugo Lambert' } }]);
    expect(await waiting(salesman)).toMatchObject([{ orderNo, approval: { mayDecide: false } }]);
    await decide(admin, orderNo);
    await decide(admin, orderNo);
    expect(await standing(salesman, orderNo)).toBe('approved');
    expect((await detail(salesman.browser, orderNo)).approval).toMatchObject({ decidedBy: 'Ada Lambert' });
    expect(await mail(`orderDecided/${salesman.who.id}/${orderNo}`)).toMatchObject({
      text: expect.stringContaining(`/order/${orderNo}`),
    });
    await openPayment(shop, salesman.browser, orderNo, { txnAmount: '44.00' });
    expect(await waiting(admin)).toEqual([]);
    expect(await shop.broken()).toEqual([]);
  });

  test('is opened by its customer from the mail once it is paid, without the decision, and is neither paid nor cancelled by the customer [S8.47][A-189]', async () => {
    const orderNo = await place(salesman, '12');
    const theirs = shop.browser();
    await theirs.signIn(company);
    const opened = () => refusalCode(detail(theirs, orderNo));
    const invoice = () =>
      theirs.call(calls.invoice, { aggregatorBuId: UNIT, custId: company.id, orderNo, invoiceType: 'ALL' });
    expect(await opened()).toMatchObject({ code: '40400' });
    await decide(admin, orderNo);
    expect(await opened()).toMatchObject({ code: '40400' });
    expect(await refusalCode(openPayment(shop, theirs, orderNo, { txnAmount: '44.00' }))).toMatchObject({
      code: '40400',
    });
    const attemptId = await openPayment(shop, salesman.browser, orderNo, { txnAmount: '44.00' });
    await shop.control({ attemptId, scenario: 'accept' });
    await shop.sweep();
    shop.wait(2);
    await shop.sweep();
    await shop.work();
    expect(await detail(theirs, orderNo)).toMatchObject({ orderNo, status: '09', approval: null });
    expect((await invoice()).contentType).toBe('application/pdf');
    expect(await refusalCode(theirs.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo }))).toMatchObject({
      code: '40400',
    });
    const stranger = shop.browser();
    await stranger.signIn({ memberType: 'business', contractLevel: 'registered' });
    expect(await refusalCode(detail(stranger, orderNo))).toMatchObject({ code: '40400' });
  });

  test('is refused with a reason, which its salesman reads, and is a draft again [A-189]', async () => {
    const orderNo = await place(salesman, '50');
    await decide(admin, orderNo, false, 'Too much');
    expect((await detail(salesman.browser, orderNo)).approval).toMatchObject({
      standing: 'refused',
      reason: 'Too much',
    });
    const { drafts } = await salesman.browser.call(calls.getDrafts, { aggregatorBuId: UNIT });
    expect(drafts).toMatchObject([{ custId: company.id }]);
    expect(await shop.broken()).toEqual([]);
  });

  test('is decided about by no other salesman, not by the company, and by no admin about an own one [A-189]', async () => {
    const orderNo = await place(salesman, '50');
    const own = await place(admin, '50');
    const other = await open();
    const theirs = shop.browser();
    await theirs.signIn(company);
    expect(await refusalCode(decide(other, orderNo))).toMatchObject({ code: '40400' });
    expect(await refusalCode(decide({ browser: theirs, who: company }, orderNo))).toMatchObject({ code: '40400' });
    expect(await refusalCode(decide(salesman, orderNo))).toMatchObject({ detail: { reason: 'NotApprover' } });
    expect(await refusalCode(decide(admin, own))).toMatchObject({ detail: { reason: 'OwnOrder' } });
    expect(await waiting(other)).toEqual([]);
    expect(await waiting({ browser: theirs, who: company })).toEqual([]);
  });

  test('is decided about by the staff where no other admin does; a second decision changes nothing [A-189]', async () => {
    const orderNo = await place(admin, '50');
    const unit = shop.shop.units.get(UNIT)!;
    const asStaff = (isApproved: boolean, number = orderNo) =>
      decideAsStaff(shop.shop, unit, number, { isApproved, reason: '' }, 'omar@shop.test');
    expect(await asStaff(true, 'NO-ORDER')).toBe('unknown');
    expect(await asStaff(true)).toBe('ok');
    expect(await asStaff(false)).toBe('notWaiting');
    expect(await standing(admin, orderNo)).toBe('approved');
    expect(await shop.broken()).toEqual([]);
  });

  test('is not offered as a quotation, whose terms nobody would have decided about [A-185][A-189]', async () => {
    expect(await refusalCode(quote('8.01'))).toMatchObject({ code: '20008', detail: { reason: 'ApprovalNeeded' } });
    expect(await quote('8')).toHaveProperty('orderNo');
  });
});
