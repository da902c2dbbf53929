/** A member tops up the wallet or a card of theirs, and then books it; now and then with another buyer's payment. */
import { calls } from '@offrande/api-client/contract';
import { ADMINISTRATOR, MEMBERS } from '../baskets.ts';
import { bookTopUp, openTopUp, type TopUpWish } from '../core-top-up.ts';
import { callEvent, event } from '../event-kind.ts';
import type { World } from '../world.ts';

const AMOUNTS_MINOR = [1000n, 2500n, 5000n] as const;

const send = async (
  world: World,
  { buyer, card, amountMinor, means = 'creditCard', key }: TopUpWish & { readonly key: string },
) => {
  const request = {
    aggregatorBuId: world.unitId,
    custId: world.customerId(buyer),
    amount: world.amount(amountMinor),
    paymentMean: means,
    ...(card === null ? {} : { cardNumber: world.readCardSecrets(card).cardNumber }),
  };
  await world.call(buyer, calls.openTopUp, request, key);
};

export const openTopUpEvent = callEvent<TopUpWish & { readonly key: string }>({
  name: 'openTopUp',
  weight: 2.5,
  choose: ({ model, dice, key }) => {
    const buyer = dice.pick(MEMBERS);
    const own = [...model.cards.values()].filter(({ holder }) => holder === buyer).map(({ name }) => name);
    return { buyer, card: dice.pick([null, ...own]), amountMinor: dice.pick(AMOUNTS_MINOR), key };
  },
  core: (core, { key, ...wish }) => openTopUp(core, wish, key),
  server: send,
});

/** The company fills its wallet by transfer; now and then a member tries who may not. */
export const walletTransferEvent = callEvent<TopUpWish & { readonly key: string }>({
  name: 'walletTransfer',
  weight: 1.5,
  choose: ({ dice, key }) => ({
    buyer: dice.chance(0.1) ? dice.pick(MEMBERS) : ADMINISTRATOR,
    card: null,
    amountMinor: dice.pick(AMOUNTS_MINOR),
    means: 'bankTransfer',
    key,
  }),
  core: (core, { key, ...wish }) => openTopUp(core, wish, key),
  server: send,
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
