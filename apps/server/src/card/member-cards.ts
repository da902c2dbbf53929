/** The call `memberCards`: a customer's cards of one product, without PINs. Source: S3.96 to S3.98, S7.14. */
import type { Calls } from '@offrande/api-client/contract';
import { cardDetailFromWire } from '@offrande/domain/card/schema';
import { Schema } from 'effect';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import { productFacts } from './card-products.ts';
import { toCard, readCards } from './card-row.ts';
import { requireMember } from './own-card.ts';
import { shownState } from './shown-state.ts';

export const memberCards: Handler<Calls['memberCards']> = async ({ itemCode }, context) => {
  const { shop, unit, language } = context;
  const { id } = requireMember(context);
  const rows = await inUnit(shop.connection, unit.id, (transaction) =>
    readCards(transaction, unit, sql`card.customer_id = ${id} and card.item_code = ${itemCode}`),
  );
  if (rows.length === 0) throw new CallRefused('notFound', { field: 'itemCode' });
  const cards = rows.map((row) => shownState(context, toCard(shop, unit, row)));
  return Schema.encodeSync(cardDetailFromWire(unit.currency))({ ...productFacts(unit, itemCode, language), cards });
};
