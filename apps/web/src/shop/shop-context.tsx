/** How screens access the shop: one per unit and page, or one provided by a test or story. */
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Boot } from '@offrande/api-client/contract';
import type { Cart } from '@offrande/domain/cart';
import { useBoot } from '../page/boot.tsx';
import { ClockWatch } from './clock-watch.tsx';
import { createShop, type Shop } from './shop.ts';

const ShopContext = createContext<Shop | null>(null);

let shopOfPage: Shop | null = null;

/** Changing unit or language reloads the page, so the first shop stays. Created by the first screen that needs it. */
export const openShop = (boot: Boot): Shop => {
  shopOfPage ??= createShop(boot);
  return shopOfPage;
};

const useShopOfPage = (): Shop => openShop(useBoot());

/** Provides the page's shop to the screens inside. */
export function PageShop({ children }: { readonly children: ReactNode }) {
  return <GivenShop shop={useShopOfPage()}>{children}</GivenShop>;
}

/** Provides a given shop: the page's, or one of a test or story. */
export function GivenShop({ shop, children }: { readonly shop: Shop; readonly children: ReactNode }) {
  return (
    <ShopContext value={shop}>
      {children}
      <ClockWatch clock={shop.clock} />
    </ShopContext>
  );
}

export const useShop = (): Shop => {
  const shop = use(ShopContext);
  if (shop === null) throw new Error('A screen that buys is shown inside a shop');
  return shop;
};

/** The current cart. */
export const useCart = (): Cart => {
  const { cart } = useShop();
  return useSyncExternalStore(cart.subscribe, cart.get, cart.get);
};
