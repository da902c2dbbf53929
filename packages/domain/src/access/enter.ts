/**
 * What an address leads to: its page, another place, or an alert before either. The checks run in order and the first
 * one with an answer wins, so a redirected visitor never sees an alert. Source: spec section 2, A-46, A-120 to A-122,
 *
 */
import { checkoutPath, gateLocation, homeOf, openCheckout } from '../guest-gate/index.ts';
import { DEFAULT_CONTRACT_LEVEL } from '../customer/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { mayStartKyb } from '../kyb/index.ts';
import { readNextStep } from '../sign-in/index.ts';
import type { NextStep } from '../sign-in/index.ts';
import { policyFor } from './access-policy.ts';
import type { AccessFeatures, AccessPolicy } from './access-policy.ts';
import type { Entry, EntryFacts, GoTo, Page, Visitor } from './entry.ts';
import { isSamePath, matchRoute, segmentsOf } from './match-route.ts';
import type { RouteMatch } from './match-route.ts';
import type { Route } from './routes.ts';
import { DESKTOP_FROM_PX, isMobileWidth } from './screen.ts';

const goTo = (path: string): GoTo => ({ _tag: 'GoTo', to: { path, query: {} } });

/** True if every function that the page needs is on. */
export const isSwitchedOn = ({ features }: Pick<Route, 'features'>, unit: AccessFeatures): boolean =>
  features.every((feature) => unit[feature]);

/** The page at a visitor's base path; `/` if the unit has switched that off. */
export const ownHome = (kind: CustomerKind, unit: AccessFeatures): string => {
  const path = homeOf(kind);
  return isSwitchedOn(matchRoute({ path, query: {} }).route, unit) ? path : '/';
};

type Check = (match: RouteMatch, facts: EntryFacts) => Entry | null;

const isAdmitted = ({ admits, admitsUnverified }: Route, { kind, level }: Visitor): boolean =>
  admits.includes(kind) || (admitsUnverified && mayStartKyb(kind, level ?? DEFAULT_CONTRACT_LEVEL));

/** Where signing in leads on to; null where it was asked for no step. */
const pathOfStep = (step: NextStep | null, kind: CustomerKind): string | null => {
  if (step === null) return null;
  return step.nextStep === 'checkout' ? checkoutPath(kind) : `/order/${step.orderNo}`;
};

const otherKind: Check = ({ route, query }, { visitor, policy }) => {
  if (isAdmitted(route, visitor)) return null;
  switch (route.others) {
    case 'root':
      return goTo('/');
    case 'login':
      return goTo('/auth/login');
    case 'nextStep':
      return goTo(pathOfStep(readNextStep(query), visitor.kind) ?? ownHome(visitor.kind, policy.features));
    case 'ownHome':
      return goTo(ownHome(visitor.kind, policy.features));
  }
};

const NOT_FOUND: Page = { _tag: 'Page', name: 'notFound', params: {} };

const switchedOff: Check = ({ route }, { visitor, policy }) => {
  if (isSwitchedOn(route, policy.features)) return null;
  return route.whenOff === 'notFound' ? NOT_FOUND : goTo(ownHome(visitor.kind, policy.features));
};

/** The unit's own spelling of a content page's address; undefined if it has no content there. */
export const contentHref = ({ segments }: RouteMatch, { contentPages }: AccessPolicy): string | undefined =>
  contentPages.find((href) => isSamePath(segmentsOf(href), segments));

const content: Check = (match, { policy }) => {
  if (match.route.name !== 'content') return null;
  const href = contentHref(match, policy);
  return href === undefined ? NOT_FOUND : { _tag: 'Page', name: 'content', params: { href } };
};

const missingParameter: Check = ({ route, query }) =>
  route.query.every((parameter) => query[parameter]) ? null : goTo('/');

const guestGate: Check = ({ route }, { visitor, policy }) => {
  if (!route.isGated) return null;
  const { kind, isCartEmpty, isGuestChosen } = visitor;
  const outcome = openCheckout({ ...policy.guests, isCartEmpty, isGuestChosen, isLoggedIn: kind !== 'guest' });
  if (outcome === 'checkout') return null;
  return { _tag: 'GoTo', to: gateLocation(outcome, kind) };
};

/**
 * A fine pointer means that the page was zoomed, so the alert is the only effect. The rule does not cover salesmen
 * (A-152).
 */
const businessOnMobile: Check = ({ route, params }, { visitor, screen }) => {
  const isCovered = route.screen === 'desktop' && visitor.kind !== 'salesman';
  if (!isCovered || screen === null || !isMobileWidth(screen.widthPx)) return null;
  const page: Page = { _tag: 'Page', name: route.name, params };
  return {
    _tag: 'Alert',
    alert: { _tag: 'BusinessNotOnMobile', fromPx: DESKTOP_FROM_PX },
    next: screen.hasFinePointer ? page : goTo('/'),
  };
};

const CHECKS: readonly Check[] = [otherKind, switchedOff, content, missingParameter, guestGate, businessOnMobile];

/** The outcome of opening an address. A redirect is evaluated again; it ends at a page after at most three. */
export const enter = (match: RouteMatch, facts: EntryFacts): Entry => {
  const own = { ...facts, policy: policyFor(facts.policy, facts.visitor.companyType) };
  for (const check of CHECKS) {
    const entry = check(match, own);
    if (entry !== null) return entry;
  }
  return { _tag: 'Page', name: match.route.name, params: match.params };
};

/** An alert followed by a redirect. */
type TemplateFailure = Extract<Entry, { readonly _tag: 'Alert' }> & { readonly next: GoTo };

/**
 * What follows when the faces of a card cannot be loaded: an alert, then a redirect to the visitor's own home (S2.111,
 * S8.71).
 */
export const afterTemplateFailure = ({ visitor, policy }: Pick<EntryFacts, 'visitor' | 'policy'>): TemplateFailure => ({
  _tag: 'Alert',
  alert: { _tag: 'TemplatesNotLoaded' },
  next: goTo(ownHome(visitor.kind, policy.features)),
});
