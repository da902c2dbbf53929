import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { sealOnce } from '../../../server/src/worker/schedule.ts';
import { openScene } from '../access/scene.ts';
import { openVisitedShop, type VisitedShop } from '../visitor/visited-shop.ts';
import { openHistoryStore } from './history-store.ts';
import { multiply } from './multiply.ts';

const countsOf = ({ shop }: VisitedShop) =>
  inUnit(shop.connection, 'FR', async (transaction) => {
    const { rows } = await sql<Record<'orders' | 'lines' | 'cards' | 'customers' | 'of_one', number>>`
      select (select count(*) from purchase)::integer as orders, (select count(*) from order_line)::integer as lines,
        (select count(*) from card where order_line_id is not null)::integer as cards,
        (select count(*) from customer)::integer as customers,
        (select max(times) from (select count(*)::integer as times from purchase group by customer_id) of_each) as of_one`.execute(
      transaction,
    );
    return rows[0]!;
  });

test('a history has as many copies as needed, each with customers of its own, and every rule of the books holds', async () => {
  const store = await openHistoryStore({ isWatched: false });
  const place = await openVisitedShop({ postgresUrl: null, store });
  try {
    const scene = openScene(place);
    const owner = await scene.newOwner('individual');
    await scene.bought(owner, scene.line(owner, { qty: 3 }));
    await scene.bought(owner, scene.line(owner));
    expect(await store.aside((connection) => multiply(connection, 'FR', 41))).toBe(42);
    await sealOnce(place.shop);
    expect(await countsOf(place)).toEqual({ orders: 42, lines: 42, cards: 84, customers: 21, of_one: 2 });
    expect(await place.broken()).toEqual([]);
    // The unit continues to work.
    const next = await scene.newOwner('individual');
    await scene.bought(next, scene.line(next));
    await sealOnce(place.shop);
    expect(await place.broken()).toEqual([]);
  } finally {
    await place.close();
  }
});
