/** The way from the cart to checkout, through the guest gate. Source: S4.85 to S4.91, A-41, A-151. */
import { cartClick, checkoutPath, gateLocation, type GateOutcome } from '@offrande/domain/checkout';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAvailable } from '../../app/available.ts';
import { hrefOf } from '../../app/location-href.ts';
import { useShop } from '../../shop/shop-context.tsx';

/** `asking`: the guest warning is open. `loginNeeded`: guests may not order and there is no login to lead to. */
export type DoorState = 'closed' | 'opening' | 'asking' | 'loginNeeded' | 'failed';

export interface CheckoutDoor {
  readonly state: DoorState;
  readonly knock: () => Promise<void>;
  readonly continueAsGuest: () => void;
  readonly stay: () => void;
}

export const useCheckoutDoor = (): CheckoutDoor => {
  const { cart, visit, signedIn, checkoutRules, report } = useShop();
  const [, navigate] = useLocation();
  const isAvailable = useAvailable();
  const [state, setState] = useState<DoorState>('closed');
  const follow = (outcome: GateOutcome): void => {
    const place = gateLocation(outcome, 'guest');
    if (outcome === 'warning') return setState('asking');
    if (place === null || (outcome === 'login' && !isAvailable(place.path))) return setState('loginNeeded');
    navigate(hrefOf(place));
  };
  const knock = async (): Promise<void> => {
    setState('opening');
    try {
      const { isGuestOnly, isGuestModeOn, isSingleSignOnOnly } = await checkoutRules();
      setState('closed');
      const isGuestChosen = visit.isAllowedToContinueAsGuest();
      follow(
        cartClick({
          isLoggedIn: signedIn() !== null,
          isCartEmpty: cart.get().lines.length === 0,
          isGuestOnly,
          isGuestModeOn,
          isSingleSignOnOnly,
          isGuestChosen,
        }),
      );
    } catch (failure) {
      report(failure);
      setState('failed');
    }
  };
  const continueAsGuest = (): void => {
    visit.allowGuest();
    navigate(checkoutPath('guest'));
  };
  return { state, knock, continueAsGuest, stay: () => setState('closed') };
};
