/** A person of a company decides about an order above its buyer's limit; now and then its own buyer or a stranger tries. */
import { calls } from '@offrande/api-client/contract';
import { ADMINISTRATOR, COLLEAGUE, MEMBERS } from '../baskets.ts';
import { decideOrder, type DecisionWish } from '../core-decision.ts';
import { callEvent } from '../event-kind.ts';

export const decideOrderEvent = callEvent<DecisionWish & { readonly key: string }>({
  name: 'decideOrder',
  weight: 2,
  choose: ({ model, dice, key }) => {
    const waiting = [...model.orders.values()].filter(({ approval }) => approval !== null || dice.chance(0.03));
    if (waiting.length === 0) return null;
    const buyer = dice.chance(0.1) ? dice.pick([...MEMBERS, COLLEAGUE]) : ADMINISTRATOR;
    return { buyer, order: dice.pick(waiting).name, isApproved: dice.chance(0.7), key };
  },
  core: (core, { key, ...wish }) => decideOrder(core, wish, key),
  server: async (world, { buyer, order, isApproved, key }) => {
    const custId = world.customerId(buyer);
    const request = { aggregatorBuId: world.unitId, custId, orderNo: world.orderNo(order), isApproved, reason: '' };
    await world.call(buyer, calls.decideOrder, request, key);
  },
});
