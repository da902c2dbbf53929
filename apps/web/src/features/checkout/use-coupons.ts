/** The coupons machine bound to this checkout: it follows the cart, and the session keeps its list. */
import { useActorRef, useSelector } from '@xstate/react';
import type { CouponGateway } from '@offrande/api-client/gateways';
import { useEffect, useEffectEvent, useRef } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { useCart, useShop } from '../../shop/shop-context.tsx';
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

/** `onCleared`: before payment every coupon is good for the same amount. */
export const useCoupons = (onCleared: () => void): Coupons => {
  const { gateways, session } = useShop();
  const cart = useCart();
  const machine = useRef<ReturnType<typeof couponsMachineWith>>(null);
  machine.current ??= couponsMachineWith(gateways.coupons);
  const actor = useActorRef(machine.current, { input: { coupons: session.readCoupons(), cart } });
  const snapshot = useSelector(actor, (state) => state);
  const { coupons, cart: known } = snapshot.context;
  const cleared = useEffectEvent(onCleared);
  useEffect(() => {
    if (known !== cart) actor.send({ type: 'cartChanged', cart });
  }, [actor, cart, known]);
  useEffect(() => session.keepCoupons(coupons), [session, coupons]);
  useEffect(() => {
    const subscription = actor.on('cleared', () => cleared());
    return () => subscription.unsubscribe();
  }, [actor]);
  return { actor, snapshot };
};
