/** Cards of one order that reach nobody: their buyer is told of all in one mail, and of each once. */
import { calls } from '@offrande/api-client/contract';
import type { OrderPayloadLine } from '@offrande/domain/order-payload/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, order } from '../order/testing.ts';
import { confirmTransfer } from '../payment/confirm-transfer.ts';
import { type MailMessage, MailUnavailable } from '../providers/mail/index.ts';
import type { Deliver } from '../outbox/message.ts';
import { createDeliver } from '../worker/topic-delivery.ts';
import { workOnce } from '../worker/worker.ts';

const receivers = (from: number, to: number, domain: string) =>
  Array.from({ length: to - from }, (_, at) => line({ receiverEmail: `r${from + at}@${domain}` }));

const notices = (mails: readonly MailMessage[]) =>
  mails.filter(({ messageId }) => messageId.startsWith('<card-undelivered.'));

describe('a card that reaches nobody beside others of its order', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const tasks = () =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{ subject: string }>`select subject from task where kind = 'deliveryFailed'`.execute(
        transaction,
      );
      return rows;
    });

  const receiverOf = (cardId: string) =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{ email: string }>`select detail -> 'receiver' ->> 'email' as email from order_line
        join card on card.order_line_id = order_line.id where card.id = ${cardId}::uuid`.execute(transaction);
      return rows[0]!.email;
    });

  /** Addresses under `.invalid` are refused for good; those under `away.test` deferred. */
  const posting = () => {
    const mails: MailMessage[] = [];
    const mailer = { send: async (message: MailMessage) => void mails.push(message) };
    const deliverAll = createDeliver(shop.shop, { mailer, sms: { send: async () => undefined } });
    const deliver: Deliver = async (message) => {
      // Before the mail with its pictures is composed, which takes long for a hundred.
      const to = message.topic === 'card-email' ? await receiverOf(message.subject) : '';
      if (to.endsWith('.invalid')) throw new MailUnavailable('no such mailbox', false);
      if (to.endsWith('away.test')) throw new MailUnavailable('away', true);
      return deliverAll(message);
    };
    return { mails, deliver };
  };
  const buy = async (lines: readonly OrderPayloadLine[]) => {
    const browser = shop.browser();
    const { id: custId } = await browser.signIn({ memberType: 'business', contractLevel: 'registered' });
    const orderNo = await order(browser, { custId, paymentMean: 'bankTransfer', lines: [...lines] });
    const { orderAmtTot } = await browser.call(calls.orderDetail, { aggregatorBuId: UNIT, orderNo });
    const amountMinor = BigInt(orderAmtTot.replace('.', ''));
    const money = { amountMinor, currency: 'EUR', reference: orderNo, actor: 'Ada' };
    await confirmTransfer(shop.shop, shop.shop.units.get(UNIT)!, orderNo, money);
    return { browser, orderNo };
  };
  test('is named with them in one mail, after ten minutes, which lists a hundred at most; the page has them all [A-26]', async () => {
    const { mails, deliver } = posting();
    const lines = [...receivers(0, 103, 'mailbox.invalid'), ...receivers(103, 105, 'example.test')];
    const { browser, orderNo } = await buy(lines);
    for (let turns = 0; turns < 3; turns += 1) await shop.work(deliver);
    expect(mails.filter(({ to }) => to.endsWith('@example.test') && to.startsWith('r'))).toHaveLength(2);
    shop.wait(9);
    await shop.work(deliver);
    expect(notices(mails)).toEqual([]);
    shop.wait(2);
    for (let turns = 0; turns < 2; turns += 1) await shop.work(deliver);
    const [mail, ...more] = notices(mails);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'nora.petit@example.test',
      subject: `Commande ${orderNo}, nombre de cartes non arrivées\u202f: 103`,
      messageId: expect.stringContaining(orderNo),
    });
    expect(mail!.text.match(/@mailbox\.invalid/gu)).toHaveLength(100);
    expect(mail!.text).toContain('Camille Roux, r99@mailbox.invalid');
    expect(mail!.text).toMatch(/page de votre commande\u202f: 3$/mu);
    expect(mail!.text).not.toMatch(/\/media\/card\//u);
    expect(mail!.text).not.toContain('r103@');
    expect(await tasks()).toEqual([]);
    const { cards } = await browser.call(calls.sentCards, { aggregatorBuId: UNIT, orderNo });
    expect(cards).toHaveLength(20);
    expect(cards.every(({ isUndelivered, email }) => isUndelivered && email!.endsWith('.invalid'))).toBe(true);
    const { sending } = await browser.call(calls.orderDetail, { aggregatorBuId: UNIT, orderNo });
    expect(sending).toMatchObject({ cards: 105, sent: 2, failed: 103 });
  });

  test('that fails once the mail was composed is in the next one, and no card in two [A-26]', async () => {
    const { mails, deliver } = posting();
    const { orderNo } = await buy([...receivers(0, 2, 'mailbox.invalid'), ...receivers(2, 5, 'away.test')]);
    for (let turns = 0; turns < 2; turns += 1) await shop.work(deliver);
    shop.wait(11);
    await shop.work(deliver);
    expect(notices(mails)).toHaveLength(1);
    for (const hours of [73, 2]) {
      shop.wait(60 * hours);
      await shop.work(deliver);
    }
    const told = notices(mails);
    expect(told.map(({ messageId }) => /undelivered\.([^@]+)@/u.exec(messageId)![1])).toEqual([
      `${orderNo}/1`,
      `${orderNo}/2`,
    ]);
    const named = told.map(({ text }) => [...text.matchAll(/r\d@/gu)].map(([name]) => name));
    expect(named).toEqual([
      ['r0@', 'r1@'],
      ['r2@', 'r3@', 'r4@'],
    ]);
  });

  test('is told of once, though workers give up many at once and a mail is composed twice [A-26]', async () => {
    const { mails, deliver } = posting();
    const { orderNo } = await buy(receivers(0, 12, 'mailbox.invalid'));
    await shop.work(deliver);
    await workOnce(shop.shop, deliver, { together: true });
    shop.wait(11);
    const unit = shop.shop.units.get(UNIT)!;
    for (let times = 0; times < 2; times += 1)
      await deliver({ unit, topic: 'card-undelivered', subject: `${orderNo}/1`, key: '' });
    await shop.work(deliver);
    const texts = notices(mails).map(({ text, messageId }) => `${messageId} ${text}`);
    expect(texts.length).toBeGreaterThan(1);
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]!.match(/@mailbox\.invalid/gu)).toHaveLength(12);
  });
});
