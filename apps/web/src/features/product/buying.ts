/**
 * What somebody needs who begins to buy: the shop of the page and the form's rules. Loaded with the first change of the
 * form, so that looking at a card costs none of it.
 */
import type { Boot } from '@offrande/api-client/contract';
import { openShop } from '../../shop/shop-context.tsx';
import type { Shop } from '../../shop/shop.ts';
import type { checkProduct } from './product-check.ts';

export interface Buying {
  readonly shop: Pick<Shop, 'cart' | 'cartPolicy' | 'discounts' | 'gateways' | 'session' | 'newId' | 'now' | 'report'>;
  /** The form's rules. They bring the table of phone numbers, so they come with the first press of the button. */
  readonly loadCheck: () => Promise<typeof checkProduct>;
}

export const openBuying = (boot: Boot): Buying => ({
  shop: openShop(boot),
  loadCheck: async () => (await import('./product-check.ts')).checkProduct,
});
