/**
 * The shop behind the screens that buy: the calls of the current unit, the machines over them, and what the browser
 * keeps. Made once for a page; screens reach it through `useShop`.
 *
 * Kept in the session storage: `isAllowToContinueAsGuest` ('true'), `guestName`, `guestEmail`, `couponList:{unit}`,
 * `order:{unit}` (the order being paid). In the local storage: `cart:{unit}`, `discounts:{unit}`. Source: spec section 3, architecture section 2.
 */
import type { Boot } from '@offrande/api-client/contract';
import { currency as currencyOf, decodeAmount, rate, type Currency, type Money } from '@offrande/domain/money';
import type { CartPolicy } from '@offrande/domain/cart';
import type { NumberStyle } from '@offrande/domain/locale';
import { Result } from 'effect';
import { createCartStore, type CartStore } from './cart-store.ts';
import type { CheckoutRules } from './checkout-rules.ts';
import type { ShopGateways } from './gateways.ts';
import { createDiscountStore, type DiscountStore } from './discount-store.ts';
import { browserKeep } from './keep.ts';
import { lateGateways } from './late-gateways.ts';
import { createSession, type ShopSession } from './session.ts';

export interface Shop {
  readonly unitId: string;
  readonly currency: Currency;
  readonly numbers: NumberStyle;
  readonly timeZone: string;
  readonly country: string;
  readonly contact: Boot['unit']['contact'];
  readonly cartPolicy: CartPolicy;
  readonly gateways: ShopGateways;
  readonly session: ShopSession;
  readonly cart: CartStore;
  readonly discounts: DiscountStore;
  /** Asked for once; a failure may be asked again. */
  readonly checkoutRules: () => Promise<CheckoutRules>;
  readonly newId: () => string;
  readonly now: () => number;
  /** Opens another site in place of the shop. */
  readonly leaveTo: (url: string) => void;
  /** Notes a failure that the buyer sees in the page already; never card data. */
  readonly report: (failure: unknown) => void;
}

type ShopUnit = Boot['unit'];

const amount = (text: string, currency: Currency): Money => Result.getOrThrow(decodeAmount(text, currency));

export const cartPolicyOf = ({ cartRules, maxQuantity }: ShopUnit, currency: Currency): CartPolicy => ({
  currency,
  maxQuantity,
  allowsMultipleProducts: cartRules.allowsMultipleProducts,
  discountType: cartRules.discountType,
  cardMadeTaxRate: rate(cartRules.cardMadeTaxRate),
  shippingTaxRate: rate(cartRules.shippingTaxRate),
  cardMadeFeeLimits: {
    min: amount(cartRules.cardMadeFeeMin, currency),
    max: amount(cartRules.cardMadeFeeMax, currency),
  },
});

/** Remembers an answer that came; a question that failed is asked again. */
export const once = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= ask().catch((failure: unknown) => {
      asked = null;
      throw failure;
    });
    return asked;
  };
};

export const createShop = ({ unit, language }: Boot): Shop => {
  const currency = currencyOf(unit.currency, unit.digits);
  const [local, session] = [browserKeep('localStorage'), browserKeep('sessionStorage')];
  const load = once(async () => {
    const { createHttpGateways } = await import('./gateways.ts');
    return createHttpGateways({ unitId: unit.id, currency, language: language.code }, session);
  });
  return {
    unitId: unit.id,
    currency,
    numbers: { languageTag: language.tag, country: unit.country, decimalSeparator: unit.decimalSeparator },
    timeZone: unit.timeZone,
    country: unit.country,
    contact: unit.contact,
    cartPolicy: cartPolicyOf(unit, currency),
    gateways: lateGateways(load),
    session: createSession(unit.id, currency, session, local),
    cart: createCartStore(unit.id, currency, local),
    discounts: createDiscountStore(unit.id, currency, local),
    checkoutRules: once(async () => (await load()).checkoutRules()),
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
    leaveTo: (url) => globalThis.location.assign(url),
    report: (failure) => console.error(failure),
  };
};
