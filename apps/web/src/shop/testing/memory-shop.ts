/** A shop without server and browser storage, for tests and stories: real machines over gateways in memory. */
import {
  createMemoryCardGateways,
  createMemoryGateways,
  type MemoryCard,
  type MemoryCardGateways,
  type MemoryCardOptions,
  type MemoryGateways,
} from '@offrande/api-client/testing';
import type { Cart } from '@offrande/domain/cart';
import { UNIT } from '../../app/testing/sample-boot.ts';
import { createCartStore } from '../cart-store.ts';
import type { CheckoutRules } from '../checkout-rules.ts';
import { createDiscountStore } from '../discount-store.ts';
import { createMemoryKeep } from '../keep.ts';
import { createSession } from '../session.ts';
import { cartPolicyOf, type Shop } from '../shop.ts';
import { EURO, ITEM } from './sample.ts';

export interface MemoryShop extends Shop {
  readonly memory: MemoryGateways;
  /** Cards in their holders' hands: what was called about them, and how it goes wrong. */
  readonly held: MemoryCardGateways;
  /** Addresses outside the shop that the buyer was sent to. */
  readonly left: readonly string[];
}

const GUEST_RULES: CheckoutRules = {
  guestMeans: ['creditCard', 'debitCard', 'instantTransfer'],
  accountMeans: ['wallet'],
  provider: 'UpstreamPay',
  isGuestOnly: false,
  isGuestModeOn: true,
  isSingleSignOnOnly: false,
};

/** A guest who chose to go on as a guest, with this cart. */
export const createMemoryShop = (options: {
  readonly cart: Cart;
  readonly cards?: readonly MemoryCard[];
  readonly rules?: Partial<CheckoutRules>;
  readonly held?: Omit<MemoryCardOptions, 'currency' | 'today'>;
  readonly languageTag?: string;
}): MemoryShop => {
  const memory = createMemoryGateways({ currency: EURO, cards: options.cards ?? [] });
  const held = createMemoryCardGateways({ currency: EURO, today: { year: 2026, month: 6, day: 12 }, ...options.held });
  const session = createSession('FR', EURO, createMemoryKeep());
  const cart = createCartStore('FR', EURO, createMemoryKeep());
  const left: string[] = [];
  let ids = 0;
  const discounts = createDiscountStore('FR', EURO, createMemoryKeep());
  discounts.keep(ITEM, []);
  cart.set(options.cart);
  session.allowGuest();
  return {
    unitId: UNIT.id,
    currency: EURO,
    numbers: { languageTag: options.languageTag ?? 'en', country: 'FR', decimalSeparator: ',' },
    timeZone: UNIT.timeZone,
    country: UNIT.country,
    contact: UNIT.contact,
    cartPolicy: cartPolicyOf(UNIT, EURO),
    gateways: {
      ...memory,
      payments: () => memory.payments,
      cards: held.cards,
      unlock: held.unlock,
      captcha: { solve: async (_action, kind) => ({ kind, token: 'solved' }) },
    },
    session,
    cart,
    discounts,
    checkoutRules: () => Promise.resolve({ ...GUEST_RULES, ...options.rules }),
    newId: () => `new-${(ids += 1)}`,
    now: () => Date.UTC(2026, 5, 12, 12, 30),
    leaveTo: (url) => void left.push(url),
    report: () => {},
    memory,
    held,
    left,
  };
};
