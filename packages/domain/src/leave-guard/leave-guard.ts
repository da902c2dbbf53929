/**
 * What leaving a buying page does. Source: S2.98 to S2.106, A-47, A-84. Moving between buying and checkout is no leaving.
 */
import type { CustomerKind } from '../customer/index.ts';
import type { ShopLocation } from '../location/index.ts';
import { homeOf } from '../guest-gate/index.ts';

/** Pages by how they are guarded. `result`: /order and /loading, where Back must never replay a payment. */
export type GuardedPage = 'buying' | 'checkout' | 'result' | 'other';

/** `confirm`: asks first. `home`: goes to / at once. `none`: not guarded. */
export type BackGuard = 'confirm' | 'home' | 'none';

const BACK_GUARDS: Readonly<Record<GuardedPage, BackGuard>> = {
  buying: 'confirm',
  checkout: 'confirm',
  result: 'home',
  other: 'none',
};

/** What the browser's back button does on a page. */
export const backGuardOf = (page: GuardedPage): BackGuard => BACK_GUARDS[page];

const BUYING_PATH = /^(?:\/b2b|\/salesman)?\/buying(?:-friend|-self)?(?:\/checkout)?$/iu;
const CHECKOUT_PATH = /\/checkout/iu;
const RESULT_PATH = /^\/(?:order|loading)(?:\/|$)/iu;

/** The guard's view of a path without the unit's prefix. Case and one trailing slash do not count. */
export const guardedPage = (path: string): GuardedPage => {
  const plain = path.replace(/(.)\/$/u, '$1');
  if (BUYING_PATH.test(plain)) return CHECKOUT_PATH.test(plain) ? 'checkout' : 'buying';
  return RESULT_PATH.test(plain) ? 'result' : 'other';
};

const isBuying = (path: string): boolean => backGuardOf(guardedPage(path)) === 'confirm';

/** True where going from one path to another must be confirmed, and where closing the tab asks the browser's question. */
export const needsConfirmation = (from: string, to: string): boolean => isBuying(from) && !isBuying(to);

/** What was going on when the buyer left. `unconfirmedOrderNo`: an order created and neither confirmed nor cancelled. */
export interface LeaveFacts {
  readonly page: 'buying' | 'checkout';
  readonly unconfirmedOrderNo: string | null;
  readonly isPaymentFormOpen: boolean;
  readonly draftId: string | null;
}

/** What must happen, in this order. `isFullLoad`: the document is loaded anew, so that no payment form survives. */
export type LeaveStep =
  | { readonly step: 'clearCheckoutCart' }
  | { readonly step: 'cancelPayment' }
  | { readonly step: 'cancelOrder'; readonly orderNo: string }
  | { readonly step: 'deleteDraft'; readonly draftId: string }
  | { readonly step: 'goTo'; readonly target: string; readonly isFullLoad: boolean };

/** What ends a purchase that was begun, in this order. */
export const endSteps = (
  clearsCart: boolean,
  { unconfirmedOrderNo, draftId }: Pick<LeaveFacts, 'unconfirmedOrderNo' | 'draftId'>,
): readonly Exclude<LeaveStep, { readonly step: 'goTo' }>[] => [
  ...(clearsCart ? [{ step: 'clearCheckoutCart' as const }] : []),
  { step: 'cancelPayment' },
  ...(unconfirmedOrderNo === null ? [] : [{ step: 'cancelOrder' as const, orderNo: unconfirmedOrderNo }]),
  ...(draftId === null ? [] : [{ step: 'deleteDraft' as const, draftId }]),
];

/** The steps of a confirmed leave. The cart is cleared on checkout pages only; going to the target always comes last. */
export const leaveSteps = (facts: LeaveFacts, target: string): readonly LeaveStep[] => [
  ...endSteps(facts.page === 'checkout', facts),
  { step: 'goTo', target, isFullLoad: facts.isPaymentFormOpen },
];

/** Where the back button leads once it is confirmed: the home of the customer's kind. */
export const backTarget = (kind: CustomerKind): string => homeOf(kind);

const WITHIN_PURCHASE = /^\/(?:cart|product\/[^/]+)$/iu;
const LOGIN_PATH = /^\/auth\/login$/iu;

/**
 * True where going from checkout to a place must be confirmed. The cart and a product's page belong to the purchase, and
 * signing in on the way to checkout keeps the cart.
 */
export const leavesCheckout = ({ path, query }: ShopLocation): boolean => {
  const isSigningIn = LOGIN_PATH.test(path) && query['nextStep'] === 'checkout';
  return needsConfirmation('/buying/checkout', path) && !WITHIN_PURCHASE.test(path) && !isSigningIn;
};
