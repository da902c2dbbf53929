/** Texts in four catalogues a language: what every page shows, what the screens that buy do, and what a product's page and those of sold cards add. */
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const BUYING = ['messages', 'shop', 'features/cart', 'features/checkout', 'features/order', 'features/payment-return'];

/** In the header of every page, though it belongs to the cart. */
const CART_HOVER = 'src/features/cart/cart-hover.tsx';

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
        'src/features/content',
        'src/features/not-found',
        CART_HOVER,
      ],
    },
    {
      path: '<rootDir>/src/locales/buying/{locale}',
      include: BUYING.map((folder) => `src/${folder}`),
      exclude: [CART_HOVER],
    },
    { path: '<rootDir>/src/locales/product/{locale}', include: ['src/features/product'] },
    {
      path: '<rootDir>/src/locales/cards/{locale}',
      include: ['src/features/captcha', 'src/features/card-query', 'src/features/unlock'],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
