/** The order that this browser left for the provider and never came back from. Source, reliability row 12. */
import { isRefusal, readFailure } from '@offrande/domain/gateway';
import { abandonedOrderOutcome, type OrderStatus } from '@offrande/domain/order';
import { emptyAfterPurchase } from './order-actor.ts';
import type { Shop } from './shop.ts';

type PayingShop = Pick<Shop, 'cart' | 'gateways' | 'visit'>;

/** Null for an order that the server does not know as this buyer's. */
const statusOf = async ({ gateways }: PayingShop, orderNo: string): Promise<OrderStatus | null> => {
  try {
    return (await gateways.orders.readOrder(orderNo)).status;
  } catch (failure) {
    if (isRefusal(readFailure(failure))) return null;
    throw failure;
  }
};

/** Its number if it was paid meanwhile, and then what was in the cart is bought; null otherwise. */
export const takePaidOrder = async (shop: PayingShop): Promise<string | null> => {
  const orderNo = shop.visit.readLeftOrderNo();
  if (orderNo === null) return null;
  const fate = abandonedOrderOutcome(await statusOf(shop, orderNo));
  if (fate === 'bought') emptyAfterPurchase(shop);
  if (fate === 'over') shop.visit.forgetLeftOrder();
  return fate === 'bought' ? orderNo : null;
};
