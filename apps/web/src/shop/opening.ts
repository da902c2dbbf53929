/** Facts for the checkout gate from this browser. Source. */
import type { CheckoutFacts } from '@offrande/domain/checkout';
import type { CustomerKind } from '@offrande/domain/customer';
import type { Shop } from './shop.ts';

/** The kind of customer according to the session. */
export const currentBuyerKind = ({ signedIn }: Pick<Shop, 'signedIn'>): CustomerKind => signedIn()?.kind ?? 'guest';

/** The current facts. */
export const checkoutOpening = ({ cart, visit, signedIn }: Shop): CheckoutFacts['opening'] => ({
  isCartEmpty: cart.get().lines.length === 0,
  isLoggedIn: signedIn() !== null,
  isGuestChosen: visit.isAllowedToContinueAsGuest(),
});
