/** The screens that most visits reach: every page carries their import table. */
import type { ScreenIn } from '../page/screen-groups.ts';
import type { LoadScreen } from '../page/screen.ts';

export const SCREENS: Readonly<Record<ScreenIn<'shop' | 'buying' | 'cart' | 'product' | 'order'>, LoadScreen>> = {
  home: () => import('../features/catalogue/home.tsx'),
  product: () => import('../features/product/product.tsx'),
  buyingFriend: () => import('../features/product/buying-friend.tsx'),
  buyingSelf: () => import('../features/product/buying-self.tsx'),
  cart: () => import('../features/cart/cart-page.tsx'),
  checkout: () => import('../features/checkout/checkout.tsx'),
  order: () => import('../features/order/order.tsx'),
  paymentReturn: () => import('../features/payment-return/payment-return.tsx'),
  content: () => import('../features/content/content.tsx'),
  notFound: () => import('../features/not-found/not-found.tsx'),
};
