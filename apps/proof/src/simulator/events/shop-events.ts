/** The shop's background work, and buyers returning from the provider. */
import { calls } from '@offrande/api-client/contract';
import { sweep as sweepServer } from '../../../../server/src/worker/sweep.ts';
import { sealOnce } from '../../../../server/src/worker/schedule.ts';
import { workOnce } from '../../../../server/src/worker/worker.ts';
import { makeCsrfToken } from '../../../../server/src/session/csrf.ts';
import { MEMBERS } from '../baskets.ts';
import { sweep, work } from '../core-jobs.ts';
import { returnFromProvider } from '../core-payment.ts';
import { event } from '../event-kind.ts';
import type { World } from '../world.ts';

export const workEvent = event<true>({
  name: 'work',
  isCall: false,
  weight: 4,
  choose: () => true,
  core: (core) => work(core),
  server: async (world) => void (await workOnce(world.shop, world.deliver)),
});

export const sweepEvent = event<true>({
  name: 'sweep',
  weight: 3,
  choose: () => true,
  core: (core) => sweep(core),
  server: (world) => sweepServer(world.shop),
});

/** Sealing changes nothing in the model. */
export const sealEvent = event<true>({
  name: 'seal',
  weight: 0.5,
  choose: () => true,
  core: () => undefined,
  server: (world) => sealOnce(world.shop),
});

const comeBackTo = async (world: World, buyer: number): Promise<void> => {
  const { shop, unitId } = world;
  const csrfToken = makeCsrfToken(shop.vault, shop.random, world.buyer(buyer));
  const callBackUrl = `${shop.publicOrigin}/${unitId}/loading/order`;
  const about = { buId: unitId, csrfToken, pspProvider: world.providerId, callBackUrl };
  const { token } = await world.call(buyer, calls.redirectInfo, about);
  await world.call(buyer, calls.paymentResult, { buId: unitId, token, callBackUrl });
};

export const returnEvent = event<number>({
  name: 'return',
  weight: 3,
  choose: ({ dice }) => dice.below(2),
  core: (core, buyer) => returnFromProvider(core, buyer),
  server: comeBackTo,
});

export const memberReturnEvent = event<number>({
  name: 'memberReturn',
  weight: 1.5,
  choose: ({ dice }) => dice.pick(MEMBERS),
  core: (core, buyer) => returnFromProvider(core, buyer),
  server: comeBackTo,
});
