/** The order that this browser left to pay and did not see paid. Source. */
import type { Shop } from './shop.ts';

/**
 * Its number if it has been paid meanwhile, after taking its lines out of the cart; null otherwise, and where nobody can say. Its code
 * is loaded only if there is such an order.
 */
export const claimLeftOrder = async (
  shop: Pick<Shop, 'cart' | 'gateways' | 'report' | 'visit'>,
): Promise<string | null> => {
  if (shop.visit.readLeftOrder() === null) return null;
  try {
    const { claimPaidOrder } = await import('./paid-order.ts');
    return await claimPaidOrder(shop);
  } catch (failure) {
    shop.report(failure);
    return null;
  }
};
