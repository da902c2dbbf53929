/** The purchase of this page: whether something is under way, what stopped the last press. Told when the browser brings the page back. */
import type { GatewayFailure } from '@offrande/domain/gateway';
import { useEffect } from 'react';
import type { Engine } from './checkout-engine.ts';
import { useActorState } from './use-engine.ts';

export interface PurchaseState {
  readonly isUnderWay: boolean;
  readonly failure: GatewayFailure | null;
}

export const usePurchase = (engine: Engine | null): PurchaseState => {
  const purchase = engine?.purchase;
  useActorState(purchase?.order);
  useActorState(purchase?.redirect);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && purchase?.cameBack();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [purchase]);
  return purchase?.state() ?? { isUnderWay: false, failure: null };
};
