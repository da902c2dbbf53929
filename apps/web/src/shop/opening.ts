/** Who is at the gate to checkout, and what it asks of this browser. Source. */
import type { CheckoutFacts } from '@offrande/domain/checkout';
import type { CustomerKind } from '@offrande/domain/customer';
import type { Shop } from './shop.ts';

/** The kind of customer that the session says. */
export const currentBuyerKind = ({ signedIn }: Pick<Shop, 'signedIn'>): CustomerKind => signedIn()?.kind ?? 'guest';

/** As it is now. */
export const checkoutOpening = ({ cart, visit, signedIn }: Shop): CheckoutFacts['opening'] => ({
  isCartEmpty: cart.get().lines.length === 0,
  isLoggedIn: signedIn() !== null,
  isGuestChosen: visit.isAllowedToContinueAsGuest(),
});
