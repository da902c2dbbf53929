/** The screens of an account. Loaded with the first of them, so that other pages do not carry their import table. */
import type { ScreenIn } from '../page/screen-groups.ts';
import type { LoadScreen } from '../page/screen.ts';

export const SCREENS: Readonly<Record<ScreenIn<'account' | 'account-more'>, LoadScreen>> = {
  accountCards: () => import('../features/account/cards/cards.tsx'),
  accountCard: () => import('../features/account/cards/one-card.tsx'),
  accountWallet: () => import('../features/account/wallet/wallet.tsx'),
  accountOrders: () => import('../features/account/orders/orders.tsx'),
  accountInbox: () => import('../features/account/inbox/inbox.tsx'),
  accountCorporate: () => import('../features/account/corporate/corporate.tsx'),
  account: () => import('../features/account/profile/profile.tsx'),
  accountImport: () => import('../features/account/import/import.tsx'),
  accountDelete: () => import('../features/account/closing/closing.tsx'),
  memberValidate: () => import('../features/member-validation/member-validation.tsx'),
};
