import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { detail, line, openPayment, order } from '../order/testing.ts';
import { issueChunk } from '../issue/issue.ts';
import { pauseAfter } from './worker.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import type { Deliver } from '../outbox/message.ts';

/** The mail server is down; only alarms are delivered. */
const onlyAlarms: Deliver = async ({ topic }) => {
  if (topic === 'task') return 'done';
  throw new Error('The mail server is down');
};

describe('background work', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(() => {
    shop.delivered.length = 0;
    shop.mailIsDown = false;
  });
  afterAll(() => shop.close());

  const cardsOf = (orderNo: string): Promise<number> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const cards =
        await sql`select card.id from card join order_line on order_line.id = card.order_line_id where order_no = ${orderNo}`.execute(
          transaction,
        );
      return cards.rows.length;
    });

  const waiting = () =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const found = await sql<{ topic: string; is_failed: boolean }>`
        select topic, failed_at is not null as is_failed from outbox where done_at is null`.execute(transaction);
      return found.rows;
    });

  /** A paid order that is not issued yet. */
  const paid = async (lines = [line({ qty: 3 })], txnAmount = '150.00') => {
    const browser = shop.browser();
    const orderNo = await order(browser, { lines });
    const attemptId = await openPayment(shop, browser, orderNo, { txnAmount });
    await shop.control({ attemptId, scenario: 'noReturn' });
    expect((await detail(browser, orderNo)).status).toBe('09');
    return { browser, orderNo };
  };

  test('becomes due again a minute after its worker died, and is done once', async () => {
    const { orderNo } = await paid();
    const unit = shop.shop.units.get(UNIT)!;
    await issueChunk(shop.shop, unit, orderNo);
    // Leased and never finished, as after a worker's death.
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`update outbox set attempts = 1, next_at = ${new Date(shop.shop.clock().getTime() + 60_000)} where topic = 'issue' and done_at is null`.execute(
        transaction,
      ),
    );
    await shop.work();
    expect(await waiting()).toEqual([{ topic: 'issue', is_failed: false }]);
    shop.wait(2);
    await shop.work();
    expect(await waiting()).toEqual([]);
    expect(await cardsOf(orderNo)).toBe(3);
    expect(shop.delivered.map(({ topic }) => topic).toSorted()).toEqual([
      'card-email',
      'card-email',
      'card-email',
      'order-receipt',
    ]);
    expect(await shop.broken()).toEqual([]);
  });

  test('issues each card once, however many workers are concurrent', async () => {
    const { orderNo } = await paid([line({ qty: 5 }), line({ qty: 5, amount: '20.00' })], '339.50');
    const unit = shop.shop.units.get(UNIT)!;
    await Promise.all(Array.from({ length: 8 }, () => issueChunk(shop.shop, unit, orderNo)));
    await shop.work();
    expect(await cardsOf(orderNo)).toBe(10);
    expect(shop.delivered.filter(({ topic }) => topic === 'card-email')).toHaveLength(10);
    expect(await shop.broken()).toEqual([]);
  });

  test('issues nothing for an unpaid order', async () => {
    const orderNo = await order(shop.browser());
    await issueChunk(shop.shop, shop.shop.units.get(UNIT)!, orderNo);
    expect(await cardsOf(orderNo)).toBe(0);
  });

  test('leaves an order confirmed while mail is down, and delivers every message once it is back', async () => {
    shop.mailIsDown = true;
    const { browser, orderNo } = await paid([line()], '50.00');
    await shop.work();
    expect(await detail(browser, orderNo)).toMatchObject({ status: '09', cards: 1 });
    expect(await cardsOf(orderNo)).toBe(1);
    expect(shop.delivered).toEqual([]);
    for (let hour = 0; hour < 24; hour += 1) {
      shop.wait(60);
      await shop.work();
    }
    shop.mailIsDown = false;
    shop.wait(60);
    await shop.work();
    expect(shop.delivered.map(({ topic }) => topic).toSorted()).toEqual(['card-email', 'order-receipt']);
    expect(await waiting()).toEqual([]);
  });

  test('gives up a message that cannot be delivered for 72 hours, and opens a task for staff, once', async () => {
    const { orderNo } = await paid([line({ deliverType: 'pdf' })], '50.00');
    for (let hour = 0; hour < 72; hour += 1) {
      await shop.work(onlyAlarms);
      shop.wait(60);
    }
    expect(await waiting()).toEqual([{ topic: 'order-receipt', is_failed: false }]);
    for (let hour = 0; hour < 4; hour += 1) {
      await shop.work(onlyAlarms);
      shop.wait(60);
    }
    expect(await waiting()).toEqual([{ topic: 'order-receipt', is_failed: true }]);
    const tasks = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql<{ kind: string; subject: string; detail: object }>`select kind, subject, detail from task`.execute(
        transaction,
      ),
    );
    expect(tasks.rows).toMatchObject([
      {
        kind: 'deliveryFailed',
        subject: `order-receipt:${orderNo}`,
        detail: { topic: 'order-receipt', reason: 'Error: The mail server is down' },
      },
    ]);
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`update outbox set done_at = now() where failed_at is not null`.execute(transaction),
    );
  });

  test('that is done in parts gets another turn at once and does not count as failed', async () => {
    const { orderNo } = await paid([line()], '50.00');
    let turns = 0;
    await shop.work(async ({ topic }) => {
      turns += topic === 'order-receipt' ? 1 : 0;
      return topic === 'order-receipt' && turns < 5 ? 'again' : 'done';
    });
    expect(turns).toBe(5);
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql<{ is_done: boolean }>`select done_at is not null as is_done from outbox
        where key = ${`order-receipt:${orderNo}`}`.execute(transaction),
    );
    expect(rows).toEqual([{ is_done: true }]);
  });

  test('delivers what is due together in the order in which it became due', async () => {
    const minutes = [5, 1, 8, 3, 7, 2, 6, 4];
    const now = shop.shop.clock().getTime();
    const messages = minutes.map((minute) => ({
      topic: 'account-email' as const,
      subject: `email-${minute}`,
      at: new Date(now + minute * 60_000),
    }));
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      enqueueSql(shop.shop, UNIT, messages).execute(transaction),
    );
    shop.wait(10);
    await shop.work();
    expect(shop.delivered.map(({ subject }) => subject)).toEqual(
      minutes.toSorted((one, other) => one - other).map((minute) => `email-${minute}`),
    );
  });

  test('delivers by the line’s delivery type, on its date [A-26][A-55]', async () => {
    const sms = line({ deliverType: 'emailAndSms', receiverMobileNo: '+33612345678', deliverDate: '2027/01/10 09:00' });
    await paid([sms], '50.00');
    await shop.work();
    expect(shop.delivered.map(({ topic }) => topic)).toEqual(['order-receipt']);
    shop.wait(60 * 24 * 60);
    await shop.work();
    expect(shop.delivered.map(({ topic }) => topic).toSorted()).toEqual(['card-email', 'card-sms', 'order-receipt']);
  });
});

test('the backoff grows to an hour and no further', () => {
  expect([1, 2, 3, 4].map(pauseAfter)).toEqual([5000, 10_000, 20_000, 40_000]);
  expect(pauseAfter(50)).toBe(3_600_000);
});
