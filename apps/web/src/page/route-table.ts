/**
 * All routes of the shop: the data each needs, its status, and who renders it. The first match wins. The screens are in
 * `*-screens.ts`, their groups in `screen-groups.ts`. Source: spec section 2, A-42, A-45, A-123.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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
  /** The page's title, unless its data provides one. */
  readonly title: MessageDescriptor | null;
}

/** Names and patterns must match the domain's route table, and texts the group: another pattern or group does not compile. */
type Address = {
  [Name in ScreenIn]: { readonly name: Name; readonly pattern: PatternOf<Name>; readonly texts: GroupOf<Name> };
}[ScreenIn];

const shopPage = { status: 200, rendered: 'server', frame: 'shop', texts: 'shop', title: null } as const;
const ownPage = { status: 200, rendered: 'browser', frame: 'shop', data: 'none' } as const;

/** A page for everybody, its data under its own name. */
const served = <const Texts extends TextsName, const Name extends PageKind, const Pattern extends string>(
  texts: Texts,
  name: Name,
  pattern: Pattern,
  title: MessageDescriptor,
) => ({ ...shopPage, texts, name, pattern, data: name, title });

/** A page that belongs to one buyer. */
const own = <const Texts extends TextsName, const Name extends string, const Pattern extends string>(
  texts: Texts,
  name: Name,
  pattern: Pattern,
  title: MessageDescriptor,
) => ({ ...ownPage, texts, name, pattern, title });

export const PLACES = [
  { ...shopPage, name: 'home', pattern: '/', data: 'home' },
  { ...shopPage, texts: 'product', name: 'product', pattern: '/product/:itemCode', data: 'product' },
  { ...own('product', 'buyingFriend', '/buying-friend', msg`A card for someone else`), data: 'product' },
  { ...own('product', 'buyingSelf', '/buying-self', msg`A card for yourself`), data: 'product' },
  own('cart', 'cart', '/cart', msg`Cart`),
  { ...own('buying', 'checkout', '/buying/checkout', msg`Checkout`), frame: 'purchase' },
  own('order', 'order', '/order/:orderNo?', msg`Your order`),
  { ...own('order', 'paymentReturn', '/loading/:type', msg`Payment under way`), frame: 'purchase' },
  own('cards', 'cardQuery', '/query', msg`Check a balance`),
  own('cards', 'unlock', '/unlock', msg`Unlock an order`),
  own('account-more', 'memberValidate', '/memberValidate', msg`Approve a member`),
  own('auth', 'auth', '/auth', msg`Sign in or create an account`),
  own('auth', 'login', '/auth/login', msg`Sign in`),
  own('auth', 'register', '/auth/register', msg`Create an account`),
  own('company', 'businessHome', '/b2b', msg`For companies`),
  own('company', 'businessInfo', '/b2b/info', msg`Brochures for companies`),
  { ...own('company-buying', 'businessBuying', '/b2b/buying', msg`A card for someone else`), data: 'product' },
  { ...own('company-buying', 'businessBuyingSelf', '/b2b/buying-self', msg`A card for yourself`), data: 'product' },
  { ...own('company-bulk', 'businessBulk', '/b2b/buying/file', msg`Cards from a file`), data: 'product' },
  { ...own('company-buying', 'businessCheckout', '/b2b/buying/checkout', msg`Checkout`), frame: 'purchase' },
  own('company', 'businessLogin', '/auth/b2b/login', msg`Sign in as a company`),
  own('company', 'businessRegister', '/auth/b2b/register', msg`Register a company`),
  own('company', 'companyJoin', '/auth/b2b/join', msg`For companies`),
  own('salesman', 'salesmanLogin', '/auth/salesman/login', msg`Sign in as a salesman`),
  own('kyb', 'kybLogin', '/auth/kyb/login', msg`Company verification`),
  own('kyb', 'kybRegister', '/auth/kyb/register', msg`Company verification`),
  own('auth', 'verify', '/auth/verify', msg`Confirm your email`),
  own('auth', 'resetPassword', '/auth/reset-password', msg`New password`),
  own('auth', 'forceLogout', '/force-logout', msg`Signing out`),
  own('auth', 'singleSignOn', '/sso', msg`Single sign-on`),
  own('account', 'accountCards', '/account/cards', msg`My cards`),
  own('account', 'accountCard', '/account/cards/:itemCode', msg`My card`),
  own('account', 'accountWallet', '/account/wallet', msg`Wallet`),
  own('account', 'accountOrders', '/account/orders', msg`Order history`),
  own('account', 'accountInbox', '/account/inbox', msg`Inbox`),
  own('account-more', 'accountCorporate', '/account/corporate', msg`Corporate account`),
  own('account-more', 'account', '/account', msg`Profile settings`),
  own('people', 'accountPeople', '/account/people', msg`People`),
  own('people', 'accountApprovals', '/account/approvals', msg`Approvals`),
  own('quotations', 'accountQuotations', '/account/quotations', msg`Quotations`),
  own('account', 'accountImport', '/account/import', msg`Import a card`),
  own('account-more', 'accountDelete', '/account/delete', msg`Delete account`),
  served('help', 'faq', '/faq', msg`Frequently asked questions`),
  served('help', 'stores', '/stores', msg`Our shops`),
  served('help', 'phoneCredit', '/phone-credit', msg`Phone credit`),
  served('help', 'contact', '/contact', msg`Contact`),
  served('help', 'sitemap', '/sitemap', msg`Sitemap`),
  { ...shopPage, name: 'content', pattern: '/*', data: 'content' },
  { ...shopPage, name: 'notFound', pattern: '*', data: 'none', status: 404, title: msg`Page not found` },
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
