/** A card that reached nobody: its buyer is told in time, and staff only if nobody else can help. */
import { calls } from '@offrande/api-client/contract';
import type { OrderPayloadLine } from '@offrande/domain/order-payload/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, order } from '../order/testing.ts';
import { confirmTransfer } from '../payment/confirm-transfer.ts';
import { MailUnavailable } from '../providers/mail/index.ts';
import { SmsUnavailable } from '../providers/sms/index.ts';
import type { Deliver } from '../outbox/message.ts';
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
});
