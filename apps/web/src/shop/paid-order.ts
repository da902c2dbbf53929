/**
 * An order that this browser left to pay at the provider and never returned from. Source, reliability row
 * 12.
 */
import { isRefusal, readFailure } from '@offrande/domain/gateway';
import { abandonedOrderOutcome, type OrderStatus } from '@offrande/domain/order';
import { settlePurchase } from './order-actor.ts';
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

/** The order's number if it has been paid meanwhile, after taking its lines out of the cart; null otherwise. */
export const claimPaidOrder = async (shop: PayingShop): Promise<string | null> => {
  const left = shop.visit.readLeftOrder();
  if (left === null) return null;
  const orderNo = left.notConfirmYetOrderNo;
  const fate = abandonedOrderOutcome(await readStatus(shop, orderNo));
  if (fate === 'bought') settlePurchase(shop, orderNo);
  if (fate === 'over') shop.visit.forgetOrder(orderNo);
  return fate === 'bought' ? orderNo : null;
};
