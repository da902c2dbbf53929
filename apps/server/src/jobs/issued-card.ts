/** What delivery needs to know of a card or an order that it is to send: decrypted here, and nowhere kept. */
import type { DeliveryType } from '@offrande/domain/delivery';
import { fromMinorUnits, type Money } from '@offrande/domain/money';
import { type RawBuilder, sql } from 'kysely';
import { decryptCardNumber, decryptPin } from '../coupon/card-number.ts';
import { inUnit } from '../database/in-unit.ts';
import type { OrderBuyer, OrderLineDetail } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

export interface CardToSend {
  readonly cardId: string;
  readonly orderNo: string;
  readonly itemCode: string;
  readonly deliveryType: DeliveryType;
  readonly amount: Money;
  readonly cardNumber: string;
  readonly pin: string;
  /** yyyy-MM-dd, the last day. */
  readonly expiresOn: string;
  readonly detail: OrderLineDetail;
}

export interface OrderToSend {
  readonly orderNo: string;
  readonly buyer: OrderBuyer;
  readonly total: Money;
  readonly lines: readonly {
    readonly itemCode: string;
    readonly cards: number;
    readonly amount: Money;
    readonly deliveryType: DeliveryType;
    readonly detail: OrderLineDetail;
  }[];
  /** The cards of the lines that go to the buyer. */
  readonly cards: readonly CardToSend[];
}

interface CardRow {
  readonly id: string;
  readonly order_no: string;
  readonly item_code: string;
  readonly delivery_type: DeliveryType;
  readonly amount: bigint;
  readonly number_encrypted: string;
  readonly pin_encrypted: string;
  readonly expires_on: string;
  readonly detail: OrderLineDetail;
}

const readCards = (shop: Shop, unit: Unit, which: RawBuilder<unknown>): Promise<readonly CardToSend[]> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<CardRow>`
      select card.id, line.order_no, line.item_code, line.delivery_type, line.amount, card.number_encrypted, card.pin_encrypted,
        to_char(card.expires_on, 'YYYY-MM-DD') as expires_on, line.detail
      from card join order_line line on line.id = card.order_line_id
      where card.bu_id = ${unit.id} and ${which} order by line.position, card.unit_no`.execute(transaction);
    return rows.map((row) => ({
      cardId: row.id,
      orderNo: row.order_no,
      itemCode: row.item_code,
      deliveryType: row.delivery_type,
      amount: fromMinorUnits(row.amount, unit.currency),
      cardNumber: decryptCardNumber(shop.vault, row.number_encrypted),
      pin: decryptPin(shop.vault, row.pin_encrypted),
      expiresOn: row.expires_on,
      detail: row.detail,
    }));
  });

/** The subject of `card-email` and `card-sms`. */
export const readCardToSend = async (shop: Shop, unit: Unit, cardId: string): Promise<CardToSend> => {
  const [card] = await readCards(shop, unit, sql`card.id = ${cardId}::uuid`);
  if (card === undefined) throw new Error(`There is no card ${cardId}`);
  return card;
};

/** The subject of `order-receipt`. */
export const readOrderToSend = async (shop: Shop, unit: Unit, orderNo: string): Promise<OrderToSend> => {
  const { order, lines } = await inUnit(shop.connection, unit.id, async (transaction) => {
    const orders = await sql<{ buyer: OrderBuyer; total: bigint }>`
      select buyer, total from purchase where order_no = ${orderNo} and bu_id = ${unit.id}`.execute(transaction);
    const found = await sql<{ item_code: string; cards: number; amount: bigint; delivery_type: DeliveryType; detail: OrderLineDetail }>`
      select item_code, cards, amount, delivery_type, detail from order_line
      where order_no = ${orderNo} and bu_id = ${unit.id} order by position`.execute(transaction);
    return { order: orders.rows[0], lines: found.rows };
  });
  if (order === undefined) throw new Error(`There is no order ${orderNo}`);
  return {
    orderNo,
    buyer: order.buyer,
    total: fromMinorUnits(order.total, unit.currency),
    lines: lines.map(({ item_code, cards, amount, delivery_type, detail }) => ({
      itemCode: item_code,
      cards,
      amount: fromMinorUnits(amount, unit.currency),
      deliveryType: delivery_type,
      detail,
    })),
    cards: await readCards(shop, unit, sql`line.order_no = ${orderNo} and line.delivery_type in ('pdf', 'zip', 'cardFile', 'urlFile')`),
  };
};
