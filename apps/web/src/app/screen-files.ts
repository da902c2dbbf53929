/**
 * The source files of each screen and of its texts, as the build's manifest names them: what the server's page preloads.
 * Apart from the screens themselves, for browsers need no names.
 */
import { catalogueOf, NEEDED_TEXTS, type TextsName } from './i18n.ts';
import { namingFile } from './routes.ts';
import type { PlaceName } from './route-table.ts';

const SCREEN_FILES: Readonly<Record<PlaceName, string>> = {
  home: 'src/features/catalogue/home.tsx',
  product: 'src/features/product/product.tsx',
  buyingFriend: 'src/features/product/buying-friend.tsx',
  buyingSelf: 'src/features/product/buying-self.tsx',
  cart: 'src/features/cart/cart-page.tsx',
  checkout: 'src/features/checkout/checkout.tsx',
  order: 'src/features/order/order.tsx',
  paymentReturn: 'src/features/payment-return/payment-return.tsx',
  cardQuery: 'src/features/card-query/card-query.tsx',
  unlock: 'src/features/unlock/unlock.tsx',
  memberValidate: 'src/features/member-validation/member-validation.tsx',
  auth: 'src/features/auth/auth.tsx',
  login: 'src/features/auth/login.tsx',
  register: 'src/features/auth/register.tsx',
  verify: 'src/features/auth/verify.tsx',
  resetPassword: 'src/features/auth/reset-password.tsx',
  forceLogout: 'src/features/auth/force-logout.tsx',
  accountCards: 'src/features/account/cards/cards.tsx',
  accountCard: 'src/features/account/cards/cards.tsx',
  accountWallet: 'src/features/account/wallet/wallet.tsx',
  accountOrders: 'src/features/account/orders/orders.tsx',
  accountInbox: 'src/features/account/inbox/inbox.tsx',
  accountCorporate: 'src/features/account/corporate/corporate.tsx',
  account: 'src/features/account/profile/profile.tsx',
  accountImport: 'src/features/account/import/import.tsx',
  accountDelete: 'src/features/account/closing/closing.tsx',
  faq: 'src/features/content/faq.tsx',
  stores: 'src/features/stores/stores.tsx',
  phoneCredit: 'src/features/phone-credit/phone-credit.tsx',
  contact: 'src/features/help/contact.tsx',
  sitemap: 'src/features/help/site-map.tsx',
  content: 'src/features/content/content.tsx',
  notFound: 'src/features/not-found/not-found.tsx',
};

/** What a screen's page loads. */
export const screenFiles = (name: PlaceName): readonly string[] => {
  const naming = namingFile(name);
  return naming === null ? [SCREEN_FILES[name]] : [SCREEN_FILES[name], naming];
};

/** The files behind a language's texts. */
export const textFiles = (language: string, name: TextsName): readonly string[] => {
  const catalogue = catalogueOf(language);
  return NEEDED_TEXTS[name].map((part) => `src/locales/${part === 'shop' ? '' : `${part}/`}${catalogue}.po`);
};
