/** The call `memberProducts`: the products of which a customer has cards. Source: S7.13. */
import type { Calls } from '@offrande/api-client/contract';
import { encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { Handler } from '../call/handler.ts';
import { productFacts, findProduct } from './card-products.ts';
import { requireMember } from './own-card.ts';

interface Row {
  readonly item_code: string;
  readonly cards: number;
  readonly available: string;
}

const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.trim().toLowerCase());

export const memberProducts: Handler<Calls['memberProducts']> = async ({ productName, categoryId }, context) => {
  const { shop, unit, language } = context;
  const { id } = requireMember(context);
  const rows = await inUnit(
    shop.connection,
    unit.id,
    async (transaction) =>
      (
        await sql<Row>`select card.item_code, count(*)::integer as cards, sum(account.posted - account.held)::text as available
          from card join account on account.id = card.account_id
          where card.bu_id = ${unit.id} and card.customer_id = ${id} group by card.item_code order by card.item_code`.execute(
          transaction,
        )
      ).rows,
  );
  const products = rows.map(({ item_code: itemCode, cards: cardCount, available }) => {
    const facts = productFacts(unit, itemCode, language);
    const category = findProduct(unit, itemCode)?.categoryId;
    return {
      itemCode,
      productName: facts.productName,
      productImgUrl: facts.productImageUrl,
      categoryId: category === undefined ? null : String(category),
      cardCount,
      cardBalance: encodeAmount(fromMinorUnits(BigInt(available), unit.currency)),
    };
  });
  return {
    products: products.filter(
      (product) =>
        (productName === undefined || includes(product.productName, productName)) &&
        (categoryId === undefined || product.categoryId === categoryId),
    ),
  };
};
