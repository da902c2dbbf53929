/** The data of a confirmed order for its receipt. */
import {
  deliveriesOf,
  type DeliveryType,
  isPhysicalDelivery,
  type LineToDeliver,
  travelsWithReceipt,
} from '@offrande/domain/delivery';
import { formatMoney } from '@offrande/domain/locale';
import { fromMinorUnits } from '@offrande/domain/money';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { OrderBuyer, OrderLineDetail } from '../order/order-rows.ts';
import { bonusOf, type SettlementRow } from '../order/settlement-row.ts';
import { numberStyle } from '../unit/number-style.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { loadCardsOfLines } from '../issued-card/load-issued-card.ts';
import { linesToDeliver } from './order-messages.ts';
import type { Receipt } from './receipt-email.ts';

interface ReceiptRow {
  readonly total: bigint;
  readonly buyer: OrderBuyer;
  readonly settlement: SettlementRow;
  readonly cards: number;
  readonly amount: bigint;
  readonly delivery_type: DeliveryType;
  readonly detail: OrderLineDetail;
  /** Present in the first row only. */
  readonly lines: readonly LineToDeliver[];
}

export interface AddressedReceipt {
  readonly receipt: Receipt;
  readonly buyerEmail: string;
}

export const loadReceipt = async (shop: Shop, unit: Unit, orderNo: string): Promise<AddressedReceipt | null> => {
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<ReceiptRow>`
      select purchase.total, purchase.buyer, purchase.settlement, order_line.cards, order_line.amount, order_line.delivery_type, order_line.detail,
        case when order_line.position = 0 then ${linesToDeliver(orderNo)} end as lines
      from purchase join order_line on order_line.order_no = purchase.order_no
      where purchase.order_no = ${orderNo} and purchase.bu_id = ${unit.id}
      order by order_line.position`.execute(transaction),
  );
  const [first] = rows;
  if (first === undefined) return null;
  const { buyer, settlement } = first;
  const bonus = bonusOf(settlement);
  const { toBuyer } = deliveriesOf(first.lines);
  const attached = toBuyer.filter(travelsWithReceipt).flatMap(({ attached: lineIds }) => lineIds);
  const style = numberStyle(unit, buyer.language);
  const write = (minor: bigint): string => formatMoney(fromMinorUnits(BigInt(minor), unit.currency), style);
  return {
    buyerEmail: buyer.email,
    receipt: {
      orderNo,
      language: buyer.language,
      shopName: unit.name,
      buyerName: buyer.name,
      orderUrl: `${shop.publicOrigin}/${unit.id}/order/${orderNo}`,
      total: write(first.total),
      bonus: bonus === null ? null : write(bonus.amountMinor),
      hasPostedCards: rows.some(({ delivery_type }) => isPhysicalDelivery(delivery_type)),
      lines: rows.map(({ cards, amount, detail }) => ({
        quantity: cards,
        product: detail.productName,
        amount: write(amount),
        receiver: detail.receiver.name === '' ? buyer.name : detail.receiver.name,
        isGift: detail.price.isGift === true,
      })),
      hasCardsLater: toBuyer.some((message) => !travelsWithReceipt(message)),
      cardsToPrint: await loadCardsOfLines(shop, unit, attached),
    },
  };
};
