/**
 * The call `cardPrint` and the PDF it leads to. The address is sealed by the server, good for ten minutes in the browser
 * that asked; the card is looked at again when it is fetched, so one that was blocked meanwhile is not printed. Source:
 * S3.100, S7.93.
 */
import type { Calls } from '@offrande/api-client/contract';
import { MINUTE_MS } from '@offrande/domain/time';
import { Schema } from 'effect';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { loadIssuedCard } from '../issued-card/load-issued-card.ts';
import { printCard } from '../issued-card/print-card.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import { SESSION_COOKIE, findCookieSession } from '../session/find-buyer.ts';
import type { Shop } from '../shop.ts';
import { limitCall } from '../card/limit-call.ts';
import { requireMember, readOwnCard, usableFor } from '../card/own-card.ts';

export const CARD_PRINT_PATH = '/api/card/print';

const ALLOWANCE = { perSession: 30, perAddress: 120 } as const;
const GOOD_FOR_MS = 10 * MINUTE_MS;
const PURPOSE = 'card-print';

const Ticket = Schema.Struct({
  unitId: Schema.String,
  cardId: Schema.String,
  customerId: Schema.String,
  sessionId: Schema.String,
  endsAt: Schema.Number,
});
type Ticket = typeof Ticket.Type;

const decodeTicket = Schema.decodeSync(Schema.fromJsonString(Ticket));

export const cardPrint: Handler<Calls['cardPrint']> = async ({ cardNumber }, context) => {
  const { shop, unit, buyer } = context;
  await limitCall(context, 'cardPrint', ALLOWANCE);
  const row = await inUnit(shop.connection, unit.id, (transaction) => readOwnCard(transaction, context, cardNumber));
  usableFor('print', context, row);
  const ticket: Ticket = {
    unitId: unit.id,
    cardId: row.id,
    customerId: requireMember(context).id,
    sessionId: buyer.sessionId,
    endsAt: shop.clock().getTime() + GOOD_FOR_MS,
  };
  return { pdfUrl: `${CARD_PRINT_PATH}/${shop.vault.encrypt(PURPOSE, JSON.stringify(ticket))}` };
};

const notFound = (): CallRefused => new CallRefused('notFound');

const readTicket = ({ vault }: Shop, text: string): Ticket => {
  try {
    return decodeTicket(vault.decrypt(PURPOSE, text));
  } catch {
    throw notFound();
  }
};

const isPrintable = (shop: Shop, { unitId, cardId, customerId }: Ticket): Promise<boolean> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const { rows } =
      await sql`select from card where id = ${cardId} and bu_id = ${unitId} and customer_id = ${customerId}
      and not is_blocked and not is_locked`.execute(transaction);
    return rows.length === 1;
  });

export const sendCardPrint = async (shop: Shop, context: Context): Promise<Response> => {
  const now = shop.clock();
  const ticket = readTicket(shop, context.req.param('ticket') ?? '');
  const unit = shop.units.get(ticket.unitId);
  const cookie = getCookie(context, SESSION_COOKIE);
  if (unit === undefined || cookie === undefined || ticket.endsAt < now.getTime()) throw notFound();
  const sessionId = await findCookieSession(shop.connection, unit.id, cookie, now);
  if (sessionId !== ticket.sessionId || !(await isPrintable(shop, ticket))) throw notFound();
  const found = await loadIssuedCard(shop, unit, ticket.cardId);
  if (found === null) throw notFound();
  return context.body(new Uint8Array(await printCard(found.card)), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${unit.name.toLowerCase()}-${found.card.cardNumber.slice(-4)}.pdf"`,
    'Cache-Control': 'no-store',
  });
};
