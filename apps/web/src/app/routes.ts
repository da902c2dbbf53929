/**
 * Maps each route to its screen. Screens are loaded when first shown and are available synchronously afterwards
 * (server, first page). To add a screen, add a row in `route-table.ts`, its name to a group in `screen-groups.ts`, and
 * its import to that group's `*-screens.ts`; the screen's file has its `title`.
 */
import type { MessageDescriptor } from '@lingui/core';
import { createElement, lazy, type ReactElement } from 'react';
import { SCREENS } from './first-screens.ts';
import type { LoadScreen, ScreenModule, ScreenProps } from '../page/screen.ts';
import { matchPlace, NOT_FOUND as NOWHERE, type Place, type PlaceMatch, type PlaceName } from '../page/route-table.ts';
import type { TextsName } from '../page/screen-groups.ts';

export interface Route extends Place {
  readonly name: PlaceName;
  readonly preload: () => Promise<unknown>;
  readonly show: (props: ScreenProps) => ReactElement;
  /** Null until the screen is loaded, and where the page's data provides it. */
  readonly title: () => MessageDescriptor | null;
}

type Loaded = Pick<Route, 'preload' | 'show' | 'title'>;

const screen = (load: LoadScreen): Loaded => {
  let ready: ScreenModule | undefined;
  const get = () =>
    load().then((module) => {
      ready = module;
      return { default: module.Screen };
    });
  const Later = lazy(get);
  return {
    preload: get,
    show: (props) => createElement(ready?.Screen ?? Later, props),
    title: () => ready?.title ?? null,
  };
};

/** Less common screens have import tables of their own, loaded with the first of them. */
const loadAccount = () => import('./account-screens.ts');
const loadTrade = () => import('./company-screens.ts');
const loadRare = () => import('./rare-screens.ts');

interface ScreensModule {
  readonly SCREENS: Readonly<Partial<Record<PlaceName, LoadScreen>>>;
}

const LATER: Readonly<Partial<Record<TextsName, () => Promise<ScreensModule>>>> = {
  auth: () => import('./auth-screens.ts'),
  company: loadTrade,
  'company-buying': () => import('./company-buying-screens.ts'),
  'company-bulk': () => import('./company-bulk-screens.ts'),
  people: loadTrade,
  quotations: loadTrade,
  kyb: () => import('./kyb-screens.ts'),
  salesman: () => import('./salesman-screens.ts'),
  'salesman-buying': () => import('./salesman-buying-screens.ts'),
  account: loadAccount,
  'account-more': loadAccount,
  cards: loadRare,
  help: loadRare,
};

type Named = Pick<PlaceMatch['place'], 'name' | 'texts'>;

const loaded = ({ name, texts }: Named): Loaded => {
  const load = LATER[texts] ?? (async (): Promise<ScreensModule> => ({ SCREENS }));
  return screen(async () => (await load()).SCREENS[name]!());
};

const screens = new Map<PlaceName, Loaded>();

/** One component per name, so that a loaded screen renders synchronously. */
const loadedScreen = (place: Named): Loaded => {
  const known = screens.get(place.name) ?? loaded(place);
  screens.set(place.name, known);
  return known;
};

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const withScreen = ({ place, params }: PlaceMatch): RouteMatch => ({
  route: { ...place, ...loadedScreen(place) },
  params,
});

export const NOT_FOUND: RouteMatch = withScreen(NOWHERE);

export const matchRoute = (path: string): RouteMatch => withScreen(matchPlace(path));
