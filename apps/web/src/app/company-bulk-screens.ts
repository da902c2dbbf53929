/** The screen on which a company buys from a file. Loaded with it. */
import type { ScreenIn } from '../page/screen-groups.ts';
import type { LoadScreen } from '../page/screen.ts';

export const SCREENS: Readonly<Record<ScreenIn<'company-bulk'>, LoadScreen>> = {
  businessBulk: () => import('../features/company-bulk/company-bulk.tsx'),
};
