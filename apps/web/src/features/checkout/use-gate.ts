/** Whether this buyer may be here: the domain's table, asked once when the page opens. Source. */
import { gateLocation, openCheckout } from '@offrande/domain/checkout';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAvailable } from '../../app/available.ts';
import { hrefOf } from '../../app/location-href.ts';
import type { CheckoutRules } from '../../shop/checkout-rules.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { Shop } from '../../shop/shop.ts';

/** Where the cart asks the guest to choose, where a unit has no login page. */
const CART = '/cart';

/** Null while the unit's rules are on their way to somebody who may not be let in. */
const outcomeOf = (
  rules: CheckoutRules | null,
  { cart, visit, signedIn }: Shop,
): ReturnType<typeof openCheckout> | null => {
  const isGuestChosen = visit.isAllowedToContinueAsGuest();
  const isLoggedIn = signedIn() !== null;
  if (rules === null) return isGuestChosen || isLoggedIn ? 'checkout' : null;
  const { isGuestOnly, isGuestModeOn, isSingleSignOnOnly } = rules;
  const isCartEmpty = cart.get().lines.length === 0;
  return openCheckout({ isLoggedIn, isCartEmpty, isGuestOnly, isGuestModeOn, isSingleSignOnOnly, isGuestChosen });
};

/** True when the buyer may stay; else the page is left for where the gate points, once the rules are there. */
export const useGate = (rules: CheckoutRules | null): boolean => {
  const shop = useShop();
  const [, navigate] = useLocation();
  const isAvailable = useAvailable();
  const [known, setKnown] = useState(() => ({ rules, outcome: outcomeOf(rules, shop) }));
  if (known.rules !== rules) setKnown({ rules, outcome: outcomeOf(rules, shop) });
  const { outcome } = known;
  const isAway = outcome !== null && outcome !== 'checkout';
  useEffect(() => {
    if (!isAway) return;
    const place = gateLocation(outcome, 'guest');
    const path = place !== null && isAvailable(place.path) ? place.path : CART;
    navigate(hrefOf({ path, query: path === CART ? {} : (place?.query ?? {}) }), { replace: true });
  }, [isAway, outcome, navigate, isAvailable]);
  return outcome === 'checkout';
};
