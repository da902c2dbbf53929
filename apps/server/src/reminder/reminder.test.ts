/** Reminders of a card's expiry: on their days, once, to its holder, unless the holder opted out. */
import { calls } from '@offrande/api-client/contract';
import { addDays, formatDate, localDate } from '@offrande/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardHolder, storedCard } from '../card/testing.ts';
import { inUnit } from '../database/in-unit.ts';
import { openPost, paidOrder } from '../delivery/testing.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line } from '../order/testing.ts';
import type { MailMessage } from '../providers/mail/index.ts';
import type { Shop } from '../shop.ts';
import { workOnce } from '../worker/worker.ts';
import { remindBatch, remindHolders } from './remind-holders.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('reminders', () => {
  let shop: TestShop;
  beforeAll(async () => void (shop = await openTestShop(24)));
  afterAll(() => shop.close());
  beforeEach(async () => {
    // So that cards of other tests get no reminders.
    await sql`update card set remind_on = 'infinity'`.execute(shop.database.connection);
  });

  const unit = () => shop.shop.units.get(UNIT)!;
  /** The shop at 9:30 in Paris, this many days from today. */
  const at = (days: number, hour = 9.5): Shop => {
    const today = localDate(shop.shop.clock().getTime(), 'Europe/Paris');
    const { year, month, day } = addDays(today, days);
    const noon = Date.UTC(year, month - 1, day, 12);
    const paris = Number(
      new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', hour: 'numeric', hourCycle: 'h23' }).format(noon),
    );
    const instant = noon + (hour - paris) * HOUR_MS;
    return { ...shop.shop, clock: () => new Date(instant) };
  };

  /** Makes the card expire this many days from today, three years after its issue. */
  const endingIn = (id: string, days: number) => {
    const day = addDays(localDate(shop.shop.clock().getTime(), 'Europe/Paris'), days);
    return sql`update card set expires_on = ${formatDate(day)}::date, issued_at = ${new Date(shop.shop.clock().getTime() + (days - 1095) * DAY_MS)},
      remind_on = '-infinity' where id = ${id}`.execute(shop.database.connection);
  };
  const holder = async (days: number) => {
    const found = await cardHolder(shop);
    const { id } = await storedCard(shop, found.card.cardNumber);
    await endingIn(id, days);
    const { rows } = await sql<{ email: string }>`select email from customer where id = ${found.customer.id}`.execute(
      shop.database.connection,
    );
    return { ...found, id, email: rows[0]!.email };
  };
  const lookAt = async (days: number, hour?: number): Promise<readonly MailMessage[]> => {
    const then = at(days, hour);
    await remindHolders(then, unit());
    const sending = openPost({ ...shop, shop: then });
    await workOnce(then, sending.deliver);
    return sending.mails.filter(({ messageId }) => messageId.startsWith('<card-reminder'));
  };
  const inbox = async (customerId: string) => {
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql<{
        subject: string;
      }>`select subject from inbox_message where customer_id = ${customerId} and kind = 'cardEnding'`.execute(
        transaction,
      ),
    );
    return rows.map(({ subject }) => subject.split('/')[1]);
  };

  test('go to the owner by mail and inbox 90, 30 and 7 days before expiry, from 9 h on, each once [A-181]', async () => {
    const { email, customer } = await holder(120);
    const sent: [day: number, to: string][] = [];
    for (let day = 20; day <= 122; day += 1) for (const mail of await lookAt(day)) sent.push([120 - day, mail.to]);
    expect(sent).toEqual([90, 30, 7].map((days) => [days, email]));
    expect((await inbox(customer.id)).toSorted()).toEqual(['30', '7', '90']);
  }, 60_000);

  test('wait until 9 h in the unit’s time zone [A-181]', async () => {
    const { id } = await holder(30);
    await sql`update card set remind_on = expires_on - 30 where id = ${id}`.execute(shop.database.connection);
    expect(await lookAt(0, 8.9)).toEqual([]);
    expect(await lookAt(0, 9)).toHaveLength(1);
    expect(await lookAt(0, 9.1)).toEqual([]);
  });

  test('state the remaining value, the last day, the loss and where to spend it, in the owner’s language with the card’s picture [A-181]', async () => {
    const { card } = await holder(30);
    const [mail] = await lookAt(0);
    const until = formatDate(addDays(localDate(shop.shop.clock().getTime(), 'Europe/Paris'), 30));
    expect(mail!.subject).toContain('50,00');
    expect(mail!.subject).toContain(until);
    for (const text of [mail!.text, mail!.html]) {
      expect(text).toContain(card.cardNumber.slice(-4));
      expect(text).not.toContain(card.cardNumber);
      expect(text).toContain(until);
      expect(text).toContain('est perdu');
      expect(text).toContain('/FR/stores');
      expect(text).toContain('/FR/account/cards/offrande');
    }
    expect(mail!.html).toContain('src="cid:card-face"');
    expect(mail!.attachments).toMatchObject([{ contentType: 'image/jpeg', contentId: 'card-face' }]);
  });

  test('go to the receiver of a card that is in no account, at the address to which it was sent [A-181]', async () => {
    await paidOrder(shop, [line({ deliverType: 'email', receiverEmail: 'camille.roux@example.test' })]);
    await shop.work();
    const { rows } = await sql<{
      id: string;
    }>`select id from card where customer_id is null and order_line_id is not null
      order by issued_at desc limit 1`.execute(shop.database.connection);
    await endingIn(rows[0]!.id, 7);
    const [mail, ...more] = await lookAt(0);
    expect([mail!.to, more.length]).toEqual(['camille.roux@example.test', 0]);
    expect(mail!.html).not.toContain('/account/cards');
  });

  test('are never sent for a card that is empty, blocked, locked, returned or expired [A-181]', async () => {
    const states = [
      sql`is_blocked = true`,
      sql`wrong_pins = 5`,
      sql`is_blocked = true, returned_at = now()`,
      sql`expires_on = '2020-01-01'`,
    ];
    for (const state of states) {
      const { id, customer } = await holder(7);
      await sql`update card set ${state} where id = ${id}`.execute(shop.database.connection);
      expect(await lookAt(0)).toEqual([]);
      expect(await inbox(customer.id)).toEqual([]);
    }
    const { browser, card, customer } = await holder(7);
    await browser.call(calls.cardTransfer, {
      aggregatorBuId: UNIT,
      cardNumber: card.cardNumber,
      method: 'email',
      friendName: 'Camille',
      email: 'camille@example.test',
    });
    await sql`update card set remind_on = 'infinity' where customer_id is null`.execute(shop.database.connection);
    expect(await lookAt(0)).toEqual([]);
    expect(await inbox(customer.id)).toEqual([]);
  });

  test('are not sent if the card is blocked before the mail is composed [A-181]', async () => {
    const { id } = await holder(7);
    await remindHolders(at(0), unit());
    await sql`update card set is_blocked = true where id = ${id}`.execute(shop.database.connection);
    expect(await lookAt(0)).toEqual([]);
  });

  test('are sent once by two concurrent servers, and after a crash [A-181]', async () => {
    const { customer } = await holder(30);
    await holder(30);
    const then = at(0);
    // Killed before the commit: nothing was written, so the next server processes it again.
    const killed = then.connection.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify('sqlFragments' in node ? node.sqlFragments : []).includes('looked.next'))
          throw new Error('killed');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await expect(remindBatch({ ...then, connection: killed }, unit())).rejects.toThrow('killed');
    expect(await inbox(customer.id)).toEqual([]);
    await Promise.all([remindHolders(then, unit()), remindHolders(then, unit()), remindHolders(then, unit())]);
    expect(await inbox(customer.id)).toEqual(['30']);
    const sending = openPost({ ...shop, shop: then });
    await Promise.all([workOnce(then, sending.deliver), workOnce(then, sending.deliver)]);
    expect(sending.mails.filter(({ messageId }) => messageId.startsWith('<card-reminder'))).toHaveLength(2);
    const { rows } = await sql<{ key: string }>`select key from outbox where topic = 'card-reminder'`.execute(
      shop.database.connection,
    );
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  test('can be stopped by one click in the mail without login, by a mail program’s POST, and in the account [A-181]', async () => {
    const { browser, card, id, email } = await holder(30);
    const [mail] = await lookAt(0);
    const url = mail!.unsubscribeUrl!;
    expect(mail!.text).toContain(url);
    const path = new URL(url).pathname;
    const wanted = async () =>
      (await browser.call(calls.cardReminder, { aggregatorBuId: UNIT, cardNumber: card.cardNumber })).isWanted;
    const stranger = shop.browser();
    const looked = await stranger.raw(path);
    expect([looked.status, await wanted()]).toEqual([200, true]);
    expect(looked.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const oneClick = {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    expect((await stranger.raw(path, oneClick)).status).toBe(200);
    expect(await wanted()).toBe(false);
    await endingIn(id, 7);
    expect(await lookAt(0)).toEqual([]);
    expect((await stranger.raw(path, { ...oneClick, body: 'reminders=again' })).status).toBe(200);
    expect(await wanted()).toBe(true);
    await browser.call(calls.cardReminder, { aggregatorBuId: UNIT, cardNumber: card.cardNumber, isWanted: false });
    await endingIn(id, 7);
    expect(await lookAt(0)).toEqual([]);
    expect((await stranger.raw(`${path.slice(0, -4)}AAAA`, oneClick)).status).toBe(404);
    // A later holder has not opted out, and the previous holder's URL stops nothing.
    const other = await cardHolder(shop);
    await sql`update card set customer_id = ${other.customer.id} where id = ${id}`.execute(shop.database.connection);
    await endingIn(id, 7);
    expect((await stranger.raw(path, oneClick)).status).toBe(404);
    const [toOther] = (await lookAt(0)).filter(({ to }) => to !== email);
    expect(toOther).toBeDefined();
  });
});
