/**
 * The delivery state of an order's cards sent by email or SMS, as SQL fragments joined to a card's row. The state of a resent
 * card is that of its last message; otherwise that of its first ones. Source, decisions 033 and 041.
 */
import { sendingChannels } from '@offrande/domain/card-copy';
import { DELIVERY_TYPES } from '@offrande/domain/delivery';
import { type RawBuilder, sql } from 'kysely';

export const SENT_TYPES = DELIVERY_TYPES.filter((type) => Object.values(sendingChannels(type)).includes(true));

const HAS_FAILED = sql`done_at is null and failed_at is not null`;

/**
 * `first`: the card's first messages; `due_at` is when the next of them goes out. `again`: when it was last resent, and whether
 * all messages of that have failed; both null if the first message had not gone out yet and was redirected to the new address.
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

/** When the card was last sent; null if it has not been. */
export const SENT_AT: RawBuilder<Date | null> = sql`
  case when first.is_waiting then null else greatest(first.sent_at, again.at) end`;

/** Whether the card could not be delivered. */
export const IS_UNDELIVERED: RawBuilder<boolean> = sql`
  coalesce(again.has_failed, first.has_failed, false)`;
