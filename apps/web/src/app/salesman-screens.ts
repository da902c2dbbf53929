/** The screens of salesmen. Loaded with the first of them. */
import type { ScreenIn } from '../page/screen-groups.ts';
import type { LoadScreen } from '../page/screen.ts';

export const SCREENS: Readonly<Record<ScreenIn<'salesman'>, LoadScreen>> = {
  salesmanHome: () => import('../features/salesman-home/salesman-home.tsx'),
  salesmanLogin: () => import('../features/salesman-login/salesman-login.tsx'),
};
