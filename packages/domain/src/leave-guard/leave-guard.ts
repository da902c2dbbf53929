/**
 * The effect of leaving a buying page. Source: S2.98 to S2.106, A-47, A-84. Moving between buying and checkout is not
 * leaving.
 */
import type { CustomerKind } from '../customer/index.ts';
import type { ShopLocation } from '../location/index.ts';
import { homeOf } from '../guest-gate/index.ts';

/** Pages by how they are guarded. `result`: /order and /loading, where Back must never replay a payment. */
export type GuardedPage = 'buying' | 'checkout' | 'result' | 'other';

/** `confirm`: asks for confirmation. `home`: goes to / immediately. `none`: not guarded. */
export type BackGuard = 'confirm' | 'home' | 'none';

const BACK_GUARDS: Readonly<Record<GuardedPage, BackGuard>> = {
  buying: 'confirm',
  checkout: 'confirm',
  result: 'home',
  other: 'none',
};

/** The effect of the browser's back button on a page. */
export const backGuardOf = (page: GuardedPage): BackGuard => BACK_GUARDS[page];

const BUYING_PATH = /^(?:\/b2b|\/salesman)?\/buying(?:-friend|-self)?(?:\/checkout)?$/iu;
const CHECKOUT_PATH = /\/checkout/iu;
const RESULT_PATH = /^\/(?:order|loading)(?:\/|$)/iu;

/** The guard's view of a path without the unit's prefix. Letter case and one trailing slash are ignored. */
export const guardedPage = (path: string): GuardedPage => {
  const plain = path.replace(/(.)\/$/u, '$1');
  if (BUYING_PATH.test(plain)) return CHECKOUT_PATH.test(plain) ? 'checkout' : 'buying';
  return RESULT_PATH.test(plain) ? 'result' : 'other';
};

const isBuying = (path: string): boolean => backGuardOf(guardedPage(path)) === 'confirm';

/**
 * True if going from one path to another must be confirmed, and closing the tab shows the browser's own confirmation.
 */
export const needsConfirmation = (from: string, to: string): boolean => isBuying(from) && !isBuying(to);

/** The facts when the buyer leaves. `unconfirmedOrderNo`: an order created and neither confirmed nor cancelled. */
export interface LeaveFacts {
  readonly page: 'buying' | 'checkout';
  readonly unconfirmedOrderNo: string | null;
  readonly isPaymentFormOpen: boolean;
  readonly draftId: string | null;
}

/** The steps in this order. `isFullLoad`: the document is reloaded, so that no payment form remains. */
export type LeaveStep =
  | { readonly step: 'clearCheckoutCart' }
  | { readonly step: 'cancelPayment' }
  | { readonly step: 'cancelOrder'; readonly orderNo: string }
  | { readonly step: 'deleteDraft'; readonly draftId: string }
  | { readonly step: 'goTo'; readonly target: string; readonly isFullLoad: boolean };

/** The steps that end a started purchase, in this order. */
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

/** The steps that leave cart and draft as they are: a salesman continues another time. */
export const keepingSteps = (steps: readonly LeaveStep[]): readonly LeaveStep[] =>
  steps.filter(({ step }) => step !== 'clearCheckoutCart' && step !== 'deleteDraft');

/** The destination of the confirmed back button: the customer's home. */
export const backTarget = (kind: CustomerKind): string => homeOf(kind);

const WITHIN_PURCHASE = /^\/(?:cart|product\/[^/]+)$/iu;
const LOGIN_PATH = /^\/auth\/login$/iu;

/**
 * True if going from checkout to a location must be confirmed. The cart and a product's page belong to the purchase,
 * and signing in for checkout keeps the cart.
 */
export const leavesCheckout = ({ path, query }: ShopLocation): boolean => {
  const isSigningIn = LOGIN_PATH.test(path) && query['nextStep'] === 'checkout';
  return needsConfirmation('/buying/checkout', path) && !WITHIN_PURCHASE.test(path) && !isSigningIn;
};
