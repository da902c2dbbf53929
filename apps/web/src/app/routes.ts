/**
 * The screen behind each address. Screens are loaded when they are shown, and are there at once when they were loaded
 * before (server, first page). A new screen is one row here and one in `route-table.ts`.
 */
import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import type { ScreenProps } from './screen.ts';
import { matchPlace, NOT_FOUND as NOWHERE, type Place, type PlaceMatch, type PlaceName } from './route-table.ts';

type Screen = ComponentType<ScreenProps>;
type LoadScreen = () => Promise<{ readonly Screen: Screen }>;

export interface Route extends Place {
  /** Source file of the screen, as the build's manifest names it. */
  readonly file: string;
  readonly preload: () => Promise<unknown>;
  readonly show: (props: ScreenProps) => ReactElement;
}

const screen = (file: string, load: LoadScreen): Pick<Route, 'file' | 'preload' | 'show'> => {
  let ready: Screen | undefined;
  const get = () =>
    load().then((module) => {
      ready = module.Screen;
      return { default: module.Screen };
    });
  const Later = lazy(get);
  return { file, preload: get, show: (props) => createElement(ready ?? Later, props) };
};

const SCREENS: Readonly<Record<PlaceName, ReturnType<typeof screen>>> = {
  home: screen('src/features/catalogue/home.tsx', () => import('../features/catalogue/home.tsx')),
  product: screen('src/features/product/product.tsx', () => import('../features/product/product.tsx')),
  cart: screen('src/features/cart/cart-page.tsx', () => import('../features/cart/cart-page.tsx')),
  checkout: screen('src/features/checkout/checkout.tsx', () => import('../features/checkout/checkout.tsx')),
  order: screen('src/features/order/order.tsx', () => import('../features/order/order.tsx')),
  paymentReturn: screen(
    'src/features/payment-return/payment-return.tsx',
    () => import('../features/payment-return/payment-return.tsx'),
  ),
  cardQuery: screen('src/features/card-query/card-query.tsx', () => import('../features/card-query/card-query.tsx')),
  unlock: screen('src/features/unlock/unlock.tsx', () => import('../features/unlock/unlock.tsx')),
  faq: screen('src/features/content/faq.tsx', () => import('../features/content/faq.tsx')),
  content: screen('src/features/content/content.tsx', () => import('../features/content/content.tsx')),
  notFound: screen('src/features/not-found/not-found.tsx', () => import('../features/not-found/not-found.tsx')),
};

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const withScreen = ({ place, params }: PlaceMatch): RouteMatch => ({
  route: { ...place, ...SCREENS[place.name] },
  params,
});

export const NOT_FOUND: RouteMatch = withScreen(NOWHERE);

export const matchRoute = (path: string): RouteMatch => withScreen(matchPlace(path));
