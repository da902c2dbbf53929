import { locks } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { enterAs } from './enter-as.ts';
import { refuseSession } from './refused-session.ts';
import { createMemoryShop } from './testing/memory-shop.ts';
import { POSTED_CART } from './testing/sample.ts';

const visitor = () => {
  const shop = { ...createMemoryShop({ cart: POSTED_CART, isMember: true }), locks };
  const token = shop.local.getItem('accessToken:FR')!;
  return { shop, token, refuse: (refused: string) => refuseSession(shop, refused) };
};

test('a refused access token ends the session that it belongs to [S7.9][A-70]', async () => {
  const { shop, token, refuse } = visitor();
  await refuse(token);
  expect(shop.signedIn()).toBeNull();
});

test('a refused access token that another sign-in has replaced ends nothing: a call of another tab may be answered late [S6.28][A-67]', async () => {
  const { shop, token, refuse } = visitor();
  shop.local.setItem('accessToken:FR', 'replaced');
  await refuse(token);
  expect(shop.signedIn()?.custId).toBe('C1');
});

test('while another tab signs in, a refusal waits until the new session is stored [S6.28][A-183]', async () => {
  const { shop, token, refuse } = visitor();
  const signedIn = Promise.withResolvers<null>();
  const entering = enterAs(shop, () => signedIn.promise, '/b2b');
  const refusing = refuse(token);
  shop.local.setItem('accessToken:FR', 'replaced');
  signedIn.resolve(null);
  await Promise.all([entering, refusing]);
  expect(shop.signedIn()?.custId).toBe('C1');
});
