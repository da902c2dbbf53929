/** Whether this buyer may be here: the domain's table, asked once when the page opens. Source. */
import { gateLocation, openCheckout } from '@offrande/domain/checkout';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAvailable } from '../../app/available.ts';
import type { CheckoutRules } from '../../shop/checkout-rules.schema.ts';
import { useShop } from '../../shop/shop-context.tsx';

/** Nobody signs in here yet, so nobody is signed in and no single sign-on is the only way. */
const NOBODY = { isLoggedIn: false, isSingleSignOnOnly: false } as const;

/** Where the cart asks the guest to choose, for as long as the shop has no login page. */
const CART = '/cart';

/** True when the buyer may stay; else the page is left for where the gate points. */
export const useGate = ({ isGuestOnly, isGuestModeOn }: CheckoutRules): boolean => {
  const { cart, session } = useShop();
  const [, navigate] = useLocation();
  const isAvailable = useAvailable();
  const [outcome] = useState(() =>
    openCheckout({
      ...NOBODY,
      isCartEmpty: cart.get().lines.length === 0,
      isGuestOnly,
      isGuestModeOn,
      isGuestChosen: session.isAllowedToContinueAsGuest(),
    }),
  );
  const isOpen = outcome === 'checkout';
  useEffect(() => {
    if (isOpen) return;
    const place = gateLocation(outcome, 'guest');
    const path = place !== null && isAvailable(place.path) ? place.path : CART;
    const query = new URLSearchParams(path === CART ? {} : place?.query).toString();
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  }, [isOpen, outcome, navigate, isAvailable]);
  return isOpen;
};
