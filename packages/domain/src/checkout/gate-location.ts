/** The addresses that the gate and the leave guard go to, without the unit's prefix. Source: S2.31, S2.32, S2.56 to S2.58, A-42. */
import type { CustomerKind } from '../customer/index.ts';
import type { ShopLocation } from '../location/index.ts';
import type { GateOutcome } from './guest-gate.ts';

const BASE_PATHS: Readonly<Record<CustomerKind, string>> = {
  guest: '',
  individual: '',
  business: '/b2b',
  salesman: '/salesman',
};

/** What the addresses of a kind of customer begin with; empty for individuals and guests. */
export const basePathOf = (kind: CustomerKind): string => BASE_PATHS[kind];

/** The page at a kind's base path: its home. */
export const homeOf = (kind: CustomerKind): string => BASE_PATHS[kind] || '/';

export const checkoutPath = (kind: CustomerKind): string => `${BASE_PATHS[kind]}/buying/checkout`;

/** Where an outcome of the gate is. Null where no page of the shop is meant: the warning, and single sign-on outside. */
export const gateLocation = (outcome: GateOutcome, kind: CustomerKind): ShopLocation | null => {
  switch (outcome) {
    case 'catalogue':
      return { path: '/#main', query: {} };
    case 'checkout':
      return { path: checkoutPath(kind), query: {} };
    case 'login':
      return { path: '/auth/login', query: { nextStep: 'checkout' } };
    case 'warning':
    case 'singleSignOn':
      return null;
  }
};
