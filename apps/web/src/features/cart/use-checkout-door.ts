/** Leads from the cart to checkout, through the guest gate. Source: S4.85 to S4.91, A-41, A-151. */
import { cartClick, cartDoor, checkoutPath, type GateOutcome } from '@offrande/domain/guest-gate';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAvailable } from '../../page/available.ts';
import { toHref } from '../../page/location-href.ts';
import { currentBuyerKind, checkoutOpening } from '../../shop/opening.ts';
import { useShop } from '../../shop/shop-context.tsx';

/** `asking`: the guest warning is open. `loginNeeded`: guests may not order and there is no login to offer. */
export type DoorState = 'closed' | 'opening' | 'asking' | 'loginNeeded' | 'failed';

export interface CheckoutDoor {
  readonly state: DoorState;
  readonly knock: () => Promise<void>;
  readonly continueAsGuest: () => void;
  readonly stay: () => void;
}

export const useCheckoutDoor = (): CheckoutDoor => {
  const shop = useShop();
  const [, navigate] = useLocation();
  const isAvailable = useAvailable();
  const [state, setState] = useState<DoorState>('closed');
  const follow = (outcome: GateOutcome): void => {
    const door = cartDoor(outcome, currentBuyerKind(shop), isAvailable);
    if (door.is !== 'open') return setState(door.is);
    setState('closed');
    navigate(toHref(door.location));
  };
  const knock = async (): Promise<void> => {
    setState('opening');
    try {
      follow(cartClick({ ...checkoutOpening(shop), ...(await shop.checkoutPolicy()) }));
    } catch (failure) {
      shop.report(failure);
      setState('failed');
    }
  };
  const continueAsGuest = (): void => {
    shop.visit.allowGuest();
    navigate(checkoutPath(currentBuyerKind(shop)));
  };
  return { state, knock, continueAsGuest, stay: () => setState('closed') };
};
