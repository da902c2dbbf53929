/** The call `cardPrint`, and the PDF behind the URL that it returns. Source: S3.100, S7.93. */
import type { Calls } from '@offrande/api-client/contract';
import type { Context } from 'hono';
import { inUnit } from '../database/in-unit.ts';
import { loadIssuedCard } from '../issued-card/load-issued-card.ts';
import { printCard } from '../issued-card/print-card.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import type { Shop } from '../shop.ts';
import { limitCall } from '../card/limit-call.ts';
import { readOwnCard, usableFor } from '../card/own-card.ts';
import { redeemTicket, sealTicket } from './copy-ticket.ts';

export const CARD_PRINT_PATH = '/api/card/print';

const ALLOWANCE = { perSession: 30, perAddress: 120 } as const;

export const cardPrint: Handler<Calls['cardPrint']> = async ({ cardNumber }, context) => {
  const { shop, unit } = context;
  await limitCall(context, 'cardPrint', ALLOWANCE);
  const row = await inUnit(shop.connection, unit.id, (transaction) => readOwnCard(transaction, context, cardNumber));
  usableFor('print', context, row);
  return { pdfUrl: `${CARD_PRINT_PATH}/${sealTicket(context, 'card-print', row.id)}` };
};

export const sendCardPrint = async (shop: Shop, context: Context): Promise<Response> => {
  const { unit, cardId } = await redeemTicket(shop, context, 'card-print');
  const found = await loadIssuedCard(shop, unit, cardId);
  if (found === null) throw new CallRefused('notFound');
  return context.body(new Uint8Array(await printCard(found.card)), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${unit.name.toLowerCase()}-${found.card.cardNumber.slice(-4)}.pdf"`,
    'Cache-Control': 'no-store',
  });
};
