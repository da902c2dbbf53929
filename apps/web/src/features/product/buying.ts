/**
 * What somebody needs who begins to buy: the shop of the page and the form's rules. Loaded with the first change of the
 * form, so that looking at a card costs none of it.
 */
import type { Boot } from '@offrande/api-client/contract';
import type { NumberingPlan } from '@offrande/domain/phone';
import { openShop } from '../../shop/shop-context.tsx';
import type { Shop } from '../../shop/shop.ts';
import { checkProduct } from './product-check.ts';

export interface Buying {
  readonly shop: Pick<Shop, 'cart' | 'cartPolicy' | 'discounts' | 'gateways' | 'visit' | 'newId' | 'now' | 'report'>;
  readonly checkProduct: typeof checkProduct;
  /** The table of the world's phone numbers is big, so it comes with the first press of the button. */
  readonly loadPlan: () => Promise<NumberingPlan>;
}

export const openBuying = (boot: Boot): Buying => ({
  shop: openShop(boot),
  checkProduct,
  loadPlan: async () => (await import('@offrande/domain/phone')).numberingPlan,
});
