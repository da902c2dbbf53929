/** What the gate to checkout asks of this browser. Source. */
import type { CheckoutFacts } from '@offrande/domain/checkout';
import type { Shop } from './shop.ts';

/** As it is now. */
export const openingOf = ({ cart, visit, signedIn }: Shop): CheckoutFacts['opening'] => ({
  isCartEmpty: cart.get().lines.length === 0,
  isLoggedIn: signedIn() !== null,
  isGuestChosen: visit.isAllowedToContinueAsGuest(),
});
