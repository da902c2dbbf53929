/** The page's session for a screen: suspends until it has started, then subscribes to it. */
import type { SessionEvent, SessionSnapshot } from '@offrande/domain/session';
import { useSelector } from '@xstate/react';
import { useLater } from '../../page/part.tsx';
import { useShop } from '../../shop/shop-context.tsx';

export interface Session {
  readonly snapshot: SessionSnapshot;
  readonly send: (event: SessionEvent) => void;
}

export const useSession = (): Session => {
  const actor = useLater(useShop().session);
  return { snapshot: useSelector(actor, (snapshot) => snapshot), send: actor.send };
};
