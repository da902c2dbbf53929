/** How screens reach the shop: one for each unit of the page, or the one that a test or story provides. */
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Boot } from '@offrande/api-client/contract';
import type { Cart } from '@offrande/domain/cart';
import { useBoot } from '../page/boot.tsx';
import { createShop, type Shop } from './shop.ts';

const ShopContext = createContext<Shop | null>(null);

let shopOfPage: Shop | null = null;

/** A change of unit or language is a new page load, so the first one stays. Made by the first screen that asks. */
export const openShop = (boot: Boot): Shop => {
  shopOfPage ??= createShop(boot);
  return shopOfPage;
};

const useShopOfPage = (): Shop => openShop(useBoot());

/** The shop of the page for the screens inside. */
export function ShopOfPage({ children }: { readonly children: ReactNode }) {
  return <ShopContext value={useShopOfPage()}>{children}</ShopContext>;
}

/** A shop given from outside, for tests and stories. */
export function GivenShop({ shop, children }: { readonly shop: Shop; readonly children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

export const useShop = (): Shop => {
  const shop = use(ShopContext);
  if (shop === null) throw new Error('A screen that buys is shown inside a shop');
  return shop;
};

/** The cart as it is now. */
export const useCart = (): Cart => {
  const { cart } = useShop();
  return useSyncExternalStore(cart.subscribe, cart.get, cart.get);
};
