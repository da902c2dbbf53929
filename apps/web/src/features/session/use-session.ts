/** The session of this page for a screen: waits for it, then follows it. Inside a `Suspense`. */
import type { SessionEvent, SessionSnapshot } from '@offrande/domain/session';
import { useSelector } from '@xstate/react';
import { use } from 'react';
import { useShop } from '../../shop/shop-context.tsx';

export interface Session {
  readonly snapshot: SessionSnapshot;
  readonly send: (event: SessionEvent) => void;
}

export const useSession = (): Session => {
  const actor = use(useShop().session());
  return { snapshot: useSelector(actor, (snapshot) => snapshot), send: actor.send };
};
