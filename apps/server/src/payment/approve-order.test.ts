/** Paid orders that await approval. */
import { calls } from '@offrande/api-client/contract';
import { Result } from 'effect';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openPost } from '../delivery/testing.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { sealOnce } from '../worker/schedule.ts';
import { systemRandom, uuid } from '../random.ts';
import { approveOrder } from './approve-order.ts';
import { returnCards } from '../order/return-cards.ts';
import { detail, line, openPayment, order, queryCard, refusalCode, TRIAL_CARD } from '../order/testing.ts';

const CLERK = 'omar@shop.test';

const confirm = (browser: Browser, orderNo: string) =>
  browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo });

describe('a large order', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const read = <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);

  const cardsOf = async (orderNo: string): Promise<number> =>
    (
      await read(
        sql`select from card join order_line line on line.id = card.order_line_id where line.order_no = ${orderNo}`,
      )
    ).length;

  const tasksOf = (orderNo: string) =>
    read(
      sql<{ kind: string; closed_by: string | null; resolution: string | null }>`
        select kind, closed_by, resolution from task where subject = ${orderNo}`,
    );

  /** Buys a card of this face value and pays at the provider. */
  const paid = async (browser: Browser, amount: string, changes: Parameters<typeof order>[1] = {}): Promise<string> => {
    const orderNo = await order(browser, { lines: [line({ qty: 8, amount })], ...changes });
    const { orderAmtTot } = await detail(browser, orderNo);
    const attemptId = await openPayment(shop, browser, orderNo, { txnAmount: orderAmtTot });
    await shop.control({ attemptId, scenario: 'accept' });
    await shop.sweep();
    shop.wait(2);
    await shop.sweep();
    await shop.work();
    return orderNo;
  };

  const approve = (orderNo: string) => approveOrder(shop.shop, shop.shop.units.get(UNIT)!, orderNo, CLERK);

  const expectSound = async (): Promise<void> => {
    await sealOnce(shop.shop);
    expect(await shop.broken()).toEqual([]);
  };

  test('waits without cards once it is paid, until staff approve it; then its cards are issued once [S3.139][S4.17][A-39]', async () => {
    const browser = shop.browser();
    const orderNo = await paid(browser, '250.00');
    expect(await detail(browser, orderNo)).toMatchObject({ status: '04', confirmedAt: null });
    expect(await confirm(browser, orderNo)).toMatchObject({ orderNo });
    expect(await cardsOf(orderNo)).toBe(0);
    expect(await tasksOf(orderNo)).toEqual([{ kind: 'orderToApprove', closed_by: null, resolution: null }]);
    await expectSound();

    expect(await approve(orderNo)).toBe(true);
    expect(await approve(orderNo)).toBe(false);
    await shop.work();
    expect((await detail(browser, orderNo)).status).toBe('09');
    expect(await cardsOf(orderNo)).toBe(8);
    expect(await tasksOf(orderNo)).toEqual([{ kind: 'orderToApprove', closed_by: CLERK, resolution: 'approved' }]);
    await expectSound();
  });

  test('that is not approved is returned whole: a gift card regains its value, the money is owed, and no card is ever issued [S3.141][A-39]', async () => {
    const browser = shop.browser();
    await queryCard(browser);
    const couponList = [{ cardNumber: TRIAL_CARD.cardNumber, appliedAmount: '40.00', code: 'giftCard' as const }];
    const orderNo = await paid(browser, '250.00', { couponList });
    expect((await detail(browser, orderNo)).status).toBe('04');
    const refusal = await refusalCode(browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo }));
    expect(refusal).toMatchObject({ code: '20005' });

    const refundId = uuid(systemRandom);
    const asked = { refundId, orderNo, cardIds: null, actor: CLERK, reason: 'A stolen bank card' };
    const returned = Result.getOrThrow(await returnCards(shop.shop, UNIT, asked));
    expect(returned).toMatchObject({ state: 'fullReturned', cards: 0 });
    expect(returned.priceMinor - returned.moneyMinor).toBe(40_00n);
    expect(Result.getOrThrow(await returnCards(shop.shop, UNIT, asked))).toMatchObject({ cards: 0 });
    expect((await queryCard(browser)).cardBalance).toBe('40.00');
    expect(await tasksOf(refundId)).toMatchObject([{ kind: 'refundToPay', closed_by: null }]);
    expect(await tasksOf(orderNo)).toMatchObject([
      { kind: 'orderToApprove', closed_by: CLERK, resolution: 'not approved: A stolen bank card' },
    ]);
    expect(await approve(orderNo)).toBe(false);
    const post = openPost(shop);
    await shop.work(post.deliver);
    const [mail, ...more] = post.mails;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'nora.petit@example.test',
      subject: `Remboursement de la commande ${orderNo}`,
      text: expect.stringMatching(/: 1\s860,00\s€\n\n.*cartes cadeaux\s: 40,00\s€/u),
    });
    expect((await detail(browser, orderNo)).status).toBe('099');
    expect(await cardsOf(orderNo)).toBe(0);
    await expectSound();
  });

  test('cannot be returned card by card while it waits', async () => {
    const orderNo = await paid(shop.browser(), '250.00');
    const asked = { refundId: uuid(systemRandom), orderNo, actor: CLERK, reason: 'One of them' };
    expect(await returnCards(shop.shop, UNIT, { ...asked, cardIds: [uuid(systemRandom)] })).toEqual(
      Result.fail({ _tag: 'OrderNotReturnable' }),
    );
  });

  test('is determined by the face value of its cards: one cent less needs no approval', async () => {
    const browser = shop.browser();
    const orderNo = await paid(browser, '249.99');
    expect((await detail(browser, orderNo)).status).toBe('09');
    expect(await cardsOf(orderNo)).toBe(8);
  });
});
