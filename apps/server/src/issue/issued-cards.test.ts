/** Cards are drawn in small batches, so that the server answers other requests in between. */
import { expect, test } from 'vitest';
import { systemRandom } from '../random.ts';
import type { Shop } from '../shop.ts';
import { loadUnits } from '../unit/load-units.ts';
import { createVault } from '../vault.ts';
import { drawCards } from './issued-cards.ts';

test.each([
  [0, 0],
  [1, 0],
  [50, 1],
  [1000, 20],
  [1001, 20],
])('%i cards are drawn with %i pauses for others', async (count, pauses) => {
  const shop = { random: systemRandom, vault: createVault(new Uint8Array(32), systemRandom) } as Shop;
  const unit = loadUnits().units.values().next().value!;
  let turns = 0;
  let next: NodeJS.Immediate;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  next = setImmediate(turn);
  const cards = await drawCards(shop, unit, count);
  clearImmediate(next);
  expect(cards).toHaveLength(count);
  expect(new Set(cards.flatMap(({ id, account_id, number_hmac }) => [id, account_id, number_hmac])).size).toBe(
    3 * count,
  );
  expect(Math.abs(turns - pauses)).toBeLessThanOrEqual(1);
});
