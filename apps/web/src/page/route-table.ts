/**
 * All routes of the shop: the data each needs, its status, and who renders it. The first match wins. The screens are in
 * `*-screens.ts`, their groups in `screen-groups.ts`. Source: spec section 2, A-42, A-45, A-123.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageKind } from '@offrande/api-client/contract';
import type { PatternOf } from '@offrande/domain/access';
import { parse } from 'regexparam';
import { screenTexts, type ScreenIn, type TextsName } from './screen-groups.ts';

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
  /** The frame: `shop` with full header and footer, `purchase` with the steps only. */
  readonly frame: 'shop' | 'purchase';
  /** The page's title, unless its data provides one. */
  readonly title: MessageDescriptor | null;
}

/** Names and patterns must match the domain's route table: a different pattern does not compile. */
type Address = {
  [Name in ScreenIn]: { readonly name: Name; readonly pattern: PatternOf<Name> };
}[ScreenIn];

const shopPage = { status: 200, rendered: 'server', frame: 'shop', title: null } as const;
const purchasePage = { status: 200, rendered: 'browser', frame: 'purchase', data: 'none' } as const;
const ownPage = { ...purchasePage, frame: 'shop' } as const;
const buyingPage = { ...ownPage, data: 'product' } as const;

export const PLACES = [
  { ...shopPage, name: 'home', pattern: '/', data: 'home' },
  { ...shopPage, name: 'product', pattern: '/product/:itemCode', data: 'product' },
  { ...buyingPage, name: 'buyingFriend', pattern: '/buying-friend', title: msg`A card for someone else` },
  { ...buyingPage, name: 'buyingSelf', pattern: '/buying-self', title: msg`A card for yourself` },
  { ...ownPage, name: 'cart', pattern: '/cart', title: msg`Cart` },
  { ...purchasePage, name: 'checkout', pattern: '/buying/checkout', title: msg`Checkout` },
  { ...ownPage, name: 'order', pattern: '/order/:orderNo?', title: msg`Your order` },
  { ...purchasePage, name: 'paymentReturn', pattern: '/loading/:type', title: msg`Payment under way` },
  { ...ownPage, name: 'cardQuery', pattern: '/query', title: msg`Check a balance` },
  { ...ownPage, name: 'unlock', pattern: '/unlock', title: msg`Unlock an order` },
  { ...ownPage, name: 'memberValidate', pattern: '/memberValidate', title: msg`Approve a member` },
  { ...ownPage, name: 'auth', pattern: '/auth', title: msg`Sign in or create an account` },
  { ...ownPage, name: 'login', pattern: '/auth/login', title: msg`Sign in` },
  { ...ownPage, name: 'register', pattern: '/auth/register', title: msg`Create an account` },
  { ...ownPage, name: 'verify', pattern: '/auth/verify', title: msg`Confirm your email` },
  { ...ownPage, name: 'resetPassword', pattern: '/auth/reset-password', title: msg`New password` },
  { ...ownPage, name: 'forceLogout', pattern: '/force-logout', title: msg`Signing out` },
  { ...ownPage, name: 'singleSignOn', pattern: '/sso', title: msg`Single sign-on` },
  { ...ownPage, name: 'accountCards', pattern: '/account/cards', title: msg`My cards` },
  { ...ownPage, name: 'accountCard', pattern: '/account/cards/:itemCode', title: msg`My card` },
  { ...ownPage, name: 'accountWallet', pattern: '/account/wallet', title: msg`Wallet` },
  { ...ownPage, name: 'accountOrders', pattern: '/account/orders', title: msg`Order history` },
  { ...ownPage, name: 'accountInbox', pattern: '/account/inbox', title: msg`Inbox` },
  { ...ownPage, name: 'accountCorporate', pattern: '/account/corporate', title: msg`Corporate account` },
  { ...ownPage, name: 'account', pattern: '/account', title: msg`Profile settings` },
  { ...ownPage, name: 'accountImport', pattern: '/account/import', title: msg`Import a card` },
  { ...ownPage, name: 'accountDelete', pattern: '/account/delete', title: msg`Delete account` },
  { ...shopPage, name: 'faq', pattern: '/faq', data: 'faq', title: msg`Frequently asked questions` },
  { ...shopPage, name: 'stores', pattern: '/stores', data: 'stores', title: msg`Our shops` },
  { ...shopPage, name: 'phoneCredit', pattern: '/phone-credit', data: 'phoneCredit', title: msg`Phone credit` },
  { ...shopPage, name: 'contact', pattern: '/contact', data: 'contact', title: msg`Contact` },
  { ...shopPage, name: 'sitemap', pattern: '/sitemap', data: 'sitemap', title: msg`Sitemap` },
  { ...shopPage, name: 'content', pattern: '/*', data: 'content' },
  { ...shopPage, name: 'notFound', pattern: '*', data: 'none', status: 404, title: msg`Page not found` },
] as const satisfies readonly (Place & Address)[];

export type PlaceName = (typeof PLACES)[number]['name'];

export interface PlaceMatch {
  /** With its text group, in addition to the texts of every page. */
  readonly place: (typeof PLACES)[number] & { readonly texts: TextsName };
  readonly params: Readonly<Record<string, string>>;
}

const PARSED = PLACES.map((place) => ({
  place: { ...place, texts: screenTexts(place.name) },
  ...parse(place.pattern),
}));

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
