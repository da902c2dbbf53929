/** An order's course for its page: when it reached each state, and the delivery of its cards. */
import { calls } from '@offrande/api-client/contract';
import { Result } from 'effect';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { inUnit } from '../database/in-unit.ts';
import { openPost, type Post } from '../delivery/testing.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import type { Deliver } from '../outbox/message.ts';
import { approveOrder } from '../payment/approve-order.ts';
import { confirmTransfer } from '../payment/confirm-transfer.ts';
import { DAY_MS, formatInstantDate } from '@offrande/domain/time';
import { MailUnavailable } from '../providers/mail/index.ts';
import { systemRandom, uuid } from '../random.ts';
import { unlockReference } from '../unlock/unlock-reference.ts';
import { notePaidBack } from './pay-back.ts';
import { returnCards } from './return-cards.ts';
import { detail, line, openPayment, order } from './testing.ts';

const GONE = new MailUnavailable('no such mailbox', false);
const WHO = { actor: 'Ada', reason: 'Wrong cards' };

const BY_POST = line({
  itemCode: 'offrande-by-post',
  deliverType: 'physical',
  letterTypeId: '1',
  receiverAddress: '12 rue des Lilas',
  receiverZipCode: '75011',
  receiverCity: 'Paris',
  receiverCountryCode: 'FR',
});

const statesOf = async (browser: Browser, orderNo: string) =>
  (await detail(browser, orderNo)).history.map(({ status }) => status);

describe('the course of an order', () => {
  let shop: TestShop;
  let post: Post;
  beforeAll(async () => {
    shop = await openTestShop();
    post = openPost(shop);
  });
  afterAll(() => shop.close());

  const unit = () => shop.shop.units.get(UNIT)!;

  /** Fails delivery to these addresses. */
  const refusing =
    (topics: readonly string[]): Deliver =>
    async (message) => {
      if (topics.includes(message.topic)) throw GONE;
      return post.deliver(message);
    };
  const work = async (deliver: Deliver = post.deliver): Promise<void> => {
    for (let turns = 0; turns < 3; turns += 1) await shop.work(deliver);
  };

  const transferred = async (browser: Browser, changes: Parameters<typeof order>[1]): Promise<string> => {
    const orderNo = await order(browser, { paymentMean: 'bankTransfer', ...changes });
    const { orderAmtTot } = await detail(browser, orderNo);
    const amountMinor = BigInt(orderAmtTot.replace('.', ''));
    await confirmTransfer(shop.shop, unit(), orderNo, {
      amountMinor,
      currency: 'EUR',
      reference: orderNo,
      actor: 'Ada',
    });
    return orderNo;
  };
  const giveBack = async (orderNo: string): Promise<string> => {
    const refundId = uuid(systemRandom);
    Result.getOrThrow(await returnCards(shop.shop, UNIT, { refundId, orderNo, cardIds: null, ...WHO }));
    return refundId;
  };

  test('lists each state with its date; for a cancelled order the cancellation [S3.50][S4.8]', async () => {
    const browser = shop.browser();
    const orderNo = await order(browser);
    expect(await statesOf(browser, orderNo)).toEqual(['03']);
    await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
    const { history, confirmedAt, sending } = await detail(browser, orderNo);
    expect(history.map(({ status }) => status)).toEqual(['03', '02']);
    const times = history.map(({ at }) => Date.parse(at));
    expect(times[0]).toBeLessThanOrEqual(times[1]!);
    expect([confirmedAt, sending]).toEqual([null, null]);
  });

  test('counts the cards that were sent, that were undeliverable, and that were delivered after all [A-26][A-95]', async () => {
    const browser = shop.browser();
    const lines = [line({ qty: 2, receiverEmail: 'gone@example.test' })];
    const orderNo = await transferred(browser, { lines });
    expect((await detail(browser, orderNo)).sending).toEqual({ cards: 2, sent: 0, failed: 0, lastAt: null });
    await shop.work(refusing(['card-email']));
    await work(refusing(['card-email']));
    const { sending } = await detail(browser, orderNo);
    expect(sending).toEqual({ cards: 2, sent: 0, failed: 2, lastAt: null });

    const { cards } = await browser.call(calls.sentCards, { aggregatorBuId: UNIT, orderNo });
    const sendAgain = async (at: number, receiverEmail: string): Promise<void> => {
      const captchaToken = await solveCaptcha(browser, 'cardResend');
      const { cardId } = cards[at]!;
      await browser.call(calls.cardResend, { aggregatorBuId: UNIT, orderNo, cardId, receiverEmail, captchaToken });
    };
    await sendAgain(0, 'right@example.test');
    await work();
    expect((await detail(browser, orderNo)).sending).toMatchObject({ cards: 2, sent: 1, failed: 1 });
    await sendAgain(1, 'wrong.too@example.test');
    await work(refusing(['card-resend']));
    const after = (await detail(browser, orderNo)).sending;
    expect(after).toMatchObject({ cards: 2, sent: 1, failed: 1 });
    expect(Date.parse(after!.lastAt!)).toBeLessThanOrEqual(shop.shop.clock().getTime());
    const listed = await browser.call(calls.sentCards, { aggregatorBuId: UNIT, orderNo });
    expect(listed.cards.map(({ isUndelivered }) => isUndelivered)).toEqual([false, true]);
  });

  test('counts cards for their buyer as sent once the last message with them has gone out [A-26]', async () => {
    const browser = shop.browser();
    const tomorrow = formatInstantDate(shop.shop.clock().getTime() + DAY_MS, unit().timeZone);
    const lines = [line({ qty: 2, deliverType: 'pdf' }), line({ deliverType: 'pdf', deliverDate: tomorrow })];
    const orderNo = await transferred(browser, { lines });
    await work();
    expect((await detail(browser, orderNo)).sending).toMatchObject({ cards: 3, sent: 0, failed: 0 });
    shop.wait(2 * 24 * 60);
    await work();
    const { sending } = await detail(browser, orderNo);
    expect(sending).toMatchObject({ cards: 3, sent: 3, failed: 0 });
    expect(Date.parse(sending!.lastAt!)).toBe(shop.shop.clock().getTime());
  });

  test('lists the undeliverable ones among very many cards, for resending [A-26][A-95]', async () => {
    const browser = shop.browser();
    const orderNo = await transferred(browser, {});
    // A guest may buy at most ten cards, so the line is changed to 25 before it is issued.
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`update order_line set cards = 25, amount = 200 where order_no = ${orderNo}`.execute(transaction),
    );
    const gone = new Set<string>();
    await work(async (message) => {
      if (message.topic === 'card-email' && gone.size === 0) gone.add(message.subject);
      if (gone.has(message.subject)) throw GONE;
      return post.deliver(message);
    });
    expect((await detail(browser, orderNo)).sending).toMatchObject({ cards: 25, sent: 24, failed: 1 });
    const { cards } = await browser.call(calls.sentCards, { aggregatorBuId: UNIT, orderNo });
    expect(cards.map(({ cardId }) => cardId)).toEqual([...gone]);
  });

  test('shows when posted cards were produced and when their buyer received them [S4.18]', async () => {
    const browser = shop.browser();
    const orderNo = await transferred(browser, { lines: [BY_POST] });
    expect(await detail(browser, orderNo)).toMatchObject({ madeAt: null, unlockedAt: null, sending: null });
    await work();
    const { madeAt } = await detail(browser, orderNo);
    expect(Date.parse(madeAt!)).toBeLessThanOrEqual(shop.shop.clock().getTime());
    const captchaToken = await solveCaptcha(browser, 'unlock');
    const letter = unlockReference(shop.shop, UNIT, orderNo);
    await browser.call(calls.unlockOrder, { aggregatorBuId: UNIT, orderNo: letter, captchaToken });
    expect((await detail(browser, orderNo)).unlockedAt).toBe(shop.shop.clock().toISOString());
  });

  test('shows since when it awaits approval, and a return with the money owed for it [S3.141][S4.17]', async () => {
    const browser = shop.browser();
    const orderNo = await order(browser, { lines: [line({ qty: 8, amount: '250.00' })] });
    const { orderAmtTot } = await detail(browser, orderNo);
    const attemptId = await openPayment(shop, browser, orderNo, { txnAmount: orderAmtTot });
    await shop.control({ attemptId, scenario: 'accept' });
    shop.wait(2);
    await shop.sweep();
    expect(await statesOf(browser, orderNo)).toEqual(['03', '04']);
    await approveOrder(shop.shop, unit(), orderNo, 'Ada');
    await work();
    const refundId = await giveBack(orderNo);
    const owed = await detail(browser, orderNo);
    expect(owed.history.map(({ status }) => status)).toEqual(['03', '04', '09', '099']);
    const at = shop.shop.clock().toISOString();
    expect(owed.returns).toMatchObject([{ at, price: orderAmtTot, moneyBack: orderAmtTot, paidBackAt: null }]);
    shop.wait(60);
    await notePaidBack(shop.shop, UNIT, { refundId, reference: 'SEPA-1', actor: 'Ada' });
    const paidBack = await detail(browser, orderNo);
    expect(paidBack.returns[0]!.paidBackAt).toBe(shop.shop.clock().toISOString());
  });
});
