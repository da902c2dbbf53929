/** Texts in twelve catalogues a language: what every page shows, the question about cookies, what the screens that buy do, and what the cart, a product's page, an order's, the question whether a human asks, those of sold cards, of signing in and of an account, an employer's page and the pages of help add. */
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const BUYING = [
  'messages',
  'shop',
  ...['cart', 'checkout', 'coupon', 'form', 'payment', 'phone'].map((name) => `features/${name}`),
];

/** In the header of every page, though it belongs to the cart. */
const CART_HOVER = 'src/features/cart/cart-hover.tsx';

/** On the cart's own page alone; what it shares with the other screens that buy is theirs. */
const CART_PAGE = ['cart-page', 'cart-summary', 'guest-warning', 'bonus-panel', 'wallet-panel'].map(
  (name) => `src/features/cart/${name}.tsx`,
);

/** About the account itself, and not on the screens of its cards, wallet and orders. */
const ABOUT_ACCOUNT = ['profile', 'corporate', 'closing'].map((folder) => `src/features/account/${folder}`);

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: [
        'src/app',
        'src/layouts',
        'src/features/catalogue',
        'src/features/connection',
        'src/features/content',
        'src/features/not-found',
        'src/features/stores',
        CART_HOVER,
      ],
    },
    {
      path: '<rootDir>/src/locales/buying/{locale}',
      include: BUYING.map((folder) => `src/${folder}`),
      exclude: [CART_HOVER, ...CART_PAGE],
    },
    { path: '<rootDir>/src/locales/cart/{locale}', include: CART_PAGE },
    {
      path: '<rootDir>/src/locales/order/{locale}',
      include: ['src/features/order', 'src/features/payment-return'],
    },
    { path: '<rootDir>/src/locales/product/{locale}', include: ['src/features/product'] },
    {
      path: '<rootDir>/src/locales/cards/{locale}',
      include: ['src/features/card-query', 'src/features/unlock'],
    },
    { path: '<rootDir>/src/locales/captcha/{locale}', include: ['src/features/captcha', 'src/features/notification'] },
    { path: '<rootDir>/src/locales/auth/{locale}', include: ['src/features/session', 'src/features/auth'] },
    {
      path: '<rootDir>/src/locales/account-more/{locale}',
      include: ['src/features/member-validation', ...ABOUT_ACCOUNT],
    },
    { path: '<rootDir>/src/locales/help/{locale}', include: ['src/features/help', 'src/features/phone-credit'] },
    { path: '<rootDir>/src/locales/consent/{locale}', include: ['src/features/consent', 'src/features/chat'] },
    {
      path: '<rootDir>/src/locales/account/{locale}',
      include: ['src/features/account'],
      exclude: ABOUT_ACCOUNT.map((folder) => `${folder}/**`),
    },
  ],
  format: formatter({ lineNumbers: false }),
});
