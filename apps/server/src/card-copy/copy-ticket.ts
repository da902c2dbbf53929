/**
 * A sealed URL for a copy of a card, valid for ten minutes in the browser that requested it. The card's owner, and whether it may be
 * copied, are checked again when it is fetched, so that a card blocked meanwhile is not given out.
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

/** The kind of copy; a ticket is valid for its own kind only. */
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

/** Creates a ticket for a card of the calling customer. */
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

/** The card of the ticket in the URL; `notFound` if it has expired, belongs to another browser, or its card may not be copied. */
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
