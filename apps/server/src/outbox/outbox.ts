/**
 * Pending work in the database: written in the transaction that causes it, processed afterwards, retried with increasing backoff for 72
 * hours (reliability row 37). A key is enqueued only once, ever.
 */
import { type RawBuilder, sql } from 'kysely';
import { uuid } from '../random.ts';
import type { Shop } from '../shop.ts';

/** `issue` is processed by the server itself; the others are passed to delivery. */
export const TOPICS = [
  'issue',
  'card-email',
  'card-sms',
  'card-resend',
  'card-resend-sms',
  'card-locked',
  'card-undelivered',
  'transfer-details',
  'card-reminder',
  'order-receipt',
  'order-returned',
  'buyer-cards',
  'parcel',
  'quotation',
  'quotation-reminder',
  'account-email',
  'account-sms',
  'company-email',
  'payment-close',
  'task',
] as const;
export type Topic = (typeof TOPICS)[number];

export interface NewMessage {
  readonly topic: Topic;
  /**
   * The subject: an order number, the id of a card, line or resend, a card's lock or reminder, a refund, an order's
   * message, a quotation, an email about an account or a company's registration, a payment attempt, a task. Topic and
   * subject make the key.
   */
  readonly subject: string;
  /** The earliest time; null for immediately. */
  readonly at: Date | null;
}

export const LIFETIME_MS = 72 * 3_600_000;

/** The statement that enqueues messages if `condition` holds; existing messages stay unchanged. */
export const enqueueSql = (
  { random, clock }: Pick<Shop, 'random' | 'clock'>,
  unitId: string,
  messages: readonly NewMessage[],
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> => {
  const now = clock().getTime();
  const rows = messages.map(({ topic, subject, at }) => {
    const begin = Math.max(now, at?.getTime() ?? now);
    return {
      id: uuid(random),
      key: `${topic}:${subject}`,
      topic,
      payload: { subject },
      next_at: new Date(begin).toISOString(),
      give_up_at: new Date(begin + LIFETIME_MS).toISOString(),
    };
  });
  return sql`insert into outbox (id, bu_id, key, topic, payload, next_at, give_up_at)
    select id, ${unitId}, key, topic, payload, next_at, give_up_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (id uuid, key text, topic text, payload jsonb, next_at timestamptz, give_up_at timestamptz)
    where ${condition}
    on conflict on constraint outbox_once do nothing`;
};

/** The same for each row of `from`, a table of ids not used by any other message: the id becomes the message's subject. */
export const enqueueEachSql = (
  { clock }: Pick<Shop, 'clock'>,
  unitId: string,
  topic: Topic,
  from: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const now = clock();
  return sql`insert into outbox (id, bu_id, key, topic, payload, next_at, give_up_at)
    select id, ${unitId}, ${`${topic}:`}::text || id, ${topic}, jsonb_build_object('subject', id), ${now}::timestamptz,
      ${new Date(now.getTime() + LIFETIME_MS)}::timestamptz
    from ${from}
    on conflict on constraint outbox_once do nothing`;
};
