/**
 * A big order issued by the real server, which is killed repeatedly meanwhile: each card is issued once and each message
 * reaches its receiver.
 *
 * The guarantee: a message is written once, in the transaction of its card, and sent until a mail server has accepted it. If a
 * process dies before recording that, the message is sent again with the same Message-ID, which mail programs show once. So a
 * message is accepted at least once, and at most once more per kill.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import type { Dice } from '../simulator/dice.ts';
import { brokenBooks } from '../kill/judge-site.ts';
import { openSite, type Site, UNIT } from '../kill/site.ts';
import { createPaidOrder, receiverEmail } from './paid-order.ts';

/** One kill in this many strikes while cards are issued, the others while messages are sent. */
const KILLS_WHILE_ISSUING = 4;
const ISSUING_MS = 1500;
const SENDING_MS = 400;
/** Without a new message for this long, the run has stalled, even on a busy machine. */
const STALLED_MS = 600_000;

export interface BulkOptions {
  readonly cards: number;
  readonly kills: number;
  readonly dice: Dice;
  readonly say: (facts: object) => void;
}

export interface BulkFigures {
  readonly cards: number;
  readonly messages: number;
  readonly sentTwice: number;
  readonly kills: number;
  /** From the first start to the first message, which is sent after the last card is issued; includes starts and kills. */
  readonly issuedMs: number;
  /** From the first start to the last message. */
  readonly sentMs: number;
  /** CPU time of all processes, until each was ready or killed. */
  readonly workedMs: number;
  readonly breaches: readonly string[];
}

interface SoldCard {
  readonly id: string;
  readonly position: number;
}

const judge = async (site: Site, orderNo: string, cards: number): Promise<readonly string[]> => {
  const { sold, undone } = await site.inside((shop) =>
    inUnit(shop.connection, UNIT, async (transaction) => ({
      sold: await sql<SoldCard>`select card.id, order_line.position from card
        join order_line on order_line.id = card.order_line_id where order_no = ${orderNo}`.execute(transaction),
      undone: await sql<{ key: string }>`select key from outbox where done_at is null`.execute(transaction),
    })),
  );
  const { taken } = site.mail;
  const breaches = sold.rows.flatMap(({ id, position }) => {
    const to = taken.get(`card-email.${id}`)?.recipients;
    return to?.size === 1 && to.has(receiverEmail(position))
      ? []
      : [`the card of line ${position} went to ${[...(to ?? [])].join()}`];
  });
  if (sold.rows.length !== cards) breaches.push(`${sold.rows.length} cards`);
  if (taken.size !== cards + 1) breaches.push(`${taken.size} messages`);
  return [...breaches, ...undone.rows.map(({ key }) => `${key} is not done`), ...(await brokenBooks(site))];
};

/** Waits until that many messages are accepted. Throws if the run stalls. */
const untilAccepted = async ({ mail }: Site, messages: number): Promise<void> => {
  let [before, since] = [-1, performance.now()];
  while (mail.taken.size < messages) {
    if (mail.taken.size !== before) [before, since] = [mail.taken.size, performance.now()];
    if (performance.now() - since > STALLED_MS) throw new Error(`No message after ${before}`);
    await pause(10);
  }
};

const issueUnderKills = async (site: Site, { cards, kills, dice, say }: BulkOptions) => {
  const begin = performance.now();
  let issuedMs: number | null = null;
  let workedMs = 0;
  const noteFirst = untilAccepted(site, 1).then(() => (issuedMs = performance.now() - begin));
  const early = Math.ceil(kills / KILLS_WHILE_ISSUING);
  for (let kill = 1; kill <= kills; kill += 1) {
    const server = site.start();
    await server.ready();
    if (kill > early) await untilAccepted(site, Math.floor((cards * (kill - early)) / (kills - early + 1)));
    await pause(dice.below(kill > early ? SENDING_MS : ISSUING_MS));
    workedMs += server.worked();
    await server.kill();
    say({ kill, messages: site.mail.taken.size, seconds: Math.round((performance.now() - begin) / 1000) });
  }
  const server = site.start();
  await server.ready();
  await untilAccepted(site, cards + 1);
  const sentMs = performance.now() - begin;
  workedMs += server.worked();
  await noteFirst;
  await server.stop();
  return { issuedMs: Math.round(issuedMs ?? sentMs), sentMs: Math.round(sentMs), workedMs };
};

export const proveBulk = async (options: BulkOptions): Promise<BulkFigures> => {
  const { cards, kills } = options;
  const site = await openSite();
  try {
    const orderNo = await site.inside((shop) => createPaidOrder(shop, cards));
    const times = await issueUnderKills(site, options);
    const breaches = await judge(site, orderNo, cards);
    const mails = [...site.mail.taken.values()];
    const sentTwice = mails.filter(({ times: often }) => often > 1).length;
    return { cards, kills, messages: mails.length, sentTwice, ...times, breaches };
  } finally {
    await site.close();
  }
};
