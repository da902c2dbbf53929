/** The checkout machine bound to this page, null until it is loaded; what is sent before is kept and sent then. */
import type { CheckoutEvent, CheckoutFacts, CheckoutSnapshot } from '@offrande/domain/checkout';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useShop } from '../../shop/shop-context.tsx';
import type { CheckoutActor, startCheckout } from './checkout-actor.ts';

const nothing = (): void => {};

const useSnapshot = (actor: CheckoutActor | null): CheckoutSnapshot | null => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe(onChange);
      return subscription === undefined ? nothing : () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => actor?.getSnapshot() ?? null);
};

export const useCheckoutActor = (facts: CheckoutFacts) => {
  const shop = useShop();
  const [, navigate] = useLocation();
  const [actor, setActor] = useState<CheckoutActor | null>(null);
  const early = useRef<CheckoutEvent[]>([]);
  const begin = useEffectEvent((start: typeof startCheckout) => start(shop, facts, navigate));
  useEffect(() => {
    let started: CheckoutActor | null = null;
    let isLeft = false;
    const start = async (): Promise<void> => {
      const module = await import('./checkout-actor.ts');
      if (isLeft) return;
      started = begin(module.startCheckout);
      for (const event of early.current.splice(0)) started.send(event);
      setActor(started);
    };
    start().catch(shop.report);
    return () => {
      isLeft = true;
      started?.stop();
    };
  }, [shop]);
  const snapshot = useSnapshot(actor);
  const send = useCallback(
    (event: CheckoutEvent): void => {
      if (actor === null) early.current.push(event);
      else if (actor.getSnapshot().status === 'active') actor.send(event);
    },
    [actor],
  );
  return { snapshot, send };
};
