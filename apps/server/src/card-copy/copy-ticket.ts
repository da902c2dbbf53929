/**
 * An address for a copy of a card, sealed by the server: good for ten minutes in the browser that asked. Whose the card is, and
 * whether it may be copied, is looked at again when it is fetched, so one that was blocked meanwhile is not given out.
 */
import { isLockedByPins } from '@offrande/domain/card';
import { MINUTE_MS } from '@offrande/domain/time';
import { Schema } from 'effect';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import { requireMember } from '../card/own-card.ts';
import { inUnit } from '../database/in-unit.ts';
import { SESSION_COOKIE, findCookieSession } from '../session/find-buyer.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

const GOOD_FOR_MS = 10 * MINUTE_MS;

/** What the copy is; a ticket for one is none for the other. */
export type CopyPurpose = 'card-print' | 'card-pass';

const Ticket = Schema.Struct({
  unitId: Schema.String,
  cardId: Schema.String,
  customerId: Schema.String,
  sessionId: Schema.String,
  language: Schema.String,
  endsAt: Schema.Number,
});
type Ticket = typeof Ticket.Type;

const decodeTicket = Schema.decodeSync(Schema.fromJsonString(Ticket));

/** A ticket for a card of the customer who asks. */
export const sealTicket = (context: CallContext, purpose: CopyPurpose, cardId: string): string => {
  const { shop, unit, buyer, language } = context;
  const ticket: Ticket = {
    unitId: unit.id,
    cardId,
    customerId: requireMember(context).id,
    sessionId: buyer.sessionId,
    language,
    endsAt: shop.clock().getTime() + GOOD_FOR_MS,
  };
  return shop.vault.encrypt(purpose, JSON.stringify(ticket));
};

const notFound = (): CallRefused => new CallRefused('notFound');

const readTicket = ({ vault }: Shop, purpose: CopyPurpose, text: string): Ticket => {
  try {
    return decodeTicket(vault.decrypt(purpose, text));
  } catch {
    throw notFound();
  }
};

const mayBeCopied = (shop: Shop, { unitId, cardId, customerId }: Ticket): Promise<boolean> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const { rows } = await sql<{ wrong_pins: number }>`
      select wrong_pins from card where id = ${cardId} and bu_id = ${unitId} and customer_id = ${customerId}
        and not is_blocked and not is_locked`.execute(transaction);
    return rows[0] !== undefined && !isLockedByPins(rows[0].wrong_pins);
  });

export interface TicketedCard {
  readonly unit: Unit;
  readonly cardId: string;
  readonly language: string;
}

/** The card of the ticket in the address; `notFound` where it is over, another browser's, or of a card that may not be copied. */
export const redeemTicket = async (shop: Shop, context: Context, purpose: CopyPurpose): Promise<TicketedCard> => {
  const now = shop.clock();
  const ticket = readTicket(shop, purpose, context.req.param('ticket') ?? '');
  const unit = shop.units.get(ticket.unitId);
  const cookie = getCookie(context, SESSION_COOKIE);
  if (unit === undefined || cookie === undefined || ticket.endsAt < now.getTime()) throw notFound();
  const sessionId = await findCookieSession(shop.connection, unit.id, cookie, now);
  if (sessionId !== ticket.sessionId || !(await mayBeCopied(shop, ticket))) throw notFound();
  return { unit, cardId: ticket.cardId, language: ticket.language };
};
