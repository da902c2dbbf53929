/**
 * The shop behind the screens: the calls of the current unit, the machines on top of them, and browser storage. Created
 * once per page; screens access it through `useShop`. In session storage: `isAllowToContinueAsGuest` ('true'),
 * `guestName`, `guestEmail`, `couponList:{unit}`, `order:{unit}` (the order being paid), `topUp:{unit}` (the top-up
 * being paid). In local storage: `cart:{unit}`, `discounts:{unit}`. Source: spec section 3, architecture section 2.
 */
import type { Boot } from '@offrande/api-client/contract';
import { currency as currencyOf, decodeAmount, rate, type Currency, type Money } from '@offrande/domain/money';
import type { ImportPolicy } from '@offrande/domain/card-import';
import type { CartPolicy } from '@offrande/domain/cart';
import { byKind, type CustomerKind } from '@offrande/domain/customer';
import type { CheckoutPolicy } from '@offrande/domain/checkout';
import type { NumberStyle } from '@offrande/domain/locale';
import { Result } from 'effect';
import type { AccountGateways } from './account-gateways.ts';
import { pricedFor } from './cart-place.ts';
import { createCartStore, type CartStore } from './cart-store.ts';
import { type Clock, createClock } from './clock.ts';
import { type Cookies, createCookies } from './cookies.ts';
import type { ShopGateways } from './gateways.ts';
import type { CompanyGateways } from './company-gateways.ts';
import type { KybGateways } from './kyb-gateways.ts';
import { createDiscountStore, type DiscountStore } from './discount-store.ts';
import { browserStore, type KeyValueStore } from './key-value-store.ts';
import { lazyAccountGateways, lazyGateways } from './lazy-gateways.ts';
import type { FileToSave } from './save-file.ts';
import type { SessionActor } from './session-actor.ts';
import type { Locks } from './sign-in-lock.ts';
import { readAccessToken, readLastActivity, readSignedIn, type SignedIn } from './signed-in.ts';
import { createVisit, type Visit } from './visit.ts';

export interface Shop {
  readonly unitId: string;
  readonly currency: Currency;
  readonly numbers: NumberStyle;
  readonly timeZone: string;
  readonly country: string;
  readonly contact: Boot['unit']['contact'];
  readonly cartPolicy: CartPolicy;
  readonly gateways: ShopGateways;
  readonly visit: Visit;
  /** API calls of signing in, registering and the account. */
  readonly account: AccountGateways;
  /** What companies' screens call, where they do not make it themselves: in memory, for tests and stories. */
  readonly company?: CompanyGateways;
  /** What the verification of companies calls, in the same way. */
  readonly kyb?: KybGateways;
  /** Who is signed in, from browser storage; null for a guest. */
  readonly signedIn: () => SignedIn | null;
  /** The session, started on first use. */
  readonly session: () => Promise<SessionActor>;
  readonly cart: CartStore;
  readonly discounts: DiscountStore;
  /** Requested once; retried after a failure. */
  readonly checkoutPolicy: () => Promise<CheckoutPolicy>;
  /** The policy of card imports. */
  readonly importPolicy: () => Promise<ImportPolicy>;
  /** This device's clock against the server's. */
  readonly clock: Clock;
  readonly newId: () => string;
  readonly now: () => number;
  /** Navigates to another site. */
  readonly leaveTo: (url: string) => void;
  /** Navigates to another page in place of this one, which leaves no trace in the browser's history. */
  readonly replaceWith: (url: string) => void;
  /** Offers a file as a download. */
  readonly saveFile: (file: FileToSave) => void;
  /** Reloads the page. */
  readonly reload: () => void;
  readonly cookies: Cookies;
  /** The session storage, which ends with the tab. */
  readonly tab: KeyValueStore;
  /** The local storage, shared by all tabs. */
  readonly local: KeyValueStore;
  readonly locks: Locks;
  /** Logs a failure that the buyer sees on the page already; never card data. */
  readonly report: (failure: unknown) => void;
}

type ShopUnit = Boot['unit'];

const amount = (text: string, currency: Currency): Money => Result.getOrThrow(decodeAmount(text, currency));

/** The cart policy for a kind of customer. */
export const cartPolicyFor = (
  { cartRules, maxQuantities }: ShopUnit,
  currency: Currency,
  kind: CustomerKind,
): CartPolicy => ({
  currency,
  maxQuantity: maxQuantities[kind],
  allowsMultipleProducts: cartRules.allowsMultipleProducts,
  discountType: cartRules.discountType,
  cardMadeTaxRate: rate(cartRules.cardMadeTaxRate),
  shippingTaxRate: rate(cartRules.shippingTaxRate),
  cardMadeFeeLimits: {
    min: amount(cartRules.cardMadeFeeMin, currency),
    max: amount(cartRules.cardMadeFeeMax, currency),
  },
});

/** Caches the result of `ask`; a failed call is retried next time. */
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

const now = (): number => Date.now();
const leaveTo = (url: string): void => globalThis.location.assign(url);

export const createShop = ({ unit, language, base }: Boot): Shop => {
  const currency = currencyOf(unit.currency, unit.digits);
  const [local, session] = [browserStore('localStorage'), browserStore('sessionStorage')];
  const locks: Locks = globalThis.navigator?.locks;
  const signedIn = (): SignedIn | null => readSignedIn(unit.id, local);
  const load = once(async () => {
    const { createHttpGateways } = await import('./gateways.ts');
    return createHttpGateways({
      unitId: unit.id,
      currency,
      language: language.code,
      tokens: session,
      accessToken: () => readAccessToken(unit.id, local),
      signedIn,
      onSession: () => clock.checkWhenIdle(),
      local,
      session: () => openedSession(),
      locks,
    });
  });
  const clock = createClock(async () => (await load()).isClockRight());
  const account = lazyAccountGateways(
    once(async () => {
      const [calls, module] = await Promise.all([load(), import('./account-gateways.ts')]);
      const storedToken = () => readAccessToken(unit.id, local);
      const lastActivityAt = () => readLastActivity(unit.id, local);
      const sessionOptions = { policy: unit.loginPolicy, storedToken, lastActivityAt, now };
      return module.createAccountGateways({ ...calls, currency, language: language.code }, sessionOptions);
    }),
  );
  const openedSession = once(async () => {
    const module = await import('./open-session.ts');
    const { id: unitId, loginPolicy: policy } = unit;
    return module.openSession({ unitId, base, policy, local, session, locks, gateway: account.session, leaveTo });
  });
  const cartPolicies = byKind((kind) => cartPolicyFor(unit, currency, kind));
  return {
    unitId: unit.id,
    currency,
    numbers: { languageTag: language.tag, country: unit.country, decimalSeparator: unit.decimalSeparator },
    timeZone: unit.timeZone,
    country: unit.country,
    contact: unit.contact,
    get cartPolicy() {
      return cartPolicies[signedIn()?.kind ?? 'guest'];
    },
    gateways: lazyGateways(load),
    visit: createVisit(unit.id, currency, session, local),
    cart: createCartStore(unit.id, currency, { local, tab: session }),
    discounts: createDiscountStore(unit.id, currency, { local, tab: session }, () =>
      pricedFor(signedIn(), unit.id, session),
    ),
    checkoutPolicy: once(async () => (await load()).checkoutPolicy()),
    importPolicy: once(async () => (await load()).importPolicy()),
    clock,
    account,
    signedIn,
    session: openedSession,
    newId: () => crypto.randomUUID(),
    now,
    leaveTo,
    replaceWith: (url) => globalThis.location.replace(url),
    saveFile: (file) => void import('./save-file.ts').then((module) => module.saveFile(file)),
    reload: () => globalThis.location.reload(),
    cookies: createCookies(globalThis.document ?? { cookie: '' }),
    tab: session,
    local,
    locks,
    report: (failure) => console.error(failure),
  };
};
