/**
 * All routes of the shop: the data each needs, its status, and who renders it. The first match wins. The screens are in
 * `*-screens.ts`, their groups in `screen-groups.ts`. Source: spec section 2, A-42, A-45, A-123.
 */
import type { PageKind } from '@offrande/api-client/contract';
import type { PatternOf } from '@offrande/domain/access';
import { parse } from 'regexparam';
import type { GroupOf, ScreenIn, TextsName } from './screen-groups.ts';

export interface Place {
  readonly name: string;
  readonly pattern: string;
  readonly data: PageKind;
  readonly status: number;
  /**
   * `server` pages are rendered to HTML and cached; of `browser` pages, which belong to one buyer, the server renders
   * the frame only.
   */
  readonly rendered: 'server' | 'browser';
  /** Its group of texts, in addition to the texts of every page. */
  readonly texts: TextsName;
  /** The frame: `shop` with full header and footer, `purchase` with the steps only. */
  readonly frame: 'shop' | 'purchase';
}

/** Names and patterns must match the domain's route table, and texts the group: another pattern or group does not compile. */
type Address = {
  [Name in ScreenIn]: { readonly name: Name; readonly pattern: PatternOf<Name>; readonly texts: GroupOf<Name> };
}[ScreenIn];

const shopPage = { status: 200, rendered: 'server', frame: 'shop', texts: 'shop' } as const;
const ownPage = { status: 200, rendered: 'browser', frame: 'shop', data: 'none' } as const;

/** A page for everybody, its data under its own name. */
const served = <const Texts extends TextsName, const Name extends PageKind, const Pattern extends string>(
  texts: Texts,
  name: Name,
  pattern: Pattern,
) => ({ ...shopPage, texts, name, pattern, data: name });

/** A page that belongs to one buyer. */
const own = <const Texts extends TextsName, const Name extends string, const Pattern extends string>(
  texts: Texts,
  name: Name,
  pattern: Pattern,
) => ({ ...ownPage, texts, name, pattern });

export const PLACES = [
  { ...shopPage, name: 'home', pattern: '/', data: 'home' },
  { ...shopPage, texts: 'product', name: 'product', pattern: '/product/:itemCode', data: 'product' },
  { ...own('product', 'buyingFriend', '/buying-friend'), data: 'product' },
  { ...own('product', 'buyingSelf', '/buying-self'), data: 'product' },
  own('cart', 'cart', '/cart'),
  { ...own('buying', 'checkout', '/buying/checkout'), frame: 'purchase' },
  own('order', 'order', '/order/:orderNo?'),
  { ...own('order', 'paymentReturn', '/loading/:type'), frame: 'purchase' },
  own('cards', 'cardQuery', '/query'),
  own('cards', 'unlock', '/unlock'),
  own('account-more', 'memberValidate', '/memberValidate'),
  own('auth', 'auth', '/auth'),
  own('auth', 'login', '/auth/login'),
  own('auth', 'register', '/auth/register'),
  own('company', 'businessHome', '/b2b'),
  own('company', 'businessInfo', '/b2b/info'),
  { ...own('company-buying', 'businessBuying', '/b2b/buying'), data: 'product' },
  { ...own('company-buying', 'businessBuyingSelf', '/b2b/buying-self'), data: 'product' },
  { ...own('company-bulk', 'businessBulk', '/b2b/buying/file'), data: 'product' },
  { ...own('company-buying', 'businessCheckout', '/b2b/buying/checkout'), frame: 'purchase' },
  own('company', 'businessLogin', '/auth/b2b/login'),
  own('company', 'businessRegister', '/auth/b2b/register'),
  own('company', 'companyJoin', '/auth/b2b/join'),
  own('salesman', 'salesmanHome', '/salesman'),
  own('salesman', 'salesmanLogin', '/auth/salesman/login'),
  { ...own('salesman-buying', 'salesmanBuying', '/salesman/buying'), data: 'product' },
  { ...own('salesman-buying', 'salesmanBuyingSelf', '/salesman/buying-self'), data: 'product' },
  { ...own('salesman-buying', 'salesmanCheckout', '/salesman/buying/checkout'), frame: 'purchase' },
  own('kyb', 'kybLogin', '/auth/kyb/login'),
  own('kyb', 'kybRegister', '/auth/kyb/register'),
  own('auth', 'verify', '/auth/verify'),
  own('auth', 'resetPassword', '/auth/reset-password'),
  own('auth', 'forceLogout', '/force-logout'),
  own('auth', 'singleSignOn', '/sso'),
  own('account', 'accountCards', '/account/cards'),
  own('account', 'accountCard', '/account/cards/:itemCode'),
  own('account', 'accountWallet', '/account/wallet'),
  own('account', 'accountOrders', '/account/orders'),
  own('account', 'accountInbox', '/account/inbox'),
  own('account-more', 'accountCorporate', '/account/corporate'),
  own('account-more', 'account', '/account'),
  own('people', 'accountPeople', '/account/people'),
  own('people', 'accountApprovals', '/account/approvals'),
  own('quotations', 'accountQuotations', '/account/quotations'),
  own('account', 'accountImport', '/account/import'),
  own('account-more', 'accountDelete', '/account/delete'),
  served('help', 'faq', '/faq'),
  served('help', 'stores', '/stores'),
  served('help', 'phoneCredit', '/phone-credit'),
  served('help', 'contact', '/contact'),
  served('help', 'sitemap', '/sitemap'),
  { ...shopPage, name: 'content', pattern: '/*', data: 'content' },
  { ...shopPage, name: 'notFound', pattern: '*', data: 'none', status: 404 },
] as const satisfies readonly (Place & Address)[];

export type PlaceName = (typeof PLACES)[number]['name'];

export interface PlaceMatch {
  readonly place: (typeof PLACES)[number];
  readonly params: Readonly<Record<string, string>>;
}

const PARSED = PLACES.map((place) => ({ place, ...parse(place.pattern) }));

export const NOT_FOUND: PlaceMatch = { place: PARSED.at(-1)!.place, params: {} };

/** Patterns ignore case; one trailing slash is dropped. */
const normalise = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export const matchPlace = (path: string): PlaceMatch => {
  for (const { place, keys, pattern } of PARSED) {
    const found = pattern.exec(normalise(path));
    if (found === null) continue;
    return { place, params: Object.fromEntries(keys.map((key, at) => [key, decoded(found[at + 1] ?? '')])) };
  }
  return NOT_FOUND;
};
