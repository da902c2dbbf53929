/** Rarely visited screens. Loaded with the first of them, so that other pages do not carry their import table. */
import type { ScreenIn } from '../page/screen-groups.ts';
import type { LoadScreen } from '../page/screen.ts';

export const SCREENS: Readonly<Record<ScreenIn<'cards' | 'help'>, LoadScreen>> = {
  cardQuery: () => import('../features/card-query/card-query.tsx'),
  unlock: () => import('../features/unlock/unlock.tsx'),
  stores: () => import('../features/stores/stores.tsx'),
  phoneCredit: () => import('../features/phone-credit/phone-credit.tsx'),
  faq: () => import('../features/help/faq.tsx'),
  contact: () => import('../features/help/contact.tsx'),
  sitemap: () => import('../features/help/site-map.tsx'),
};
