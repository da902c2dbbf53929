/** Orders above the limits of the person who places them, and the person of the company who decides. */
import { calls } from '@offrande/api-client/contract';
import { topUp, walletAccount } from '@offrande/domain/ledger';
import { HOUR_MS } from '@offrande/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companyMail } from '../account-message/company-mail.ts';
import type { Customer } from '../call/buyer.ts';
import { inUnit } from '../database/in-unit.ts';
import { composeTransferEmail } from '../delivery/transfer-email.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { record } from '../ledger/record.ts';
import { detail, line, openPayment, order, refusalCode } from '../order/testing.ts';
import { confirmTransfer } from '../payment/confirm-transfer.ts';
import { settleFromSuspense } from '../payment/settle-from-suspense.ts';
import { systemRandom, uuid } from '../random.ts';
import { sweep } from '../worker/sweep.ts';

interface Person {
  readonly browser: Browser;
  readonly id: string;
  readonly who: Customer;
}

interface Limits {
  readonly perOrder?: bigint;
  readonly perMonth?: bigint;
}

describe('an order above the limits of its buyer', () => {
  let shop: TestShop;
  let admin: Person;
  let buyer: Person;
  let approver: Person;

  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const query = async <Row>(statement: ReturnType<typeof sql>): Promise<readonly Row[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await statement.execute(transaction);
      return rows as Row[];
    });

  const openCompany = async (): Promise<Person> => {
    const browser = shop.browser();
    const email = `${uuid(systemRandom)}@atelier.test`;
    const who = await browser.signIn({ memberType: 'business', contractLevel: 'registered', email });
    const change = topUp({
      paymentId: `funding-${who.id}`,
      to: walletAccount(who.id, 'EUR'),
      amountMinor: 1_000_00n,
      feeMinor: 0n,
    });
    await inUnit(shop.shop.connection, UNIT, (transaction) => record(transaction, UNIT, [change], shop.shop.random));
    return { browser, id: who.accountId, who };
  };

  const seat = async (role: string, firstName: string, { perOrder, perMonth }: Limits = {}): Promise<Person> => {
    const id = uuid(systemRandom);
    const now = shop.shop.clock();
    await query(sql`
      with person as (insert into company_person (id, bu_id, email, first_name, last_name, created_at)
        values (${id}::uuid, ${UNIT}, ${`${id}@atelier.test`}, ${firstName}, 'Roux', ${now}::timestamptz) returning id)
      insert into company_seat (company_id, person_id, bu_id, role, order_limit, month_limit, joined_at, chosen_at)
      select ${admin.who.id}::uuid, id, ${UNIT}, ${role}, ${perOrder?.toString() ?? null}::bigint, ${perMonth?.toString() ?? null}::bigint,
        ${now}::timestamptz, ${now}::timestamptz from person`);
    const browser = shop.browser();
    const who = await browser.signIn({ ...admin.who, accountId: id });
    return { browser, id, who };
  };

  beforeEach(async () => {
    admin = await openCompany();
    buyer = await seat('buyer', 'Noa', { perOrder: 100_00n, perMonth: 250_00n });
    approver = await seat('approver', 'Lina', { perOrder: 100_00n });
  });

  const place = (
    { browser, who }: Person,
    amount: string,
    paymentMean: 'wallet' | 'creditCard' | 'bankTransfer' = 'wallet',
  ) => order(browser, { paymentMean, custId: who.id, lines: [line({ amount })] });
  const confirm = ({ browser }: Person, orderNo: string) =>
    browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo });
  const decide = ({ browser, who }: Person, orderNo: string, isApproved = true, reason = '') =>
    browser.call(calls.decideOrder, { aggregatorBuId: UNIT, custId: who.id, orderNo, isApproved, reason });
  const waiting = async ({ browser, who }: Person) =>
    (await browser.call(calls.waitingOrders, { aggregatorBuId: UNIT, custId: who.id })).orders;
  const seen = async (person: Person, orderNo: string) => {
    const { status, approval } = await detail(person.browser, orderNo);
    return { status, standing: approval?.standing ?? null, mayDecide: approval?.mayDecide ?? null };
  };
  /** Hours later everybody signs in again. */
  const waitHours = async (hours: number): Promise<void> => {
    shop.wait(hours * 60);
    for (const { browser, who } of [admin, buyer, approver]) await browser.signIn(who);
    await sweep(shop.shop);
  };
  const mail = (subject: string) => companyMail(shop.shop, shop.shop.units.get(UNIT)!, subject);
  const queued = async (orderNo: string): Promise<readonly string[]> =>
    (await query<{ key: string }>(sql`select key from outbox where key like ${`%${orderNo}%`} order by key`)).map(
      ({ key }) => key,
    );

  const walletHeld = async (): Promise<string> => {
    const [row] = await query<{ held: string }>(
      sql`select held::text from account where kind = 'wallet' and owner_key = ${admin.who.id}`,
    );
    return row!.held;
  };

  test('waits with what it holds, cannot be paid, and is paid at once when an approver allows it [A-183]', async () => {
    const { browser, who } = buyer;
    const answer = await browser.call(calls.createOrder, {
      aggregatorBuId: UNIT,
      paymentMean: 'wallet',
      custId: who.id,
      lines: [line({ amount: '100.01' })],
    });
    expect(answer.isAwaitingApprover).toBe(true);
    const { orderNo } = answer;
    expect(await walletHeld()).toBe('10001');
    expect(await refusalCode(confirm(buyer, orderNo))).toMatchObject({ code: '20004' });
    expect((await detail(browser, orderNo)).approval).toEqual({
      standing: 'awaited',
      passed: 'order',
      until: shop.shop.clock().getTime() + 72 * HOUR_MS,
      buyerName: 'Noa Roux',
      isOwn: true,
      mayDecide: false,
      approvers: expect.arrayContaining(['Lina Roux', 'Nora Petit']),
      decidedBy: null,
      decidedAt: null,
      reason: '',
    });
    expect(await queued(orderNo)).toEqual(
      [admin, approver].map(({ id }) => `company-email:orderToDecide/${id}/${orderNo}`).toSorted(),
    );
    await decide(approver, orderNo);
    await decide(approver, orderNo);
    expect(await seen(buyer, orderNo)).toEqual({ status: '09', standing: 'approved', mayDecide: false });
    expect((await detail(admin.browser, orderNo)).approval).toMatchObject({ decidedBy: 'Lina Roux', isOwn: false });
    expect(await walletHeld()).toBe('0');
    expect(await shop.broken()).toEqual([]);
  });

  test('is one above the limit by a cent; at the limit nobody decides, nor about people without limits [A-183]', async () => {
    for (const [person, amount] of [
      [buyer, '100.00'],
      [admin, '150.00'],
    ] as const) {
      const orderNo = await place(person, amount);
      expect((await detail(person.browser, orderNo)).approval).toBeNull();
      await confirm(person, orderNo);
    }
  });

  test('of a month counts everything that its buyer ordered in that month of the unit’s zone and did not cancel [A-183]', async () => {
    const first = await place(buyer, '100.00');
    const second = await place(buyer, '100.00');
    const third = await place(buyer, '50.01');
    expect((await detail(buyer.browser, third)).approval).toMatchObject({ passed: 'month', standing: 'awaited' });
    expect((await detail(buyer.browser, await place(buyer, '50.00'))).approval).toMatchObject({ passed: 'month' });
    await buyer.browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo: third });
    await buyer.browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo: second });
    expect((await detail(buyer.browser, await place(buyer, '50.00'))).approval).toBeNull();
    expect((await detail(buyer.browser, first)).approval).toBeNull();
    const own = sql`placed_by = ${buyer.id}::uuid`;
    await query(sql`update purchase set created_at = ${new Date(Date.UTC(2020, 0, 1))} where ${own}`);
    expect((await detail(buyer.browser, await place(buyer, '100.00'))).approval).toBeNull();
  });

  test('is not decided about by its buyer, by a buyer, by another company, or twice [A-183]', async () => {
    const own = await place(approver, '150.00');
    expect(await refusalCode(decide(approver, own))).toMatchObject({ code: '70017', detail: { reason: 'OwnOrder' } });
    const colleague = await seat('buyer', 'Max');
    expect(await refusalCode(decide(colleague, own))).toMatchObject({ detail: { reason: 'NotApprover' } });
    expect(await waiting(colleague)).toEqual([]);
    expect(await waiting(approver)).toMatchObject([{ orderNo: own, approval: { mayDecide: false, isOwn: true } }]);
    expect(await waiting(admin)).toMatchObject([
      { orderNo: own, orderAmtTot: '150.00', cards: 1, approval: { mayDecide: true, isOwn: false } },
    ]);
    const stranger = await openCompany();
    expect(await refusalCode(decide(stranger, own))).toMatchObject({ code: '40400' });
    expect(await refusalCode(decide(admin, own, false, 'x'.repeat(301)))).toMatchObject({
      detail: { reason: 'ReasonTooLong' },
    });
    await decide(admin, own, false, ' Not this month ');
    expect(await seen(approver, own)).toEqual({ status: '02', standing: 'refused', mayDecide: false });
    expect(await refusalCode(decide(admin, own))).toMatchObject({ detail: { reason: 'NotWaiting' } });
    expect(await waiting(admin)).toEqual([]);
    expect(await walletHeld()).toBe('0');
    expect(await mail(`orderDecided/${approver.id}/${own}`)).toMatchObject({
      text: expect.stringContaining('Not this month'),
    });
    expect(await shop.broken()).toEqual([]);
  });

  test('by card is paid by its buyer once it is approved, within 72 hours [A-183]', async () => {
    const orderNo = await place(buyer, '150.00', 'creditCard');
    const pay = () => openPayment(shop, buyer.browser, orderNo, { txnAmount: '150.00' });
    expect(await refusalCode(pay())).toMatchObject({ code: '30001' });
    expect(await mail(`orderToDecide/${approver.id}/${orderNo}`)).toMatchObject({
      to: `${approver.id}@atelier.test`,
      text: expect.stringContaining('Noa Roux'),
    });
    await waitHours(71);
    await decide(admin, orderNo);
    expect(await mail(`orderToDecide/${approver.id}/${orderNo}`)).toBeNull();
    expect(await mail(`orderDecided/${buyer.id}/${orderNo}`)).toMatchObject({
      text: expect.stringContaining(`/order/${orderNo}`),
    });
    await waitHours(71);
    expect(await seen(buyer, orderNo)).toMatchObject({ status: '03', standing: 'approved' });
    await pay();
    expect(await shop.broken()).toEqual([]);
  });

  test('about which nobody decides for 72 hours is cancelled, and its buyer is told [A-183]', async () => {
    const orderNo = await place(buyer, '150.00');
    shop.wait(72 * 60);
    for (const { browser, who } of [admin, buyer]) await browser.signIn(who);
    expect(await refusalCode(decide(admin, orderNo))).toMatchObject({ detail: { reason: 'TooLate' } });
    await sweep(shop.shop);
    expect(await seen(buyer, orderNo)).toEqual({ status: '02', standing: 'lapsed', mayDecide: false });
    expect(await walletHeld()).toBe('0');
    expect(await mail(`orderDecided/${buyer.id}/${orderNo}`)).not.toBeNull();
    expect(await shop.broken()).toEqual([]);
  });

  test('by transfer sends the bank details only once it is approved; money that comes without an approval settles nothing [A-183]', async () => {
    const unit = shop.shop.units.get(UNIT)!;
    const orderNo = await place(buyer, '150.00', 'bankTransfer');
    expect(await queued(orderNo)).not.toContain(`transfer-details:${orderNo}`);
    expect(await composeTransferEmail(shop.shop, unit, orderNo)).toBe('nobody');
    await decide(admin, orderNo);
    expect(await queued(orderNo)).toContain(`transfer-details:${orderNo}`);
    const refused = await place(buyer, '160.00', 'bankTransfer');
    const money = { amountMinor: 160_00n, currency: 'EUR', reference: uuid(systemRandom), actor: 'ada@shop.test' };
    expect(await confirmTransfer(shop.shop, unit, refused, money)).not.toBe('settled');
    await decide(admin, refused, false);
    const payment = `bank:${money.reference}`;
    expect(await settleFromSuspense(shop.shop, unit, refused, payment, money.actor)).toBe('orderTakesNoMoney');
    expect(await seen(buyer, refused)).toMatchObject({ status: '02' });
    await sweep(shop.shop);
    expect(await shop.broken()).toEqual([]);
  });
});
