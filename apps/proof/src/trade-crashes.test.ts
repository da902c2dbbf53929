/** A server that is interrupted at any statement: while a company asks for a quotation, and while a file of codes is downloaded. */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { inUnit } from '../../server/src/database/in-unit.ts';
import { openPost, paidBatch } from '../../server/src/delivery/testing.ts';
import { openTestShop, type TestShop, UNIT } from '../../server/src/http/testing.ts';
import { line } from '../../server/src/order/testing.ts';
import { atEveryStatement, type Interruptions, interruptions } from './interrupted.ts';

let shop: TestShop;
let breaking: Interruptions;
beforeAll(async () => {
  shop = await openTestShop();
  breaking = await interruptions(shop, inject('postgresUrl'));
});
afterAll(async () => {
  await breaking.close();
  await shop.close();
});
beforeEach(() => shop.wait(10));

const rowOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> =>
  inUnit(breaking.sound, UNIT, async (transaction) => (await query.execute(transaction)).rows[0]!);

describe('a server that is interrupted', { timeout: 180_000 }, () => {
  test('while a company asks for a quotation has it with its mail, once, or nothing of it; asking again makes it whole [A-185]', async () => {
    const browser = shop.browser();
    const { id: custId } = await browser.signIn({ memberType: 'business', contractLevel: 'registered' });
    let no = 0;
    const points = await atEveryStatement(async (cut) => {
      no += 1;
      shop.wait(1);
      const email = `achats-${no}@example.test`;
      const ask = () =>
        browser.call(
          calls.requestQuotation,
          { aggregatorBuId: UNIT, custId, paymentMean: 'bankTransfer', lines: [line({ qty: 3 })], email },
          { idempotencyKey: `a-quotation-${no}-interrupted` },
        );
      const stored = () =>
        rowOf(sql<{ quotations: number; mails: number }>`
          with asked as (select order_no from quotation where detail ->> 'email' = ${email})
          select (select count(*)::integer from asked) as quotations,
            (select count(*)::integer from outbox where key in (select 'quotation:' || order_no from asked)) as mails`);
      const isCut = await breaking.interrupted(cut, ask);
      const { quotations, mails } = await stored();
      expect([0, 1]).toContain(quotations);
      expect(mails).toBe(quotations);
      shop.wait(2);
      const { orderNo } = await ask();
      expect(await ask()).toEqual({ orderNo });
      expect(await stored()).toEqual({ quotations: 1, mails: 1 });
      return isCut;
    });
    expect(points).toBeGreaterThan(8);
  });

  test('while a file of codes is downloaded gives it whole once, or leaves it for the link or a new one [A-187]', async () => {
    const post = openPost(shop);
    const orderNo = await paidBatch(shop, [{ type: 'zip', cards: 2 }]);
    await shop.work(post.deliver);
    const [address] = post.mails.flatMap(({ text }) => text.match(/http:\S+\/media\/card-file\/\S+/g) ?? []);
    const take = async (): Promise<number | null> => {
      const response = await fetch(address!, { method: 'POST' });
      return response.status === 200 ? (await response.arrayBuffer()).byteLength : null;
    };
    const reopen = () => rowOf(sql`update card_file set taken_at = null where order_no = ${orderNo}`);
    const isTaken = async (): Promise<boolean> =>
      (
        await rowOf(
          sql<{ taken: boolean }>`select taken_at is not null as taken from card_file where order_no = ${orderNo}`,
        )
      ).taken;
    const whole = await take();
    expect(whole).not.toBeNull();
    const ends = new Set<string>();
    const points = await atEveryStatement(async (cut) => {
      await reopen();
      let first: number | null = null;
      const isCut = await breaking.interrupted(cut, async () => {
        first = await take();
      });
      const wasTaken = await isTaken();
      const second = await take();
      const pieces = await rowOf(
        sql<{
          count: number;
        }>`select count(*)::integer as count from card_file_piece join card_file on card_file.id = file_id
          where order_no = ${orderNo}`,
      );
      expect(pieces).toEqual({ count: 2 });
      expect(second).toBe(wasTaken ? null : whole);
      if (first === whole) expect(wasTaken).toBe(true);
      ends.add(wasTaken ? (first === whole ? 'whole' : 'by a new link') : 'by the link');
      return isCut;
    });
    expect(points).toBeGreaterThan(4);
    expect(ends).toEqual(new Set(['whole', 'by a new link', 'by the link']));
  });
});
