/**
 * What somebody needs who begins to buy: the cart of the page, the form's rules, the upload of photos.
 * Loaded with the first change of the form, so that looking at a card costs none of it.
 */
import { createClient } from '@offrande/api-client/client';
import type { Boot } from '@offrande/api-client/contract';
import { createResourceGateway, type ResourceGateway } from '@offrande/api-client/gateways';
import { browserKeep } from '../../shop/keep.ts';
import { openShop } from '../../shop/shop-context.tsx';
import type { Shop } from '../../shop/shop.ts';
import { createCatalogueFacts, type CatalogueFacts } from '../cart/catalogue-facts.ts';
import type { checkProduct } from './product-check.ts';

export interface Buying {
  readonly shop: Pick<Shop, 'cart' | 'cartPolicy' | 'session' | 'newId' | 'now' | 'report'>;
  readonly catalogueFacts: CatalogueFacts;
  readonly resources: ResourceGateway;
  /** The form's rules. They bring the table of phone numbers, so they come with the first press of the button. */
  readonly loadCheck: () => Promise<typeof checkProduct>;
}

export const openBuying = (boot: Boot): Buying => {
  const shop = openShop(boot);
  const client = createClient({
    baseUrl: `${globalThis.location.origin}/api`,
    unitId: boot.unit.id,
    tokenStore: browserKeep('sessionStorage'),
    now: () => Date.now(),
  });
  return {
    shop,
    catalogueFacts: createCatalogueFacts(shop.unitId, shop.currency, browserKeep('localStorage')),
    resources: createResourceGateway(client),
    loadCheck: async () => (await import('./product-check.ts')).checkProduct,
  };
};
