/** Requests about orders of a company that wait for a decision, because they are above the limits of the colleague who placed them. */
import { sql } from 'kysely';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { type AsksOf, ask } from './ask.ts';
import { openColleague, type Person } from './person.ts';
import type { Scene } from './scene.ts';

const COMPANY = ['business'] as const;

/** An order of a colleague who may order for a cent; returns its number. */
const waitingOrder = async (scene: Scene, owner: Person): Promise<string> => {
  const colleague = await openColleague(scene.place, owner, 'buyer');
  await inUnit(scene.place.shop.connection, 'FR', (transaction) =>
    sql`update company_seat set order_limit = 1 where person_id = ${colleague.customer!.accountId}::uuid`.execute(
      transaction,
    ),
  );
  return scene.order(colleague);
};

export const decisionAsks: AsksOf<'waitingOrders' | 'decideOrder'> = {
  waitingOrders: ask(async (scene, owner) => {
    await waitingOrder(scene, owner);
    return (caller) => ({ custId: caller.id });
  }, COMPANY),
  decideOrder: ask(async (scene, owner) => {
    const orderNo = await waitingOrder(scene, owner);
    return (caller) => ({ custId: caller.id, orderNo, isApproved: true, reason: '' });
  }, COMPANY),
};
