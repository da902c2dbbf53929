/**
 * Books the remaining value of cards that have expired in the unit's time zone, in batches: each once, according to its product. A card
 * partly held by an order waits until the hold ends. A payment in the last second either locks the card first or finds it empty.
 * Source: A-181.
 */
import { expire, expiredRest } from '@offrande/domain/ledger';
import { parseDate } from '@offrande/domain/time';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { record } from '../ledger/record.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { type CardRow, lockCards, todayIn, todayText } from './card-row.ts';

const BATCH = 200;

interface DueCard {
  readonly id: string;
  readonly expires_on: string;
}

/** The next batch of expired cards, the oldest first, after the last one processed. */
export const dueCardsSql = (unitId: string, today: string, after: DueCard | null): RawBuilder<DueCard> => {
  const behind = after === null ? sql`true` : sql`(expires_on, id) > (${after.expires_on}::date, ${after.id}::uuid)`;
  return sql<DueCard>`
    select id, to_char(expires_on, 'YYYY-MM-DD') as expires_on from card
    where bu_id = ${unitId} and is_rest_open and expires_on < ${today}::date and ${behind}
    order by card.expires_on, id limit ${BATCH}`;
};

interface OpenCard extends CardRow {
  readonly rests_booked: number;
  readonly is_rest_open: boolean;
}

const lockOpen = async (
  transaction: UnitTransaction,
  unit: Unit,
  ids: readonly string[],
): Promise<readonly OpenCard[]> => {
  const cards = await lockCards(transaction, unit, sql`card.id = any(${ids}::uuid[])`);
  const { rows } = await sql<Pick<OpenCard, 'id' | 'rests_booked' | 'is_rest_open'>>`
    select id, rests_booked, is_rest_open from card where id = any(${ids}::uuid[])`.execute(transaction);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return cards.map((card) => ({ ...card, ...byId.get(card.id)! })).filter(({ is_rest_open }) => is_rest_open);
};

/** The value to book; null if nothing can be booked yet. */
const restOf = (shop: Shop, unit: Unit, { posted, held, expires_on }: CardRow): bigint | null =>
  expiredRest({ posted, held }, Result.getOrThrow(parseDate(expires_on)), todayIn(shop, unit));

const book = async (
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  cards: readonly OpenCard[],
): Promise<void> => {
  const over = cards.flatMap((card) => {
    const amountMinor = restOf(shop, unit, card);
    return amountMinor === null ? [] : [{ card, amountMinor }];
  });
  const left = over.filter(({ amountMinor }) => amountMinor > 0n);
  const changes = left.map(({ card, amountMinor }) =>
    expire({
      cardId: card.id,
      turn: card.rests_booked + 1,
      amountMinor,
      currency: unit.currency.code,
      voucherKind: unit.catalogue.products.get(card.item_code)?.voucherKind ?? null,
    }),
  );
  if (changes.length > 0) await record(transaction, unit.id, changes, shop.random);
  if (over.length === 0) return;
  await sql`update card set is_rest_open = false, rests_booked = rests_booked + (id = any(${left.map(({ card }) => card.id)}::uuid[]))::integer
    where id = any(${over.map(({ card }) => card.id)}::uuid[])`.execute(transaction);
};

/** Books the remaining value of all expired cards of the unit that can be booked now. */
export const expireCards = async (shop: Shop, unit: Unit): Promise<void> => {
  let after: DueCard | null = null;
  let isMore = true;
  while (isMore) {
    const due: readonly DueCard[] = await inUnit(shop.connection, unit.id, async (transaction) => {
      const { rows: found } = await dueCardsSql(unit.id, todayText(shop, unit), after).execute(transaction);
      if (found.length > 0) {
        const cards = await lockOpen(
          transaction,
          unit,
          found.map(({ id }) => id),
        );
        await book(transaction, shop, unit, cards);
      }
      return found;
    });
    after = due.at(-1) ?? null;
    isMore = due.length === BATCH;
  }
};
