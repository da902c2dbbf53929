/**
 * Which links of menus, footers and content are shown, and where they go: only links that work for this visitor in this
 * unit. Source: spec sections 1 and 2 (S2.15, S2.40, S2.41, S2.97), A-40, A-45, A-83, A-88, A-91.
 */
import type { CustomerKind } from '../customer/index.ts';
import type { AccessPolicy } from './access-policy.ts';
import { contentHref, isSwitchedOn } from './enter.ts';
import { matchRoute } from './match-route.ts';
import type { RouteMatch } from './match-route.ts';
import { routeOf } from './routes.ts';
import type { Route, RouteName } from './routes.ts';

const WEB_ADDRESS = /^https?:\/\/[^\s/]/iu;
const PART_OF_PAGE = /^#\S/u;
const PATH = /^\/(?!\/)\S*$/u;

/** Open to this kind of customer, or to a guest after signing in. */
const isFor = ({ admits, others }: Route, kind: CustomerKind): boolean =>
  admits.includes(kind) || (kind === 'guest' && others === 'login');

const isLinked = (match: RouteMatch, kind: CustomerKind, policy: AccessPolicy): boolean => {
  const { route } = match;
  if (route.name === 'content') return contentHref(match, policy) !== undefined;
  if (route.linkedBy !== null && !policy.features[route.linkedBy]) return false;
  return isSwitchedOn(route, policy.features) && isFor(route, kind);
};

/** The target of "FAQ": the unit's own page, or its external address. */
export const faqHref = ({ faqAddress }: AccessPolicy): string => faqAddress || '/faq';

/**
 * The target of a link: the address itself, the external FAQ instead of the unit's own, or null for a link that is left
 * out because this visitor has no such page. External addresses are http(s) only.
 */
export const linkTo = (href: string, kind: CustomerKind, policy: AccessPolicy): string | null => {
  if (WEB_ADDRESS.test(href) || PART_OF_PAGE.test(href)) return href;
  if (!PATH.test(href)) return null;
  const match = matchRoute({ path: href, query: {} });
  if (match.route.name === 'faq' && policy.faqAddress !== '') return policy.faqAddress;
  return isLinked(match, kind, policy) ? href : null;
};

export interface RouteLink {
  readonly name: RouteName;
  readonly href: string;
}

const linksOf = (names: readonly RouteName[], kind: CustomerKind, policy: AccessPolicy): readonly RouteLink[] =>
  names.flatMap((name) => {
    const href = linkTo(routeOf(name).pattern, kind, policy);
    return href === null ? [] : [{ name, href }];
  });

/** The tabs of the account in their order; the last one signs out. */
const ACCOUNT_TABS: readonly RouteName[] = [
  'account',
  'accountCards',
  'accountWallet',
  'accountOrders',
  'accountInbox',
  'accountCorporate',
  'accountApprovals',
  'accountPeople',
  'accountQuotations',
  'accountImport',
  'accountDelete',
  'forceLogout',
];

/**
 * The account's tabs for a kind of customer in a unit: the wallet where there is one, the corporate account for
 * individuals of a unit with memberships, quotations for companies. None for customers without an account page.
 */
export const accountTabs = (kind: CustomerKind, policy: AccessPolicy): readonly RouteLink[] =>
  routeOf('account').admits.includes(kind) ? linksOf(ACCOUNT_TABS, kind, policy) : [];

const FOR_EVERYBODY: readonly RouteName[] = ['home', 'businessHome', 'phoneCredit', 'cardQuery', 'faq'];

const MENUS: Readonly<Record<CustomerKind, readonly RouteName[]>> = {
  guest: FOR_EVERYBODY,
  individual: FOR_EVERYBODY,
  business: ['businessHome', 'businessBuying', 'accountOrders', 'accountQuotations', 'accountWallet', 'businessInfo'],
  salesman: ['salesmanHome', 'salesmanBuying', 'cardQuery', 'faq'],
};

/** The main menu of a kind of customer in a unit, in its order; pages that the unit has switched off are left out. */
export const mainMenu = (kind: CustomerKind, policy: AccessPolicy): readonly RouteLink[] =>
  linksOf(MENUS[kind], kind, policy);
