/** A member tops up the wallet or a card of theirs, and then books it; now and then with another buyer's payment. */
import { calls } from '@offrande/api-client/contract';
import { MEMBERS } from '../baskets.ts';
import { bookTopUp, openTopUp, type TopUpWish } from '../core-top-up.ts';
import { callEvent, event } from '../event-kind.ts';

const AMOUNTS_MINOR = [1000n, 2500n, 5000n] as const;

export const openTopUpEvent = callEvent<TopUpWish & { readonly key: string }>({
  name: 'openTopUp',
  weight: 2.5,
  choose: ({ model, dice, key }) => {
    const buyer = dice.pick(MEMBERS);
    const own = [...model.cards.values()].filter(({ holder }) => holder === buyer).map(({ name }) => name);
    return { buyer, card: dice.pick([null, ...own]), amountMinor: dice.pick(AMOUNTS_MINOR), key };
  },
  core: (core, { key, ...wish }) => openTopUp(core, wish, key),
  server: async (world, { buyer, card, amountMinor, key }) => {
    const request = {
      aggregatorBuId: world.unitId,
      custId: world.customerId(buyer),
      amount: world.amount(amountMinor),
      paymentMean: 'creditCard' as const,
      ...(card === null ? {} : { cardNumber: world.readCardSecrets(card).cardNumber }),
    };
    await world.call(buyer, calls.openTopUp, request, key);
  },
});

export const bookTopUpEvent = event<{ readonly buyer: number; readonly paymentId: string }>({
  name: 'bookTopUp',
  weight: 1.5,
  choose: ({ model, dice }) => {
    const topUps = [...model.payments.values()].flatMap(({ attempt, paymentIds }) => {
      const order = model.orders.get(model.attempts.get(attempt)!.order)!;
      return order.sells.type === 'topUp' ? [{ buyer: order.buyer, paymentId: paymentIds[0] ?? 'pay.none' }] : [];
    });
    return topUps.length === 0 ? null : dice.pick(topUps);
  },
  core: (core, { buyer, paymentId }) => bookTopUp(core, buyer, paymentId),
  server: async (world, { buyer, paymentId }) => {
    await world.call(buyer, calls.bookTopUp, { aggregatorBuId: world.unitId, paymentInfo: { paymentId } });
  },
});
