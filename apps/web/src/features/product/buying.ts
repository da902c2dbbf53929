/**
 * What buying needs: the page's shop and the form's rules. Loaded with the form's first change, so that just looking at
 * a card costs nothing.
 */
import type { Boot } from '@offrande/api-client/contract';
import { checkForm } from '@offrande/domain/line-entry';
import type { NumberingPlan } from '@offrande/domain/phone';
import { openShop } from '../../shop/shop-context.tsx';
import type { Shop } from '../../shop/shop.ts';

export interface Buying {
  readonly shop: Shop;
  readonly checkForm: typeof checkForm;
  /** The numbering plans are large, so they are loaded with the first press of the button. */
  readonly loadPlan: () => Promise<NumberingPlan>;
}

export const openBuying = (boot: Boot): Buying => ({
  shop: openShop(boot),
  checkForm,
  loadPlan: async () => (await import('@offrande/domain/phone')).numberingPlan,
});
