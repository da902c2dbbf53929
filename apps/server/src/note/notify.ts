/**
 * Notifies a member in the shop: a message for the inbox, written in the transaction of the event. A buyer without an account
 * is notified by email only. Source: S1.20, S7.20, A-90.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Shop } from '../shop.ts';

/** A notification, with the values for its text. */
export type Note =
  | {
      readonly kind: 'welcome' | 'passwordChanged' | 'emailChanged' | 'identityLinked';
      readonly detail: Readonly<Record<never, never>>;
    }
  | {
      readonly kind: 'orderConfirmed' | 'cardsSent' | 'topUp' | 'orderReturned';
      readonly detail: { readonly order: string };
    }
  | {
      readonly kind: 'membershipApproved' | 'membershipRejected';
      readonly detail: { readonly employer: string };
    }
  | { readonly kind: 'cardReceived'; readonly detail: { readonly giver: string; readonly product: string } };

export type NoteKind = Note['kind'] | 'cardLocked' | 'cardEnding';

/** `told` selects the customers' ids and the values for the text; rows with a null id are skipped. A subject is reported once per customer. */
const notify = (
  { clock }: Pick<Shop, 'clock'>,
  unitId: string,
  kind: NoteKind,
  subject: string,
  told: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`insert into inbox_message (bu_id, customer_id, kind, subject, detail, at)
    select ${unitId}, told.id, ${kind}, ${subject}, told.detail, ${clock()}::timestamptz
    from (${told}) as told (id, detail) where told.id is not null
    on conflict on constraint inbox_message_once do nothing`;

/** The statement that notifies the customers whose ids `owners` selects about `subject`. */
export const notifySql = (
  shop: Pick<Shop, 'clock'>,
  unitId: string,
  { kind, detail }: Note,
  subject: string,
  owners: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  notify(shop, unitId, kind, subject, sql`select id, ${JSON.stringify(detail)}::jsonb from (${owners}) as owner (id)`);

/** The statement that notifies a card's holder of its lock. Its SQL is the same if the card was not locked or does not exist. */
export const notifyLockedSql = (
  shop: Pick<Shop, 'clock'>,
  unitId: string,
  { cardId, subject, isLocked }: { readonly cardId: string; readonly subject: string; readonly isLocked: boolean },
): RawBuilder<unknown> =>
  notify(
    shop,
    unitId,
    'cardLocked',
    subject,
    sql`select customer_id, jsonb_build_object('digits', last_digits) from card where id = ${cardId}::uuid and ${isLocked}::boolean`,
  );

/** The notification of a card's expiry; `subject` is the card and the remaining time, `until` its last day (yyyy/MM/dd). */
export interface EndingNote {
  readonly customer_id: string;
  readonly subject: string;
  readonly detail: { readonly digits: string; readonly until: string };
}

/** The statement that notifies holders that their cards expire. */
export const notifyEndingSql = (
  { clock }: Pick<Shop, 'clock'>,
  unitId: string,
  notes: readonly EndingNote[],
): RawBuilder<unknown> =>
  sql`insert into inbox_message (bu_id, customer_id, kind, subject, detail, at)
    select ${unitId}, note.customer_id, 'cardEnding', note.subject, note.detail, ${clock()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as note (customer_id uuid, subject text, detail jsonb)
    on conflict on constraint inbox_message_once do nothing`;

/** Selects one customer by id. */
export const customerById = (customerId: string): RawBuilder<unknown> =>
  sql`select id from customer where id = ${customerId}::uuid`;

/** Selects the customer who placed an order; null for a guest's. */
export const orderOwner = (unitId: string, orderNo: string): RawBuilder<unknown> =>
  sql`select customer_id from purchase where order_no = ${orderNo} and bu_id = ${unitId}`;
