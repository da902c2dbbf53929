/**
 * An order that this browser left to pay at the provider and never returned from. Source, reliability row
 * 12.
 */
import { isRefusal, readFailure } from '@offrande/domain/gateway';
import { abandonedOrderOutcome, type OrderStatus } from '@offrande/domain/order';
import { emptyAfterPurchase } from './order-actor.ts';
import type { Shop } from './shop.ts';

type PayingShop = Pick<Shop, 'cart' | 'gateways' | 'visit'>;

/** Null if the server does not recognise the order as this buyer's. */
const readStatus = async ({ gateways }: PayingShop, orderNo: string): Promise<OrderStatus | null> => {
  try {
    return (await gateways.orders.readOrder(orderNo)).status;
  } catch (failure) {
    if (isRefusal(readFailure(failure))) return null;
    throw failure;
  }
};

/** The order's number if it has been paid meanwhile, after clearing the cart it bought; null otherwise. */
export const claimPaidOrder = async (shop: PayingShop): Promise<string | null> => {
  const orderNo = shop.visit.readLeftOrderNo();
  if (orderNo === null) return null;
  const fate = abandonedOrderOutcome(await readStatus(shop, orderNo));
  if (fate === 'bought') emptyAfterPurchase(shop);
  if (fate === 'over') shop.visit.forgetLeftOrder();
  return fate === 'bought' ? orderNo : null;
};
