/** Texts in three catalogues a language: what every page shows, what the screens that buy do, and what a product's page adds. */
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
  ],
  format: formatter({ lineNumbers: false }),
});
