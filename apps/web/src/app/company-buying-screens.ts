/** The screens on which companies buy. Loaded with the first of them. */
import type { ScreenIn } from '../page/screen-groups.ts';
import type { LoadScreen } from '../page/screen.ts';

export const SCREENS: Readonly<Record<ScreenIn<'company-buying'>, LoadScreen>> = {
  businessBuying: () => import('../features/company-buying/company-buying.tsx'),
  businessBuyingSelf: () => import('../features/company-buying/company-buying-self.tsx'),
  businessCheckout: () => import('../features/company-buying/company-checkout.tsx'),
};
