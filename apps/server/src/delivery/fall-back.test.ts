/** A card that reached nobody: its buyer is told in time, and staff only if nobody else can help. */
import { calls } from '@offrande/api-client/contract';
import type { OrderPayloadLine } from '@offrande/domain/order-payload/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, order } from '../order/testing.ts';
import { confirmTransfer } from '../payment/confirm-transfer.ts';
import { type MailMessage, MailUnavailable } from '../providers/mail/index.ts';
import { SmsUnavailable } from '../providers/sms/index.ts';
import type { Deliver } from '../outbox/message.ts';
import { createDeliver } from '../worker/topic-delivery.ts';
import { workOnce } from '../worker/worker.ts';
import { openPost, type Post } from './testing.ts';

const GONE = new MailUnavailable('no such mailbox', false);
const NO_PHONE = new SmsUnavailable('no such number', false);

describe('a card that reaches nobody', () => {
  let shop: TestShop;
  let post: Post;
  beforeAll(async () => {
    shop = await openTestShop();
    post = openPost(shop);
  });
  afterAll(() => shop.close());

  const failing =
    (failures: Readonly<Record<string, Error>>): Deliver =>
    async (message) => {
      const failure = failures[message.topic];
      if (failure !== undefined) throw failure;
      return post.deliver(message);
    };

  const bought = async (changes: Partial<OrderPayloadLine>, failures: Readonly<Record<string, Error>>) => {
    post.mails.length = 0;
    const browser = shop.browser();
    const orderNo = await order(browser, { paymentMean: 'bankTransfer', lines: [line(changes)] });
    const money = { amountMinor: 50_00n, currency: 'EUR', reference: orderNo, actor: 'Ada' };
    await confirmTransfer(shop.shop, shop.shop.units.get(UNIT)!, orderNo, money);
    for (let turns = 0; turns < 3; turns += 1) await shop.work(failing(failures));
    return { browser, orderNo };
  };

  const told = () => post.mails.filter(({ subject }) => subject.endsWith('n’est pas arrivée'));

  const tasksOf = (orderNo: string) =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{ topic: string }>`
        select task.detail->>'topic' as topic from task where subject in (
          select 'card-email:' || card.id::text from card join order_line on order_line.id = card.order_line_id
            where order_no = ${orderNo}
          union select 'card-sms:' || card.id::text from card join order_line on order_line.id = card.order_line_id
            where order_no = ${orderNo})`.execute(transaction);
      return rows.map(({ topic }) => topic);
    });

  const cardOf = async ({ browser, orderNo }: Awaited<ReturnType<typeof bought>>) =>
    (await browser.call(calls.sentCards, { aggregatorBuId: UNIT, orderNo })).cards[0]!;

  test('because its address is refused for good is reported at once to its buyer, with the options, and not to staff [A-26]', async () => {
    const sale = await bought({ receiverEmail: 'nobody@example.test' }, { 'card-email': GONE });
    const [mail, ...more] = told();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'nora.petit@example.test',
      subject: 'Votre carte pour Camille Roux n’est pas arrivée',
    });
    expect(mail!.text).toContain('nobody@example.test');
    expect(mail!.text).toContain(`/${UNIT}/order/${sale.orderNo}`);
    expect(mail!.text).toMatch(/\/media\/card\//u);
    expect(await tasksOf(sale.orderNo)).toEqual([]);
    expect(await cardOf(sale)).toMatchObject({ isUndelivered: true, sentAt: null, hindrance: null });
  });

  test('because the server is unavailable is retried for 72 hours first [A-26]', async () => {
    const away = { 'card-email': new MailUnavailable('away', true) };
    await bought({ receiverEmail: 'later@example.test' }, away);
    expect(told()).toEqual([]);
    for (let hour = 0; hour < 76; hour += 1) {
      shop.wait(60);
      await shop.work(failing(away));
    }
    expect(told()).toHaveLength(1);
  });

  test('on only one of two channels has arrived: the failure is reported to staff, not to the buyer [A-26]', async () => {
    const sale = await bought(
      { deliverType: 'emailAndSms', receiverEmail: 'nobody@example.test', receiverMobileNo: '+33612345678' },
      { 'card-email': GONE },
    );
    expect(told()).toEqual([]);
    expect(await tasksOf(sale.orderNo)).toEqual(['card-email']);
    expect(await cardOf(sale)).toMatchObject({ isUndelivered: false });
  });

  test('on neither of two channels is reported once, whichever fails last, even concurrently [A-26]', async () => {
    for (const isTogether of [false, true]) {
      const failures = { 'card-email': GONE, 'card-sms': NO_PHONE };
      const changes = {
        deliverType: 'emailAndSms',
        receiverEmail: 'nobody@example.test',
        receiverMobileNo: '+33612345678',
      };
      if (!isTogether) await bought(changes as Partial<OrderPayloadLine>, failures);
      else {
        const waiting = {
          'card-email': new MailUnavailable('away', true),
          'card-sms': new SmsUnavailable('away', true),
        };
        await bought(changes as Partial<OrderPayloadLine>, waiting);
        shop.wait(60);
        await workOnce(shop.shop, failing(failures), { together: true });
        await shop.work(post.deliver);
      }
      expect(told()).toHaveLength(1);
    }
  });

  test('but was meant for its buyer’s own address is reported to staff, since nobody else can be told [A-26]', async () => {
    const sale = await bought({ receiverEmail: 'nora.petit@example.test' }, { 'card-email': GONE });
    expect(told()).toEqual([]);
    expect(await tasksOf(sale.orderNo)).toEqual(['card-email']);
  });

  describe('beside others of its order', () => {
    const receivers = (from: number, to: number, domain: string) =>
      Array.from({ length: to - from }, (_, at) => line({ receiverEmail: `r${from + at}@${domain}` }));
    /** Addresses under `.invalid` are refused for good; those under `away.test` until `isBack`. */
    const posting = () => {
      const mails: MailMessage[] = [];
      const state = { isBack: false };
      const mailer = {
        send: async (message: MailMessage) => {
          if (message.to.endsWith('.invalid')) throw new MailUnavailable('no such mailbox', false);
          if (message.to.endsWith('away.test') && !state.isBack) throw new MailUnavailable('away', true);
          mails.push(message);
        },
      };
      return { mails, state, deliver: createDeliver(shop.shop, { mailer, sms: { send: async () => undefined } }) };
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
    const notices = (mails: readonly MailMessage[]) =>
      mails.filter(({ messageId }) => messageId.startsWith('<card-undelivered.'));

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
      expect(await tasksOf(orderNo)).toEqual([]);
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
});
