/** The addresses that the gate and the leave guard go to, without the unit's prefix. Source: S2.31, S2.32, S2.56 to S2.58, A-42. */
import type { CustomerKind } from '../customer/index.ts';
import type { DeliverTo } from '../delivery/index.ts';
import type { ShopLocation } from '../location/index.ts';
import type { GateOutcome } from './guest-gate.ts';

const BASE_PATHS: Readonly<Record<CustomerKind, string>> = {
  guest: '',
  individual: '',
  business: '/b2b',
  salesman: '/salesman',
};

/** The base path of a kind of customer; empty for individuals and guests. */
export const basePathOf = (kind: CustomerKind): string => BASE_PATHS[kind];

/** The page at a kind's base path: its home. */
export const homeOf = (kind: CustomerKind): string => BASE_PATHS[kind] || '/';

/** The page for buying a card whose recipient is settled: somebody else, or the buyer. Source: S2.26, S2.27, S2.33, S2.34. */
export const buyingPath = (kind: CustomerKind, receiving: DeliverTo): string => {
  const base = BASE_PATHS[kind];
  if (receiving === 'self') return `${base}/buying-self`;
  return base === '' ? '/buying-friend' : `${base}/buying`;
};

export const checkoutPath = (kind: CustomerKind): string => `${BASE_PATHS[kind]}/buying/checkout`;

/**
 * The location for an outcome of the gate; an empty cart leads to the customer's base path. Single sign-on
 * begins on its own page, which leads on to the retailer's (S4.88). The warning has no page.
 */
export const gateLocation = (outcome: Exclude<GateOutcome, 'warning'>, kind: CustomerKind): ShopLocation => {
  switch (outcome) {
    case 'catalogue':
      return { path: `${homeOf(kind)}#main`, query: {} };
    case 'checkout':
      return { path: checkoutPath(kind), query: {} };
    case 'login':
      return { path: '/auth/login', query: { nextStep: 'checkout' } };
    case 'singleSignOn':
      return { path: '/sso', query: { nextStep: 'checkout' } };
  }
};

/** The location at which the cart asks a guest to choose. */
const CART: ShopLocation = { path: '/cart', query: {} };

/** `is`: a page is opened, the guest warning is shown, or signing in is needed and the app has no page for it. */
export type CartDoor =
  | { readonly is: 'open'; readonly location: ShopLocation }
  | { readonly is: 'asking' | 'loginNeeded' };

/** The effect of a click on the cart; `isAvailable` returns whether the shop has a page at a path. */
export const cartDoor = (
  outcome: GateOutcome,
  kind: CustomerKind,
  isAvailable: (path: string) => boolean,
): CartDoor => {
  if (outcome === 'warning') return { is: 'asking' };
  const location = gateLocation(outcome, kind);
  return isAvailable(location.path) ? { is: 'open', location } : { is: 'loginNeeded' };
};

/**
 * The destination of a visitor without access to checkout: the gate's location, or the cart if the shop has no such
 * page.
 */
export const turnedAwayTo = (
  outcome: GateOutcome,
  kind: CustomerKind,
  isAvailable: (path: string) => boolean,
): ShopLocation => {
  const door = cartDoor(outcome, kind, isAvailable);
  return door.is === 'open' ? door.location : CART;
};
