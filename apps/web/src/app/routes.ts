/**
 * Every address of the shop: the screen behind it, the data it needs, the status it answers with. The first match wins.
 * Screens are loaded when they are shown, and are there at once when they were loaded before (server, first page).
 * Source: spec section 2, A-42, A-45, A-123.
 */
import type { Boot, PageKind } from '@offrande/api-client/contract';
import { parse } from 'regexparam';
import { createElement, lazy, type ComponentType, type ReactElement } from 'react';

export interface ScreenProps {
  readonly data: Boot['data'];
  readonly params: Readonly<Record<string, string>>;
}

type Screen = ComponentType<ScreenProps>;
type LoadScreen = () => Promise<{ readonly Screen: Screen }>;

export interface Route {
  readonly name: string;
  readonly pattern: string;
  /** Source file of the screen, as the build's manifest names it. */
  readonly file: string;
  readonly data: PageKind;
  readonly status: number;
  /** `server` pages are rendered to HTML and kept; `browser` ones belong to one buyer. */
  readonly rendered: 'server' | 'browser';
  /** The frame around it: `shop` with full header and footer, `purchase` with the steps alone. */
  readonly frame: 'shop' | 'purchase';
  readonly preload: () => Promise<unknown>;
  readonly show: (props: ScreenProps) => ReactElement;
}

const screen = (load: LoadScreen): Pick<Route, 'preload' | 'show'> => {
  let ready: Screen | undefined;
  const get = () =>
    load().then((module) => {
      ready = module.Screen;
      return { default: module.Screen };
    });
  const Later = lazy(get);
  return { preload: get, show: (props) => createElement(ready ?? Later, props) };
};

const route = (fields: Omit<Route, 'preload' | 'show'>, load: LoadScreen): Route => ({ ...fields, ...screen(load) });

const shopPage = { status: 200, rendered: 'server', frame: 'shop' } as const;

export const ROUTES: readonly Route[] = [
  route(
    { name: 'home', pattern: '/', file: 'src/features/catalogue/home.tsx', data: 'home', ...shopPage },
    () => import('../features/catalogue/home.tsx'),
  ),
  route(
    { name: 'faq', pattern: '/faq', file: 'src/features/content/faq.tsx', data: 'faq', ...shopPage },
    () => import('../features/content/faq.tsx'),
  ),
  route(
    { name: 'content', pattern: '/*', file: 'src/features/content/content.tsx', data: 'content', ...shopPage },
    () => import('../features/content/content.tsx'),
  ),
];

export const NOT_FOUND: Route = route(
  { name: 'notFound', pattern: '*', file: 'src/features/not-found/not-found.tsx', data: 'none', ...shopPage, status: 404 },
  () => import('../features/not-found/not-found.tsx'),
);

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const PARSED = ROUTES.map((entry) => ({ entry, ...parse(entry.pattern) }));

/** Letter case is ignored and one trailing slash is dropped. */
const normalise = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

export const matchRoute = (path: string): RouteMatch => {
  for (const { entry, keys, pattern } of PARSED) {
    const found = pattern.exec(normalise(path));
    if (found === null) continue;
    const params = Object.fromEntries(keys.map((key, at) => [key, decodeURIComponent(found[at + 1] ?? '')]));
    return { route: entry, params };
  }
  return { route: NOT_FOUND, params: {} };
};
