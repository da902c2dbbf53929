/**
 * What a company has bought, which tiers may count: the face value of each settled order's cards by code, gift cards left out,
 * returned cards taken off. Source: A-12, decision 054.
 */
import { type RawBuilder, sql } from 'kysely';

/** An order by its number. */
interface OrderKey {
  readonly order_no: string;
  readonly bu_id: string;
}

/** The statement that counts an order that is being settled; nothing for other buyers than companies. */
export const boughtSql = ({ order_no, bu_id }: OrderKey): RawBuilder<unknown> => sql`
  insert into company_sale (order_no, bu_id, customer_id, item_code, face)
  select purchase.order_no, purchase.bu_id, company.id, line.item_code, sum(line.amount * line.cards)
  from purchase
    join lateral (
      select id from customer where id = purchase.ordered_for and member_type = 'business'
      union all
      select id from customer where id = purchase.customer_id and purchase.ordered_for is null and member_type = 'business'
    ) company on true
    join order_line line on line.order_no = purchase.order_no and coalesce(line.sale->>'given', '0') = '0'
  where purchase.order_no = ${order_no} and purchase.bu_id = ${bu_id} and purchase.sells = 'cards'
  group by purchase.order_no, purchase.bu_id, company.id, line.item_code`;

/** The statement that takes returned cards off, by id; all of the order's if none has been issued. */
export const returnedSql = ({ order_no, bu_id }: OrderKey, cardIds: readonly string[]): RawBuilder<unknown> =>
  cardIds.length === 0
    ? sql`update company_sale set face = 0 where order_no = ${order_no} and bu_id = ${bu_id}`
    : sql`
  update company_sale sale set face = sale.face - returned.face
  from (
    select line.item_code, sum(line.amount) as face from card join order_line line on line.id = card.order_line_id
    where card.id = any(${cardIds}::uuid[]) and coalesce(line.sale->>'given', '0') = '0' group by line.item_code
  ) returned
  where sale.order_no = ${order_no} and sale.bu_id = ${bu_id} and sale.item_code = returned.item_code`;
