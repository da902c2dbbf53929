/** The question before checkout is left, as the page shows it. Source: S2.98 to S2.105, A-47. */
import { useEffect } from 'react';
import { useRouter } from 'wouter';
import type { Engine } from './checkout-engine.ts';
import { useActorState } from './use-engine.ts';

export interface LeaveQuestion {
  readonly isAsking: boolean;
  readonly confirm: () => void;
  readonly stay: () => void;
}

/** Off until the engine is there, and while `isOff`: the order is made, or the buyer is on the way to pay. */
export const useLeaveGuard = (engine: Engine | null, isOff: boolean): LeaveQuestion => {
  const { base } = useRouter();
  const guard = engine?.guard;
  useEffect(() => (isOff ? undefined : engine?.watchLeaving(base)), [isOff, engine, base]);
  return {
    isAsking: useActorState(guard)?.matches('asking') ?? false,
    confirm: () => guard?.send({ type: 'confirm' }),
    stay: () => guard?.send({ type: 'stay' }),
  };
};
