/** The engine bound to this page, null until it is loaded, and the state of its actors. */
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import type { Engine, startEngine } from './checkout-engine.ts';
import type { PricedCart } from '../../shop/use-priced-cart.ts';

type Handlers = Parameters<typeof startEngine>[2];

export const useEngine = (priced: PricedCart, { onPlaced, goTo }: Handlers): Engine | null => {
  const shop = useShop();
  const [engine, setEngine] = useState<Engine | null>(null);
  const placed = useEffectEvent(onPlaced);
  const go = useEffectEvent(goTo);
  const begin = useEffectEvent((start: typeof startEngine): Engine =>
    start(shop, priced, { onPlaced: (orderNo) => placed(orderNo), goTo: (target) => go(target) }),
  );
  useEffect(() => {
    let started: Engine | null = null;
    let isLeft = false;
    const start = async (): Promise<void> => {
      const module = await import('./checkout-engine.ts');
      if (isLeft) return;
      started = begin(module.startEngine);
      setEngine(started);
    };
    start().catch(shop.report);
    return () => {
      isLeft = true;
      started?.stop();
    };
  }, [shop]);
  return engine;
};

interface Watched<State> {
  getSnapshot(): State;
  subscribe(onChange: () => void): { unsubscribe(): void };
}

const stay = (): void => {};

/** What an actor says now; null while there is none. */
export const useActorState = <State>(actor: Watched<State> | undefined): State | null => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe(onChange);
      return () => (subscription === undefined ? stay() : subscription.unsubscribe());
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => actor?.getSnapshot() ?? null);
};
