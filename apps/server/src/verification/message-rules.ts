/** Invariants of background work: every event has each of its messages exactly once. Reliability section 3, invariant 10. */
import { DELIVERY_TYPES, deliveryTargets, type DeliveryChannel } from '@offrande/domain/delivery';
import { sql } from 'kysely';
import type { Rules } from './rule.ts';

const keyed = sql`(
    select id, 'issue:' || id as issue, 'order-receipt:' || id as receipt from chosen_order offset 0
  ) keyed`;

/** The delivery types that send each card to its receiver over a channel. */
const typesBy = (wanted: DeliveryChannel): readonly string[] =>
  DELIVERY_TYPES.filter((type) =>
    deliveryTargets(type).some(({ channel, whom }) => channel === wanted && whom === 'receiver'),
  );

export const messageRules: Rules = () => [
  sql`select 'a confirmed order has its issue job' as rule, purchase.order_no as subject
    from ${keyed} join purchase on purchase.order_no = keyed.id
      left join outbox on outbox.topic = 'issue' and outbox.key = keyed.issue
    where purchase.state = 'confirmed' and purchase.sells = 'cards' and outbox.id is null`,
  sql`select 'an issued order has its receipt', keyed.id
    from ${keyed} join outbox issue on issue.topic = 'issue' and issue.key = keyed.issue
      left join outbox receipt on receipt.topic = 'order-receipt' and receipt.key = keyed.receipt
    where issue.done_at is not null and receipt.id is null`,
  sql`select 'an issued card has the messages of its delivery', due.id::text || ' ' || due.topic
    from (
        select card.id, way.topic, way.topic || ':' || card.id::text as key, order_line.delivery_type = any(way.types) as is_wanted
        from chosen_order join order_line on order_line.order_no = chosen_order.id
          join card on card.order_line_id = order_line.id
          cross join (values ('card-email', ${typesBy('email')}::text[]), ('card-sms', ${typesBy('sms')}::text[])) as way (topic, types)
        offset 0
      ) due
      left join outbox on outbox.topic = due.topic and outbox.key = due.key
    where (outbox.id is not null) <> due.is_wanted`,
  sql`select 'who bought is told of a return', returned.id::text
    from (
        select refund.id, 'order-returned:' || refund.id::text as key
        from chosen_order join refund on refund.order_no = chosen_order.id offset 0
      ) returned
      left join outbox on outbox.topic = 'order-returned' and outbox.key = returned.key
    where outbox.id is null`,
];
