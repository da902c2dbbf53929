/** The coupons of this checkout as its parts show them; until the engine is there, those of the session, still to be asked about. */
import type { Coupon, CouponRefusal, LostRest, Requeried } from '@offrande/domain/coupon';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import type { Engine } from './checkout-engine.ts';
import type { PricedCart } from '../../shop/use-priced-cart.ts';
import type { CouponsEvent } from './coupons-state.ts';
import { useActorState } from './use-engine.ts';

export interface Coupons {
  readonly list: readonly Coupon[];
  readonly refusal: CouponRefusal | null;
  readonly removed: Requeried['removed'];
  /** What a card would lose that waits for a yes. */
  readonly loss: LostRest | null;
  readonly hasChanged: boolean;
  readonly isAdding: boolean;
  readonly isAsking: boolean;
  readonly isVerifying: boolean;
  readonly send: (event: CouponsEvent) => void;
}

export const useCoupons = (engine: Engine | null, priced: PricedCart): Coupons => {
  const { visit } = useShop();
  const [stored] = useState(() => visit.readCoupons());
  const snapshot = useActorState(engine?.coupons);
  const actor = engine?.coupons;
  useEffect(() => {
    if (actor !== undefined && actor.getSnapshot().context.priced !== priced)
      actor.send({ type: 'cartChanged', priced });
  }, [actor, priced]);
  const context = snapshot?.context;
  return {
    list: context?.coupons ?? stored,
    refusal: context?.refusal ?? null,
    removed: context?.removed ?? [],
    loss: context?.pending?.lost ?? null,
    hasChanged: context?.hasChanged ?? false,
    isAdding: snapshot?.hasTag('adding') ?? false,
    isAsking: snapshot?.hasTag('asking') ?? true,
    isVerifying: snapshot?.hasTag('verifying') ?? false,
    send: (event) => actor?.send(event),
  };
};

/** `onCleared` is called when, before payment, every coupon is good for the same amount. */
export const useCleared = (engine: Engine | null, onCleared: (engine: Engine) => void): void => {
  const cleared = useEffectEvent(onCleared);
  useEffect(() => {
    const subscription = engine?.coupons.on('cleared', () => cleared(engine));
    return () => subscription?.unsubscribe();
  }, [engine]);
};
