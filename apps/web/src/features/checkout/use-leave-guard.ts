/**
 * The question before checkout is left: by a link, by the browser's Back, by closing the tab (the browser's own question).
 * The cart and a product's page belong to the purchase, so going there is no leaving. Source: S2.98 to S2.105, A-47.
 */
import { leaveGuardMachine, needsConfirmation, type LeaveStep } from '@offrande/domain/checkout';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, useRouter } from 'wouter';
import { fromPromise } from 'xstate';
import { emptyAfterPurchase } from '../../shop/order-actor.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { Shop } from '../../shop/shop.ts';
import { pathBelow, watchBack, watchLinks, watchUnload } from './leaving.ts';

const CHECKOUT = '/buying/checkout';
const WITHIN_PURCHASE = /^\/(?:cart|product\/[^/]+)$/iu;

/** True where going to an address from checkout must be confirmed. */
export const isLeaving = (path: string): boolean => needsConfirmation(CHECKOUT, path) && !WITHIN_PURCHASE.test(path);

const takeStep = async (step: LeaveStep | null, shop: Shop, go: (target: string) => void): Promise<void> => {
  switch (step?.step) {
    case 'clearCheckoutCart':
      return emptyAfterPurchase(shop);
    case 'cancelOrder':
      return shop.gateways.orders.cancelOrder({ orderNo: step.orderNo });
    case 'cancelPayment':
      return shop.session.keepOrder(null);
    case 'goTo':
      return go(step.target);
    case 'deleteDraft':
    case undefined:
      return undefined;
  }
};

export interface LeaveQuestion {
  readonly isAsking: boolean;
  readonly confirm: () => void;
  readonly stay: () => void;
}

/** Off while `isOff`: the order is made, or the buyer is on the way to pay. */
export const useLeaveGuard = (isOff: boolean): LeaveQuestion => {
  const shop = useShop();
  const { base } = useRouter();
  const [, navigate] = useLocation();
  const [machine] = useState(() =>
    leaveGuardMachine.provide({
      actors: { takeStep: fromPromise(({ input }) => takeStep(input, shop, (target) => navigate(target))) },
    }),
  );
  const actor = useActorRef(machine);
  useEffect(() => {
    if (isOff) return undefined;
    const facts = () => ({
      page: 'checkout' as const,
      unconfirmedOrderNo: shop.session.readOrder()?.notConfirmYetOrderNo ?? null,
      isPaymentFormOpen: false,
      draftId: null,
    });
    const stops = [
      watchLinks(
        (address) => isLeaving(pathBelow(base, address.pathname)),
        (address) => actor.send({ type: 'leave', target: pathBelow(base, address.pathname) + address.search + address.hash, facts: facts() }),
      ),
      watchBack(() => actor.send({ type: 'back', kind: 'guest', facts: facts() })),
      watchUnload(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isOff, actor, base, shop]);
  return {
    isAsking: useSelector(actor, (snapshot) => snapshot.matches('asking')),
    confirm: () => actor.send({ type: 'confirm' }),
    stay: () => actor.send({ type: 'stay' }),
  };
};
