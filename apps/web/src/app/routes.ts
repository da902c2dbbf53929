/**
 * The screen behind each address. Screens are loaded when they are shown, and are there at once when they were loaded
 * before (server, first page). A new screen is one row here or in `account-screens.ts`,
 * `auth-screens.ts` or `rare-screens.ts`, one in `route-table.ts` and one in `screen-files.ts`.
 */
import { createElement, lazy, type ReactElement } from 'react';
import type { AccountName } from './account-screens.ts';
import type { AuthName } from './auth-screens.ts';
import type { LoadScreen, Screen, ScreenProps } from './screen.ts';
import { matchPlace, NOT_FOUND as NOWHERE, type Place, type PlaceMatch, type PlaceName } from './route-table.ts';

export interface Route extends Place {
  readonly name: PlaceName;
  readonly preload: () => Promise<unknown>;
  readonly show: (props: ScreenProps) => ReactElement;
}

type Loaded = Pick<Route, 'preload' | 'show'>;

const screen = (load: LoadScreen): Loaded => {
  let ready: Screen | undefined;
  const get = () =>
    load().then((module) => {
      ready = module.Screen;
      return { default: module.Screen };
    });
  const Later = lazy(get);
  return { preload: get, show: (props) => createElement(ready ?? Later, props) };
};

const COMMON = {
  home: screen(() => import('../features/catalogue/home.tsx')),
  product: screen(() => import('../features/product/product.tsx')),
  buyingFriend: screen(() => import('../features/product/buying-friend.tsx')),
  buyingSelf: screen(() => import('../features/product/buying-self.tsx')),
  cart: screen(() => import('../features/cart/cart-page.tsx')),
  checkout: screen(() => import('../features/checkout/checkout.tsx')),
  order: screen(() => import('../features/order/order.tsx')),
  paymentReturn: screen(() => import('../features/payment-return/payment-return.tsx')),
  faq: screen(() => import('../features/content/faq.tsx')),
  stores: screen(() => import('../features/stores/stores.tsx')),
  content: screen(() => import('../features/content/content.tsx')),
  notFound: screen(() => import('../features/not-found/not-found.tsx')),
} as const;

const isCommon = (name: PlaceName): name is keyof typeof COMMON => name in COMMON;
const AUTH: readonly PlaceName[] = ['auth', 'login', 'register', 'verify', 'resetPassword', 'forceLogout'];
const isAuth = (name: PlaceName): name is AuthName => AUTH.includes(name);
const isAccount = (name: PlaceName): name is AccountName => name.startsWith('account');

/** The files that name the other screens; a first page names them to the browser. */
export const namingFile = (name: PlaceName): string | null => {
  if (isCommon(name)) return null;
  if (isAuth(name)) return 'src/app/auth-screens.ts';
  return isAccount(name) ? 'src/app/account-screens.ts' : 'src/app/rare-screens.ts';
};

const loaded = (name: PlaceName): Loaded => {
  if (isCommon(name)) return COMMON[name];
  if (isAuth(name)) return screen(async () => (await import('./auth-screens.ts')).AUTH_SCREENS[name]());
  if (isAccount(name)) return screen(async () => (await import('./account-screens.ts')).ACCOUNT_SCREENS[name]());
  return screen(async () => (await import('./rare-screens.ts')).RARE_SCREENS[name]());
};

const screens = new Map<PlaceName, Loaded>();

/** One for a name: what was loaded before is there at once. */
const screenOf = (name: PlaceName): Loaded => {
  const known = screens.get(name) ?? loaded(name);
  screens.set(name, known);
  return known;
};

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const withScreen = ({ place, params }: PlaceMatch): RouteMatch => ({
  route: { ...place, ...screenOf(place.name) },
  params,
});

export const NOT_FOUND: RouteMatch = withScreen(NOWHERE);

export const matchRoute = (path: string): RouteMatch => withScreen(matchPlace(path));
