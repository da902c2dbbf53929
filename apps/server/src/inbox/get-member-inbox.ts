/**
 * The call `getMemberInbox`: the member's own messages, all at once and newest first, in the language of the page. Source:
 * S7.20, A-90.
 */
import type { Calls } from '@offrande/api-client/contract';
import type { InboxMessage } from '@offrande/domain/inbox';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { fill } from '../mail/words.ts';
import { html } from '../mail/html.ts';
import type { Handler } from '../call/handler.ts';
import { ownCustomer } from '../session/own-customer.ts';
import type { Unit } from '../unit/unit.ts';
import { inboxWords } from './inbox-words.ts';
import type { NoteKind } from '../note/notify.ts';

/** Far more than anyone reads. */
const MESSAGES_MAX = 500;

interface Row {
  readonly kind: NoteKind;
  readonly subject: string;
  readonly detail: Readonly<Record<string, string>>;
  readonly at: Date;
}

const messageOf = (unit: Unit, language: string, { kind, subject, detail, at }: Row): InboxMessage => {
  const [title, text] = inboxWords(language, kind);
  const values = { shop: unit.name, ...detail };
  return {
    id: `${kind}/${subject}`,
    title: fill(title, values),
    text: html`<p>${fill(text, values)}</p>`.text,
    at: at.getTime(),
  };
};

export const getMemberInbox: Handler<Calls['getMemberInbox']> = async ({ custId }, { shop, unit, buyer, language }) => {
  const { id } = ownCustomer(buyer, custId);
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<Row>`select kind, subject, detail, at from inbox_message where customer_id = ${id} and bu_id = ${unit.id}
      order by at desc, kind, subject limit ${MESSAGES_MAX}`.execute(transaction),
  );
  return { messages: rows.map((row) => messageOf(unit, language, row)) };
};
