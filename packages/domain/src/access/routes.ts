/**
 * Every address of the shop: its pattern, who may open it, which functions of the unit enable it, which screen it
 * needs, and where everybody else is redirected. Fixed addresses first; the first match wins. What else a screen needs
 * (texts, data, component) is listed by name in the web app. Source: spec section 2, A-42 to to
 *
 */
import { CUSTOMER_KINDS, may } from '../customer/index.ts';
import type { CustomerKind, Permission } from '../customer/index.ts';
import { PAYMENT_TYPES } from '../payment/index.ts';
import type { AccessFeature } from './access-policy.ts';

/**
 * `root`: `/`. `ownHome`: the page at the visitor's base path. `nextStep`: the checkout or the order that the address asks
 * for, else the user's own home.
 */
export type Turnaway = 'root' | 'ownHome' | 'login' | 'nextStep';

export interface RouteRow {
  readonly name: string;
  /** Segments begin with a slash. `:name` is a parameter, `:name?` an optional one, `*` matches anything. */
  readonly pattern: string;
  /** The only values of a parameter, letter case ignored; an address with another value does not match. */
  readonly values: readonly string[] | null;
  readonly admits: readonly CustomerKind[];
  /** Also a business customer whose company is not verified yet. */
  readonly admitsUnverified: boolean;
  /** Where customers of other kinds are redirected. */
  readonly others: Turnaway;
  /** Functions of the unit that must all be on. */
  readonly features: readonly AccessFeature[];
  /** What a visitor gets if one of them is off. */
  readonly whenOff: 'ownHome' | 'notFound';
  /** Without this function nothing links here, although the page exists. */
  readonly linkedBy: AccessFeature | null;
  /** `desktop`: shows an alert below 992 px. `mobileVariant`: has a different layout there. */
  readonly screen: 'any' | 'mobileVariant' | 'desktop';
  /** Required parameters of the address; without them the visitor is redirected to `/`. */
  readonly query: readonly string[];
  /** Guests also have to pass the guest gate. */
  readonly isGated: boolean;
  /** Kinds for which the header stays in place while the page scrolls (S2.107). */
  readonly fixedHeader: readonly CustomerKind[];
}

const open = {
  values: null,
  admits: CUSTOMER_KINDS,
  admitsUnverified: false,
  others: 'root',
  features: [],
  whenOff: 'notFound',
  linkedBy: null,
  screen: 'any',
  query: [],
  isGated: false,
  fixedHeader: [],
} as const;

const signIn = { ...open, admits: ['guest'], others: 'nextStep', whenOff: 'ownHome' } as const;
const businessSignIn = { ...signIn, features: ['business'], screen: 'desktop' } as const;
const companyCheck = { ...signIn, features: ['business'], admitsUnverified: true } as const;

/** The kinds of customer with all of these permissions: a page is for the customers who may use its function. */
const grantedTo = (...acts: readonly Permission[]): readonly CustomerKind[] =>
  CUSTOMER_KINDS.filter((kind) => acts.every((act) => may(kind, act)));

const account = {
  ...open,
  admits: grantedTo('haveAccountPages'),
  others: 'login',
  whenOff: 'ownHome',
  fixedHeader: ['business'],
} as const;
const companyAccount = { ...account, admits: grantedTo('haveAccountPages', 'loadCompany') } as const;

const businessPage = { ...open, features: ['business'], whenOff: 'ownHome', screen: 'desktop' } as const;
const businessOnly = { ...businessPage, admits: ['business'] } as const;
const businessBuying = { ...businessOnly, fixedHeader: ['business'] } as const;

const salesmanOnly = { ...open, admits: ['salesman'], features: ['salesmen'], whenOff: 'ownHome' } as const;
const salesmanBuying = { ...salesmanOnly, fixedHeader: ['salesman'] } as const;

const buying = { ...open, admits: ['guest', 'individual'], others: 'ownHome', whenOff: 'ownHome' } as const;

const TABLE = [
  { ...open, name: 'home', pattern: '/' },
  { ...open, name: 'product', pattern: '/product/:itemCode' },
  { ...open, name: 'cart', pattern: '/cart' },
  { ...buying, name: 'buyingFriend', pattern: '/buying-friend' },
  { ...buying, name: 'buyingSelf', pattern: '/buying-self', features: ['buyingSelf'] },
  { ...buying, name: 'checkout', pattern: '/buying/checkout', isGated: true },
  { ...open, name: 'order', pattern: '/order/:orderNo?' },
  { ...open, name: 'paymentReturn', pattern: '/loading/:type', values: PAYMENT_TYPES },
  { ...open, name: 'unlock', pattern: '/unlock' },
  { ...open, name: 'memberValidate', pattern: '/memberValidate', query: ['token', 'info'] },
  { ...open, name: 'phoneCredit', pattern: '/phone-credit', linkedBy: 'phoneCredit' },
  { ...open, name: 'cardQuery', pattern: '/query', admits: grantedTo('queryCard'), features: ['cardQuery'] },
  { ...open, name: 'faq', pattern: '/faq', features: ['ownFaq'] },
  { ...open, name: 'stores', pattern: '/stores' },
  { ...open, name: 'contact', pattern: '/contact' },
  { ...open, name: 'sitemap', pattern: '/sitemap' },
  { ...open, name: 'generalConditions', pattern: '/general-conditions' },

  { ...signIn, name: 'auth', pattern: '/auth', screen: 'mobileVariant' },
  { ...signIn, name: 'login', pattern: '/auth/login', screen: 'mobileVariant' },
  {
    ...signIn,
    name: 'register',
    pattern: '/auth/register',
    screen: 'mobileVariant',
    features: ['passwordLogin'],
  },
  { ...businessSignIn, name: 'businessLogin', pattern: '/auth/b2b/login' },
  { ...businessSignIn, name: 'businessRegister', pattern: '/auth/b2b/register', fixedHeader: ['guest'] },
  {
    ...open,
    name: 'companyJoin',
    pattern: '/auth/b2b/join',
    features: ['business'],
    whenOff: 'ownHome',
    query: ['token'],
  },
  { ...signIn, name: 'salesmanLogin', pattern: '/auth/salesman/login', features: ['salesmen'] },
  { ...companyCheck, name: 'kybLogin', pattern: '/auth/kyb/login' },
  { ...companyCheck, name: 'kybRegister', pattern: '/auth/kyb/register' },
  { ...open, name: 'verify', pattern: '/auth/verify' },
  { ...open, name: 'resetPassword', pattern: '/auth/reset-password' },
  { ...open, name: 'forceLogout', pattern: '/force-logout' },
  { ...signIn, name: 'singleSignOn', pattern: '/sso' },

  { ...account, name: 'account', pattern: '/account' },
  { ...account, name: 'accountCards', pattern: '/account/cards' },
  { ...account, name: 'accountCard', pattern: '/account/cards/:itemCode' },
  {
    ...account,
    name: 'accountWallet',
    pattern: '/account/wallet',
    admits: grantedTo('haveAccountPages', 'haveWallet'),
    features: ['wallet'],
  },
  { ...account, name: 'accountOrders', pattern: '/account/orders' },
  { ...account, name: 'accountInbox', pattern: '/account/inbox' },
  {
    ...account,
    name: 'accountCorporate',
    pattern: '/account/corporate',
    admits: grantedTo('haveAccountPages', 'haveCorporateAccount'),
    features: ['membership'],
  },
  { ...companyAccount, name: 'accountPeople', pattern: '/account/people' },
  { ...companyAccount, name: 'accountApprovals', pattern: '/account/approvals' },
  {
    ...account,
    name: 'accountQuotations',
    pattern: '/account/quotations',
    admits: grantedTo('haveAccountPages', 'requestQuotation'),
  },
  { ...account, name: 'accountImport', pattern: '/account/import' },
  { ...account, name: 'accountDelete', pattern: '/account/delete' },

  { ...businessPage, name: 'businessHome', pattern: '/b2b', admits: ['guest', 'business', 'salesman'] },
  { ...businessOnly, name: 'businessInfo', pattern: '/b2b/info' },
  { ...businessBuying, name: 'businessBuying', pattern: '/b2b/buying' },
  {
    ...businessBuying,
    name: 'businessBuyingSelf',
    pattern: '/b2b/buying-self',
    features: ['business', 'buyingSelf'],
  },
  { ...businessBuying, name: 'businessBulk', pattern: '/b2b/buying/file' },
  { ...businessBuying, name: 'businessCheckout', pattern: '/b2b/buying/checkout' },

  { ...salesmanOnly, name: 'salesmanHome', pattern: '/salesman' },
  { ...salesmanBuying, name: 'salesmanBuying', pattern: '/salesman/buying' },
  {
    ...salesmanBuying,
    name: 'salesmanBuyingSelf',
    pattern: '/salesman/buying-self',
    features: ['salesmen', 'buyingSelf'],
  },
  { ...salesmanBuying, name: 'salesmanCheckout', pattern: '/salesman/buying/checkout' },

  { ...open, name: 'b2c', pattern: '/b2c', admits: ['individual'], features: ['b2cPage'], whenOff: 'ownHome' },

  { ...open, name: 'content', pattern: '/*' },
  { ...open, name: 'notFound', pattern: '*' },
] as const satisfies readonly RouteRow[];

export type RouteName = (typeof TABLE)[number]['name'];

/** One row of the table. */
export interface Route extends RouteRow {
  readonly name: RouteName;
}

export const ROUTES: readonly Route[] = TABLE;

/** The pattern of a name, as a type. */
export type PatternOf<Name extends RouteName> = Extract<(typeof TABLE)[number], { readonly name: Name }>['pattern'];

/** The row with a name. */
export const routeOf = (name: RouteName): Route => ROUTES.find((route) => route.name === name)!;

/** First segments of the fixed addresses, each once: no unit may have one as its id. */
export const ROUTE_SEGMENTS: readonly string[] = [
  ...new Set(ROUTES.flatMap(({ pattern }) => /\/([\w-]+)/u.exec(pattern)?.[1] ?? [])),
];

/** The names of the addresses that exist in a unit with these functions, without the unit's own content pages. */
export const routesWith = (features: Readonly<Record<AccessFeature, boolean>>): readonly RouteName[] =>
  ROUTES.filter((route) => route.features.every((feature) => features[feature]))
    .map(({ name }) => name)
    .filter((name) => name !== 'content' && name !== 'notFound');
