/** Screens of few visits. Their names come with the first of them that is opened, so that every other page is lighter. */
import type { LoadScreen } from './screen.ts';

const TABLE = {
  cardQuery: () => import('../features/card-query/card-query.tsx'),
  unlock: () => import('../features/unlock/unlock.tsx'),
  memberValidate: () => import('../features/member-validation/member-validation.tsx'),
  phoneCredit: () => import('../features/phone-credit/phone-credit.tsx'),
  contact: () => import('../features/help/contact.tsx'),
  sitemap: () => import('../features/help/site-map.tsx'),
} as const satisfies Readonly<Record<string, LoadScreen>>;

export type RareName = keyof typeof TABLE;

export const RARE_SCREENS: Readonly<Record<RareName, LoadScreen>> = TABLE;
