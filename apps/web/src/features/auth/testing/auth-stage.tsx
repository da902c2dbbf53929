/** A sign-in or registration page in a test or story: in-memory shop and address. */
import type { PageUnit } from '@offrande/api-client/contract';
import type { MemoryIdentityCall, Misfortune } from '@offrande/api-client/testing';
import { type ReactNode, Suspense } from 'react';
import { createMemoryShop, type MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { type Place, placeAt, Stage } from '../../../shop/testing/stage.tsx';

type ShopOptions = Partial<Parameters<typeof createMemoryShop>[0]>;

export interface AuthWorld {
  readonly unit?: Partial<PageUnit>;
  readonly shop: MemoryShop;
  readonly place: Place;
}

/** `misfortunes` are the faults of calls from the start. */
export const authWorld = (
  path: string,
  options: ShopOptions = {},
  misfortunes: Readonly<Partial<Record<MemoryIdentityCall, Misfortune>>> = {},
): AuthWorld => {
  const shop = createMemoryShop({ cart: POSTED_CART, ...options });
  for (const [call, misfortune] of Object.entries(misfortunes))
    shop.identity.script.befall(call as MemoryIdentityCall, misfortune);
  return { shop, place: placeAt(path) };
};

export function AuthStage({ world, children }: { readonly world: AuthWorld; readonly children: ReactNode }) {
  return (
    <Stage shop={world.shop} place={world.place} unit={world.unit ?? {}}>
      <Suspense>{children}</Suspense>
    </Stage>
  );
}
