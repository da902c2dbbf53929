/** The screens on which salesmen sell. Loaded with the first of them. */
import type { ScreenIn } from '../page/screen-groups.ts';
import type { LoadScreen } from '../page/screen.ts';

export const SCREENS: Readonly<Record<ScreenIn<'salesman-buying'>, LoadScreen>> = {
  salesmanBuying: () => import('../features/salesman-selling/salesman-buying.tsx'),
  salesmanBuyingSelf: () => import('../features/salesman-selling/salesman-buying-self.tsx'),
  salesmanCheckout: () => import('../features/salesman-selling/salesman-checkout.tsx'),
};
