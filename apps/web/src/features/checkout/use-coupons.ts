/** The coupons machine bound to this checkout: it follows the cart, and the session keeps its list. */
import { useActorRef, useSelector } from '@xstate/react';
import type { CouponGateway } from '@offrande/api-client/gateways';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { useShop } from '../../shop/shop-context.tsx';
import type { PricedCart } from './coupon-lines.ts';
import { couponsMachine, type CouponsSnapshot } from './coupons.machine.ts';

export const couponsMachineWith = ({ queryCoupon }: CouponGateway) =>
  couponsMachine.provide({
    actors: {
      queryCoupon: fromPromise(({ input: { card, cart } }) => queryCoupon(card, cart.lines)),
      queryCoupons: fromPromise(async ({ input: { cards, cart } }) => {
        const answers = cards.map(async (card) => [card.cardNumber, await queryCoupon(card, cart.lines)] as const);
        return new Map(await Promise.all(answers));
      }),
    },
  });

export interface Coupons {
  readonly actor: ActorRefFrom<typeof couponsMachine>;
  readonly snapshot: CouponsSnapshot;
}

/** `priced` is the same value as long as nothing changed. */
export const useCoupons = (priced: PricedCart): Coupons => {
  const { gateways, session } = useShop();
  const [machine] = useState(() => couponsMachineWith(gateways.coupons));
  const actor = useActorRef(machine, { input: { coupons: session.readCoupons(), priced } });
  const snapshot = useSelector(actor, (state) => state);
  const { coupons, priced: known } = snapshot.context;
  useEffect(() => {
    if (known !== priced) actor.send({ type: 'cartChanged', priced });
  }, [actor, priced, known]);
  useEffect(() => session.keepCoupons(coupons), [session, coupons]);
  return { actor, snapshot };
};

/** `onCleared` is called when, before payment, every coupon is good for the same amount. */
export const useCleared = ({ actor }: Pick<Coupons, 'actor'>, onCleared: () => void): void => {
  const cleared = useEffectEvent(onCleared);
  useEffect(() => {
    const subscription = actor.on('cleared', () => cleared());
    return () => subscription.unsubscribe();
  }, [actor]);
};
