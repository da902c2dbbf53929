/**
 * Every address of the shop: the data it needs, the status it answers with, who renders it. The first match wins.
 * The screens behind the names are in `routes.ts`. Source: spec section 2, A-42, A-45, A-123.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageKind } from '@offrande/api-client/contract';
import type { PatternOf, RouteName } from '@offrande/domain/access';
import { parse } from 'regexparam';
import type { TextsName } from './i18n.ts';

export interface Place {
  readonly name: string;
  readonly pattern: string;
  readonly data: PageKind;
  readonly status: number;
  /** `server` pages are rendered to HTML and kept; of `browser` ones, which belong to one buyer, only the frame is. */
  readonly rendered: 'server' | 'browser';
  /** The frame around it: `shop` with full header and footer, `purchase` with the steps alone. */
  readonly frame: 'shop' | 'purchase';
  /** The texts it shows beside those of every page. */
  readonly texts: TextsName;
  /** The page's title where its data brings none. */
  readonly title: MessageDescriptor | null;
}

/** A name and its pattern as the domain's table of addresses has them: another pattern does not compile. */
type Address = { [Name in RouteName]: { readonly name: Name; readonly pattern: PatternOf<Name> } }[RouteName];

const shopPage = { status: 200, rendered: 'server', frame: 'shop', texts: 'shop', title: null } as const;
const ownPage = { status: 200, rendered: 'browser', data: 'none', texts: 'buying' } as const;
const buyingPage = { ...ownPage, data: 'product', frame: 'shop', texts: 'product' } as const;
const cardPage = { ...ownPage, frame: 'shop', texts: 'cards' } as const;
const authPage = { ...ownPage, frame: 'shop', texts: 'auth' } as const;
const accountPage = { ...ownPage, frame: 'shop', texts: 'account' } as const;

export const PLACES = [
  { ...shopPage, name: 'home', pattern: '/', data: 'home' },
  { ...shopPage, name: 'product', pattern: '/product/:itemCode', data: 'product', texts: 'product' },
  { ...buyingPage, name: 'buyingFriend', pattern: '/buying-friend', title: msg`A card for someone else` },
  { ...buyingPage, name: 'buyingSelf', pattern: '/buying-self', title: msg`A card for yourself` },
  { ...ownPage, name: 'cart', pattern: '/cart', frame: 'shop', texts: 'cart', title: msg`Cart` },
  { ...ownPage, name: 'checkout', pattern: '/buying/checkout', frame: 'purchase', title: msg`Checkout` },
  { ...ownPage, name: 'order', pattern: '/order/:orderNo?', frame: 'shop', texts: 'order', title: msg`Your order` },
  {
    ...ownPage,
    name: 'paymentReturn',
    pattern: '/loading/:type',
    frame: 'purchase',
    texts: 'order',
    title: msg`Payment under way`,
  },
  { ...cardPage, name: 'cardQuery', pattern: '/query', title: msg`Check a balance` },
  { ...cardPage, name: 'unlock', pattern: '/unlock', title: msg`Unlock an order` },
  {
    ...ownPage,
    name: 'memberValidate',
    pattern: '/memberValidate',
    frame: 'shop',
    texts: 'accountMore',
    title: msg`Approve a member`,
  },
  { ...authPage, name: 'auth', pattern: '/auth', title: msg`Sign in or create an account` },
  { ...authPage, name: 'login', pattern: '/auth/login', title: msg`Sign in` },
  { ...authPage, name: 'register', pattern: '/auth/register', title: msg`Create an account` },
  { ...authPage, name: 'verify', pattern: '/auth/verify', title: msg`Confirm your email` },
  { ...authPage, name: 'resetPassword', pattern: '/auth/reset-password', title: msg`New password` },
  { ...authPage, name: 'forceLogout', pattern: '/force-logout', title: msg`Signing out` },
  { ...accountPage, name: 'accountCards', pattern: '/account/cards', title: msg`My cards` },
  { ...accountPage, name: 'accountCard', pattern: '/account/cards/:itemCode', title: msg`My card` },
  { ...accountPage, name: 'accountWallet', pattern: '/account/wallet', title: msg`Wallet` },
  { ...accountPage, name: 'accountOrders', pattern: '/account/orders', title: msg`Order history` },
  { ...accountPage, name: 'accountInbox', pattern: '/account/inbox', title: msg`Inbox` },
  {
    ...accountPage,
    name: 'accountCorporate',
    pattern: '/account/corporate',
    texts: 'accountMore',
    title: msg`Corporate account`,
  },
  { ...accountPage, name: 'account', pattern: '/account', texts: 'accountMore', title: msg`Profile settings` },
  { ...accountPage, name: 'accountImport', pattern: '/account/import', title: msg`Import a card` },
  {
    ...accountPage,
    name: 'accountDelete',
    pattern: '/account/delete',
    texts: 'accountMore',
    title: msg`Delete account`,
  },
  { ...shopPage, name: 'faq', pattern: '/faq', data: 'faq', title: msg`Frequently asked questions` },
  { ...shopPage, name: 'stores', pattern: '/stores', data: 'stores', title: msg`Our shops` },
  {
    ...shopPage,
    name: 'phoneCredit',
    pattern: '/phone-credit',
    data: 'phoneCredit',
    texts: 'help',
    title: msg`Phone credit`,
  },
  { ...shopPage, name: 'contact', pattern: '/contact', data: 'contact', texts: 'help', title: msg`Contact` },
  { ...shopPage, name: 'sitemap', pattern: '/sitemap', data: 'sitemap', texts: 'help', title: msg`Sitemap` },
  { ...shopPage, name: 'content', pattern: '/*', data: 'content' },
  { ...shopPage, name: 'notFound', pattern: '*', data: 'none', status: 404, title: msg`Page not found` },
] as const satisfies readonly (Place & Address)[];

export type PlaceName = (typeof PLACES)[number]['name'];

export interface PlaceMatch {
  readonly place: (typeof PLACES)[number];
  readonly params: Readonly<Record<string, string>>;
}

const PARSED = PLACES.map((place) => ({ place, ...parse(place.pattern) }));

export const NOT_FOUND: PlaceMatch = { place: PLACES.find(({ name }) => name === 'notFound')!, params: {} };

/** Letter case is ignored by the patterns; one trailing slash is dropped. */
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
