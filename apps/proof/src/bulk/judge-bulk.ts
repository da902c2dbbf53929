/**
 * What must hold once the messages of a big order are sent: each card with a mailbox went there and nowhere else; each without one went
 * nowhere, is named to its buyer in one mail, and is shown on the order's page; no staff is asked, and the books are sound. There are two
 * mails at most: messages that a killed server had taken are tried again behind the first one, if that was due meanwhile.
 */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import type { Shop } from '../../../server/src/shop.ts';
import { brokenBooks } from '../kill/judge-site.ts';
import { type Site, UNIT } from '../kill/site.ts';
import { browserOf, BUYER_EMAIL, isDeferred, isRefused, type PaidOrder, receiverEmail } from './paid-order.ts';

/** As many as the page of a big order shows at a time. */
const SHOWN_MAX = 20;
const NOTICES_MAX = 2;

const rowsOf = (cards: number, which: (row: number) => boolean): readonly number[] =>
  Array.from({ length: cards }, (_, row) => row).filter(which);

export const refusedOf = (cards: number): readonly number[] => rowsOf(cards, isRefused);
export const deferredOf = (cards: number): readonly number[] => rowsOf(cards, isDeferred);

const stored = (shop: Shop, orderNo: string) =>
  inUnit(shop.connection, UNIT, async (transaction) => ({
    sold: (
      await sql<{ id: string; position: number; has_failed: boolean; notice: number | null }>`
        select card.id, order_line.position, coalesce(outbox.failed_at is not null, false) as has_failed,
          (select notice from undelivered_card where card_id = card.id and is_closed) as notice
        from card join order_line on order_line.id = card.order_line_id
          left join outbox on outbox.bu_id = card.bu_id and outbox.key = 'card-email:' || card.id::text
        where order_no = ${orderNo}`.execute(transaction)
    ).rows,
    undone: (
      await sql<{ key: string }>`select key from outbox where done_at is null and failed_at is null`.execute(
        transaction,
      )
    ).rows,
    tasks: (await sql<{ kind: string; subject: string }>`select kind, subject from task`.execute(transaction)).rows,
  }));

const shown = async (shop: Shop, { orderNo, company }: PaidOrder) => {
  const browser = await browserOf(shop, company);
  const request = { aggregatorBuId: UNIT, orderNo };
  const { cards } = await browser.call(calls.sentCards, request);
  const { sending } = await browser.call(calls.orderDetail, request);
  return { cards, sending };
};

/** The mails to the buyer, by their Message-IDs: as many as the cards are in. */
const noticeBreaches = ({ mail }: Site, orderNo: string, notices: ReadonlySet<number>): readonly string[] => {
  const told = [...mail.taken].filter(([name]) => name.startsWith('card-undelivered.'));
  const expected = [...notices].map((notice) => `card-undelivered.${orderNo}/${notice}`);
  const isRight =
    notices.size <= NOTICES_MAX &&
    told
      .map(([name]) => name)
      .toSorted()
      .join() === expected.toSorted().join() &&
    told.every(([, { recipients }]) => [...recipients].join() === BUYER_EMAIL);
  return isRight ? [] : [`the buyer was told by ${told.map(([name]) => name).join()} of ${expected.join()}`];
};

export const judgeBulk = async (site: Site, order: PaidOrder, cards: number): Promise<readonly string[]> => {
  const { orderNo } = order;
  const { sold, undone, tasks } = await site.inside((shop) => stored(shop, orderNo));
  const { taken, turnedAway } = site.mail;
  const refused = refusedOf(cards).length;
  const notices = new Set(sold.flatMap(({ notice }) => notice ?? []));
  const breaches = sold.flatMap(({ id, position, has_failed, notice }) => {
    const to = [...(taken.get(`card-email.${id}`)?.recipients ?? [])];
    const expected = isRefused(position) ? [] : [receiverEmail(position)];
    const isRight =
      to.join() === expected.join() && has_failed === isRefused(position) && (notice !== null) === has_failed;
    return isRight
      ? []
      : [`the card of line ${position} went to ${to.join()}, failed ${has_failed}, named in ${notice}`];
  });
  if (sold.length !== cards) breaches.push(`${sold.length} cards`);
  if (taken.size !== cards - refused + 1 + notices.size) breaches.push(`${taken.size} messages`);
  for (const row of [...refusedOf(cards), ...deferredOf(cards)])
    if (!turnedAway.has(receiverEmail(row))) breaches.push(`${receiverEmail(row)} was never turned away`);
  const page = await site.inside((shop) => shown(shop, order));
  if (page.sending?.sent !== cards - refused || page.sending.failed !== refused)
    breaches.push(`the page counts ${JSON.stringify(page.sending)}`);
  const listed = page.cards.filter(({ isUndelivered, hindrance }) => isUndelivered && hindrance === null);
  if (cards > SHOWN_MAX && listed.length !== Math.min(refused, SHOWN_MAX))
    breaches.push(`${listed.length} on the page`);
  return [
    ...breaches,
    ...noticeBreaches(site, orderNo, notices),
    ...undone.map(({ key }) => `${key} is not done`),
    ...tasks.map(({ kind, subject }) => `staff are asked: ${kind} ${subject}`),
    ...(await brokenBooks(site)),
  ];
};
