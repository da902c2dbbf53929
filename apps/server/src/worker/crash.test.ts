/** Real processes killed in the middle of real work, on PostgreSQL. */
import { fork } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, TEST_MASTER_KEY, type TestShop, UNIT } from '../http/testing.ts';
import { detail, line, openPayment, order } from '../order/testing.ts';

describe('a server that is killed between payment and issue', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const killedWorker = async (url: string, killAt: number): Promise<NodeJS.Signals | null> => {
    const child = fork(new URL('killed-worker.ts', import.meta.url).pathname, [
      url,
      Buffer.from(TEST_MASTER_KEY).toString('base64'),
      shop.shop.clock().toISOString(),
      String(killAt),
    ]);
    return new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  };

  const databaseUrl = async (): Promise<string> => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.database.connection);
    return `${inject('postgresUrl')}${rows[0]!.name}`;
  };

  // At the first card nothing is written yet; at the last one the chunk is nearly done; with 0 the cards are committed but their mails are not sent.
  test.each([1, 7, 10, 0])(
    'at card %i has issued every unit once after its restart, and sends every mail',
    { timeout: 60_000 },
    async (killAt) => {
      shop.delivered.length = 0;
      const browser = shop.browser();
      const orderNo = await order(browser, { lines: [line({ qty: 10, amount: '10.00' })] });
      const attemptId = await openPayment(shop, browser, orderNo, { txnAmount: '100.00' });
      await shop.control({ attemptId, scenario: 'noReturn' });
      expect(await killedWorker(await databaseUrl(), killAt)).toBe('SIGKILL');
      expect((await detail(browser, orderNo)).status).toBe('09');
      shop.wait(2);
      await shop.work();
      const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
        sql`select card.id from card join order_line on order_line.id = card.order_line_id where order_no = ${orderNo}`.execute(
          transaction,
        ),
      );
      expect(rows).toHaveLength(10);
      expect(shop.delivered.map(({ key }) => key)).toHaveLength(11);
      expect(new Set(shop.delivered.map(({ key }) => key)).size).toBe(11);
      expect(await shop.broken()).toEqual([]);
    },
  );
});
