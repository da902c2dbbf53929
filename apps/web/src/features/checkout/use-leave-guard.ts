/**
 * The question before checkout is left: by a link, by the browser's Back, by closing the tab (the browser's own question).
 * The cart and a product's page belong to the purchase, so going there is no leaving. Source: S2.98 to S2.105, A-47.
 */
import { needsConfirmation } from '@offrande/domain/checkout';
import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { useShop } from '../../shop/shop-context.tsx';
import type { Engine } from './checkout-engine.ts';
import { pathBelow, watchBack, watchLinks, watchUnload } from './leaving.ts';
import { useActorState } from './use-engine.ts';

const CHECKOUT = '/buying/checkout';
const WITHIN_PURCHASE = /^\/(?:cart|product\/[^/]+)$/iu;

/** True where going to an address from checkout must be confirmed. */
export const isLeaving = (path: string): boolean => needsConfirmation(CHECKOUT, path) && !WITHIN_PURCHASE.test(path);

export interface LeaveQuestion {
  readonly isAsking: boolean;
  readonly confirm: () => void;
  readonly stay: () => void;
}

/** Off until the engine is there, and while `isOff`: the order is made, or the buyer is on the way to pay. */
export const useLeaveGuard = (engine: Engine | null, isOff: boolean): LeaveQuestion => {
  const { session } = useShop();
  const { base } = useRouter();
  const guard = engine?.guard;
  useEffect(() => {
    if (isOff || guard === undefined) return undefined;
    const facts = () => ({
      page: 'checkout' as const,
      unconfirmedOrderNo: session.readOrder()?.notConfirmYetOrderNo ?? null,
      isPaymentFormOpen: false,
      draftId: null,
    });
    const pathOf = ({ pathname }: URL): string => pathBelow(base, pathname);
    const stops = [
      watchLinks(
        (address) => isLeaving(pathOf(address)),
        (address) =>
          guard.send({ type: 'leave', target: pathOf(address) + address.search + address.hash, facts: facts() }),
      ),
      watchBack(() => guard.send({ type: 'back', kind: 'guest', facts: facts() })),
      watchUnload(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isOff, guard, base, session]);
  return {
    isAsking: useActorState(guard)?.matches('asking') ?? false,
    confirm: () => guard?.send({ type: 'confirm' }),
    stay: () => guard?.send({ type: 'stay' }),
  };
};
