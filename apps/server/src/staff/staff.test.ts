/** The staff tool on a real shop: every command, its refusals, and its lines in the audit. */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decryptCardNumber, decryptPin } from '../card/card-number.ts';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { detail, line, openPayment, order, TRIAL_CARD } from '../order/testing.ts';
import { COMMANDS } from './commands.ts';
import { runStaff } from './run.ts';

const ACTOR = ['--actor', 'omar@shop.test'];

/** The part of a command's output that later commands need. */
interface Output {
  readonly isOk: boolean;
  readonly outcome: string;
  readonly answer: {
    readonly refundId: string;
    readonly payments: readonly { readonly paymentId: string }[];
    readonly refunds: unknown;
    readonly tasks: unknown;
  };
}

describe('the staff tool', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const staff = async (...words: string[]): Promise<Output> => {
    const { isOk, text } = await runStaff(shop.shop, [...words, '--unit', UNIT, ...ACTOR]);
    return { isOk, ...(JSON.parse(text) as Omit<Output, 'isOk'>) };
  };

  const auditOf = (subject: string) =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{ actor: string; action: string; outcome: string }>`
        select actor, action, outcome from audit where subject = ${subject} order by no`.execute(transaction);
      return rows;
    });

  const secretsOf = (orderNo: string): Promise<readonly string[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{ number_encrypted: string; pin_encrypted: string }>`
        select number_encrypted, pin_encrypted from card join order_line on order_line.id = card.order_line_id
        where order_line.order_no = ${orderNo}`.execute(transaction);
      return rows.flatMap(({ number_encrypted, pin_encrypted }) => [
        decryptCardNumber(shop.shop.vault, number_encrypted),
        `"${decryptPin(shop.shop.vault, pin_encrypted)}"`,
      ]);
    });

  const bought = async (lines = [line()]): Promise<string> => {
    const browser = shop.browser();
    const orderNo = await order(browser, { lines });
    const { orderAmtTot: txnAmount } = await detail(browser, orderNo);
    const attemptId = await openPayment(shop, browser, orderNo, { txnAmount });
    await shop.control({ attemptId, scenario: 'noReturn' });
    await shop.work();
    return orderNo;
  };

  test('shows an order with its payment, its cards without their numbers, its refunds and tasks', async () => {
    const orderNo = await bought();
    const { isOk, answer } = await staff('order', orderNo);
    expect(isOk).toBe(true);
    expect(answer).toMatchObject({
      orderNo,
      state: 'confirmed',
      total: '50.00',
      payments: [{ state: 'paid', amount: '50.00' }],
      cards: [{ balance: '50.00', isBlocked: false }],
      refunds: [],
      tasks: [],
    });
    for (const secret of await secretsOf(orderNo)) expect(JSON.stringify(answer)).not.toContain(secret);
    expect(await staff('order', 'NONE')).toMatchObject({ isOk: false, outcome: 'unknown' });
  });

  test('shows a card by its number with its history, and keeps the number out of the audit', async () => {
    const { answer } = await staff('card', TRIAL_CARD.cardNumber);
    expect(answer).toMatchObject({
      lastDigits: '4417',
      balance: '40.00',
      history: [{ kind: 'enter', amount: '40.00' }],
    });
    expect(await auditOf('…4417')).toHaveLength(2);
    expect(await auditOf(TRIAL_CARD.cardNumber)).toEqual([]);
  });

  test('returns cards, records the refund paid, and closes its task; each step once', async () => {
    const orderNo = await bought();
    const { answer } = await staff('refund', orderNo, '--reason', 'Wrong design');
    expect(answer).toMatchObject({ state: 'fullReturned', cards: 1, price: '50.00', toPayBack: '50.00' });
    const { answer: tasks } = await staff('tasks');
    expect(tasks).toContainEqual(expect.objectContaining({ kind: 'refundToPay', subject: answer.refundId }));
    expect(await staff('paid-back', answer.refundId, '--reference', 'RB-9')).toMatchObject({ isOk: true });
    expect(await staff('paid-back', answer.refundId, '--reference', 'RB-9')).toMatchObject({ outcome: 'unknown' });
    expect(await staff('refund', orderNo, '--reason', 'Again')).toMatchObject({ outcome: 'OrderNotReturnable' });
    expect((await staff('tasks')).answer).not.toContainEqual(expect.objectContaining({ subject: answer.refundId }));
    expect((await staff('order', orderNo)).answer.refunds).toMatchObject([{ price: '50.00', actor: 'omar@shop.test' }]);
  });

  test('approves a large order once, and refuses one that does not await approval [S4.17][A-39]', async () => {
    const orderNo = await bought([line({ qty: 8, amount: '250.00' })]);
    expect((await staff('tasks')).answer).toContainEqual(
      expect.objectContaining({ kind: 'orderToApprove', subject: orderNo }),
    );
    expect(await staff('approve', orderNo)).toMatchObject({ isOk: true });
    expect(await staff('approve', orderNo)).toMatchObject({ isOk: false, outcome: 'notWaiting' });
    expect((await staff('order', orderNo)).answer).toMatchObject({ state: 'confirmed' });
    const approvals = (await auditOf(orderNo)).filter(({ action }) => action === 'approve');
    expect(approvals.map(({ outcome }) => outcome)).toEqual(['asked', 'ok', 'asked', 'notWaiting']);
  });

  test('settles an order with late money, once', async () => {
    const browser = shop.browser();
    const orderNo = await order(browser);
    const attemptId = await openPayment(shop, browser, orderNo);
    await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
    await shop.control({ attemptId, scenario: 'noReturn' });
    const { answer } = await staff('order', orderNo);
    expect(answer.payments).toMatchObject([{ state: 'late' }]);
    const { paymentId } = answer.payments[0]!;
    expect(await staff('settle-late', orderNo, '--payment', paymentId)).toMatchObject({ isOk: true });
    expect(await staff('return-late', paymentId)).toMatchObject({ isOk: false, outcome: 'decidedBefore' });
    await shop.work();
    expect((await detail(browser, orderNo)).status).toBe('09');
    expect((await staff('order', orderNo)).answer.tasks).toMatchObject([
      { kind: 'latePayment', resolution: 'settled' },
    ]);
  });

  test('retries abandoned work, and reports if there is none', async () => {
    const orderNo = await bought();
    expect(await staff('retry', orderNo)).toMatchObject({ isOk: false, outcome: 'nothingGivenUp' });
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`update outbox set done_at = null, failed_at = now(), attempts = 40 where key = ${`order-receipt:${orderNo}`}`.execute(
        transaction,
      ),
    );
    const before = shop.delivered.length;
    expect(await staff('retry', orderNo)).toMatchObject({ isOk: true, answer: [`order-receipt:${orderNo}`] });
    await shop.work();
    expect(shop.delivered.slice(before).map(({ key }) => key)).toEqual([`order-receipt:${orderNo}`]);
  });

  test('verifies the ledger, and reports broken rules', async () => {
    expect(await staff('verify')).toMatchObject({ isOk: true, answer: [] });
    await sql`update account set posted = posted + 1 where kind = 'fees'`.execute(shop.database.connection);
    expect(await staff('verify')).toMatchObject({ isOk: false, outcome: 'broken' });
    await sql`update account set posted = posted - 1 where kind = 'fees'`.execute(shop.database.connection);
  });

  test('closes a task with a note on what was done, once', async () => {
    const orderNo = await bought();
    const { answer } = await staff('refund', orderNo, '--reason', 'x');
    const { answer: tasks } = await staff('tasks');
    const listed = tasks as unknown as readonly { id: string; subject: string }[];
    const { id } = listed.find(({ subject }) => subject === answer.refundId)!;
    expect(await staff('close-task', id, '--resolution', 'paid in cash')).toMatchObject({ isOk: true });
    expect(await staff('close-task', id, '--resolution', 'again')).toMatchObject({ outcome: 'unknown' });
  });

  test('writes a line before and after each command to the audit, even if refused, and none can be changed', async () => {
    const words = ['confirm-transfer', 'NO-SUCH', '--amount', '10.00', '--reference', 'B1'];
    expect(await staff(...words)).toMatchObject({ outcome: 'unknown' });
    const by = { actor: 'omar@shop.test', action: 'confirm-transfer' };
    expect(await auditOf('NO-SUCH')).toEqual([
      { ...by, outcome: 'asked' },
      { ...by, outcome: 'unknown' },
    ]);
    await expect(sql`delete from audit`.execute(shop.database.connection)).rejects.toThrow('never changed');
  });

  test('assumes the unit if there is only one', async () => {
    const alone = { ...shop.shop, units: new Map([[UNIT, shop.shop.units.get(UNIT)!]]) };
    expect(await runStaff(alone, ['tasks', ...ACTOR])).toMatchObject({ isOk: true });
  });

  test.each([
    [[], 'Which command?'],
    [['refunds'], 'No command refunds.'],
    [['toString'], 'No command toString.'],
    [['order', 'X'], 'Who are you?'],
    [['order', ...ACTOR], 'It is: order ORDER'],
    [['tasks', 'X', ...ACTOR], 'It is: tasks'],
    [['refund', 'X', ...ACTOR], '--reason is missing.'],
    [['refund', 'X', ...ACTOR, '--reason', ' '], '--reason is missing.'],
    [['refund', 'X', '--force', ...ACTOR], "Unknown option '--force'"],
    [['tasks', '--unit', 'XX', ...ACTOR], 'Which unit?'],
  ] as const)('answers %j with what is wrong and how it is used', async (words, why) => {
    const { isOk, text } = await runStaff(shop.shop, words);
    expect(isOk).toBe(false);
    expect(text).toContain(why);
    for (const name of Object.keys(COMMANDS)) expect(text).toContain(`  ${name}`);
  });
});
