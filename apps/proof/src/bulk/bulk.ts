/**
 * A big order issued by the real server, which is killed repeatedly meanwhile, while the mail server refuses three addresses in a hundred
 * for good and defers three: each card is issued once, each message reaches its receiver, and the buyer is told once whose did not.
 *
 * The guarantee: a message is written once, in the transaction of its card, and sent until a mail server has accepted it. If a
 * process dies before recording that, the message is sent again with the same Message-ID, which mail programs show once. So a
 * message is accepted at least once, and at most once more per kill.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import type { Dice } from '../simulator/dice.ts';
import { openSite, type Site, UNIT } from '../kill/site.ts';
import { deferredOf, judgeBulk, refusedOf } from './judge-bulk.ts';
import { createPaidOrder } from './paid-order.ts';

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
  /** Addresses that the mail server refused for good, and deferred at first. */
  readonly refused: number;
  readonly deferred: number;
  /** Mails that told the buyer of the refused ones. */
  readonly notices: number;
  readonly kills: number;
  /** From the first start to the first message, which is sent after the last card is issued; includes starts and kills. */
  readonly issuedMs: number;
  /** From the first start to the last message. */
  readonly sentMs: number;
  /** CPU time of all processes, until each was ready or killed. */
  readonly workedMs: number;
  readonly breaches: readonly string[];
}

/** Waits until that many messages are accepted. Throws if the run stalls. */
const untilAccepted = async ({ mail }: Site, messages: number): Promise<void> => {
  let [before, since] = [-1, performance.now()];
  while (mail.taken.size < messages) {
    if (mail.taken.size !== before) [before, since] = [mail.taken.size, performance.now()];
    if (performance.now() - since > STALLED_MS) throw new Error(`No message after ${before}`);
    await pause(10);
  }
};

/** Lets the buyer's mails, which wait for further cards, be sent now; returns how many there are, null as long as a card is not given up yet. */
const hurryNotices = (site: Site, refused: number): Promise<number | null> =>
  site.inside((shop) =>
    inUnit(shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{ notice: number }>`select notice from undelivered_card`.execute(transaction);
      if (rows.length < refused) return null;
      await sql`update outbox set next_at = ${shop.clock()} where topic = 'card-undelivered' and done_at is null`.execute(
        transaction,
      );
      return new Set(rows.map(({ notice }) => notice)).size;
    }),
  );

const issueUnderKills = async (site: Site, { cards, kills, dice, say }: BulkOptions) => {
  const begin = performance.now();
  let issuedMs: number | null = null;
  let workedMs = 0;
  const refused = refusedOf(cards).length;
  // The receipt, and the cards that have a mailbox.
  const accepted = cards - refused + 1;
  const noteFirst = untilAccepted(site, 1).then(() => (issuedMs = performance.now() - begin));
  const early = Math.ceil(kills / KILLS_WHILE_ISSUING);
  for (let kill = 1; kill <= kills; kill += 1) {
    const server = site.start();
    await server.ready();
    if (kill > early) await untilAccepted(site, Math.floor((accepted * (kill - early)) / (kills - early + 1)));
    await pause(dice.below(kill > early ? SENDING_MS : ISSUING_MS));
    workedMs += server.worked();
    await server.kill();
    say({ kill, messages: site.mail.taken.size, seconds: Math.round((performance.now() - begin) / 1000) });
  }
  const server = site.start();
  await server.ready();
  await untilAccepted(site, accepted);
  const sentMs = performance.now() - begin;
  let notices = await hurryNotices(site, refused);
  for (; notices === null; notices = await hurryNotices(site, refused)) await pause(100);
  await untilAccepted(site, accepted + notices);
  workedMs += server.worked();
  await noteFirst;
  await server.stop();
  return { issuedMs: Math.round(issuedMs ?? sentMs), sentMs: Math.round(sentMs), workedMs, notices };
};

export const proveBulk = async (options: BulkOptions): Promise<BulkFigures> => {
  const { cards, kills } = options;
  const site = await openSite();
  try {
    const order = await site.inside((shop) => createPaidOrder(shop, cards));
    const times = await issueUnderKills(site, options);
    const breaches = await judgeBulk(site, order, cards);
    const mails = [...site.mail.taken.values()];
    const sentTwice = mails.filter(({ times: often }) => often > 1).length;
    const [refused, deferred] = [refusedOf(cards).length, deferredOf(cards).length];
    return { cards, kills, messages: mails.length, sentTwice, refused, deferred, ...times, breaches };
  } finally {
    await site.close();
  }
};
