/** What holds of the work behind the shop: whatever happened has each of its messages once. Invariant 10. */
import { sql } from 'kysely';
import type { Rules } from './rule.ts';

export const messageRules: Rules = () => [
  sql`select 'a confirmed order has its issue job', purchase.order_no
    from purchase left join outbox on outbox.topic = 'issue' and outbox.key = 'issue:' || purchase.order_no
    where purchase.state = 'confirmed' and purchase.sells = 'cards' and outbox.id is null`,
  sql`select 'an issued order has its receipt', substr(issue.key, 7)
    from outbox issue left join outbox receipt on receipt.topic = 'order-receipt'
      and receipt.key = 'order-receipt:' || substr(issue.key, 7)
    where issue.topic = 'issue' and issue.done_at is not null and receipt.id is null`,
  sql`select 'an issued card has the messages of its delivery', card.id::text || ' ' || wanted.topic
    from card join order_line on order_line.id = card.order_line_id
      cross join (values ('card-email', array['email', 'emailAndSms']), ('card-sms', array['sms', 'emailAndSms'])) as wanted (topic, types)
      left join outbox on outbox.topic = wanted.topic and outbox.key = wanted.topic || ':' || card.id::text
    where (outbox.id is not null) <> (order_line.delivery_type = any(wanted.types))`,
  sql`select 'who bought is told of a return', refund.id::text
    from refund left join outbox on outbox.topic = 'order-returned' and outbox.key = 'order-returned:' || refund.id::text
    where outbox.id is null`,
  sql`select 'an alarm was raised for every task', task.id::text
    from task left join outbox on outbox.topic = 'task' and outbox.key = 'task:' || task.kind || ':' || task.subject
    where outbox.id is null`,
];
