import { expect, test } from 'vitest';
import { MEMORY_ADMINISTRATOR } from '@offrande/api-client/testing';
import { userFromStored } from '@offrande/domain/sign-in';
import { enterAs } from './enter-as.ts';
import { createMemoryShop } from './testing/memory-shop.ts';
import { POSTED_CART } from './testing/sample.ts';

const USER = userFromStored({
  accessToken: 'access-2',
  refreshToken: null,
  customerId: 'B2',
  customerName: MEMORY_ADMINISTRATOR.firstName,
  kind: 'business',
});

test('another sign-in replaces the one before at once: no other tab ever reads a browser that nobody is signed in at [S6.28][A-183]', async () => {
  const shop = createMemoryShop({ cart: POSTED_CART, isMember: true });
  const actor = await shop.session();
  const seen = new Set<string | undefined>();
  const watched = <Change extends (...given: never[]) => void>(change: Change) =>
    ((...given: Parameters<Change>) => {
      change(...given);
      seen.add(shop.signedIn()?.custId);
    }) as Change;
  const local = {
    getItem: shop.local.getItem,
    setItem: watched(shop.local.setItem),
    removeItem: watched(shop.local.removeItem),
  };
  await enterAs({ ...shop, local }, async () => USER, '/b2b');
  expect([...seen]).toEqual(['C1', 'B2']);
  expect(actor.getSnapshot().status).toBe('stopped');
  expect(shop.local.getItem('cart:FR')).toBeNull();
  expect(shop.left).toEqual(['/b2b']);
});
