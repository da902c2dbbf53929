/**
 * How far the cards of an order that go by email or SMS are, as parts of SQL: joined to a card's row. A card that was sent
 * again is where its last message is; before that, where its first ones are. Source, decisions 033 and 041.
 */
import { sendingChannels } from '@offrande/domain/card-copy';
import { DELIVERY_TYPES } from '@offrande/domain/delivery';
import { type RawBuilder, sql } from 'kysely';

export const SENT_TYPES = DELIVERY_TYPES.filter((type) => Object.values(sendingChannels(type)).includes(true));

const HAS_FAILED = sql`done_at is null and failed_at is not null`;

/**
 * `first`: its first messages, whose `due_at` is when the next of them goes out. `again`: the last time that it was sent
 * again, and whether every message of that has failed; both null where the first message had not gone out yet and took the
 * new address along.
 */
export const joinSending = (unitId: string): RawBuilder<unknown> => sql`
  left join lateral (
    select max(done_at) as sent_at, min(next_at) filter (where done_at is null and failed_at is null) as due_at,
      bool_or(done_at is null and failed_at is null) as is_waiting, bool_and(${HAS_FAILED}) as has_failed
    from outbox where outbox.bu_id = ${unitId}
      and outbox.key in ('card-email:' || card.id::text, 'card-sms:' || card.id::text)
  ) first on true
  left join lateral (
    select newest.at, bool_and(${HAS_FAILED}) as has_failed
    from (
      select id, at from card_resend where card_resend.card_id = card.id order by at desc limit 1
    ) newest join outbox on outbox.bu_id = ${unitId}
      and outbox.key in ('card-resend:' || newest.id::text, 'card-resend-sms:' || newest.id::text)
    group by newest.at
  ) again on true`;

/** When it was sent last; null before it was. */
export const SENT_AT: RawBuilder<Date | null> = sql`
  case when first.is_waiting then null else greatest(first.sent_at, again.at) end`;

/** It reached nobody. */
export const IS_UNDELIVERED: RawBuilder<boolean> = sql`
  coalesce(again.has_failed, first.has_failed, false)`;
