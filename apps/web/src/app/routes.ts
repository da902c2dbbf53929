/**
 * Maps each route to its screen. Screens are loaded when first shown and are available synchronously afterwards
 * (server, first page). To add a screen, add a row in `route-table.ts`, its name to a group in `screen-groups.ts`, and
 * its import to that group's `*-screens.ts`.
 */
import { createElement, lazy, type ReactElement } from 'react';
import { FIRST_SCREENS } from './first-screens.ts';
import type { LoadScreen, Screen, ScreenProps } from '../page/screen.ts';
import { matchPlace, NOT_FOUND as NOWHERE, type Place, type PlaceMatch, type PlaceName } from '../page/route-table.ts';
import { screenTexts, type TextsName } from '../page/screen-groups.ts';

export interface Route extends Place {
  readonly name: PlaceName;
  readonly texts: TextsName;
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

/** Less common screens have import tables of their own, loaded with the first of them. */
const loadAuth = () => import('./auth-screens.ts').then((module) => module.AUTH_SCREENS);
const loadAccount = () => import('./account-screens.ts').then((module) => module.ACCOUNT_SCREENS);
const loadRare = () => import('./rare-screens.ts').then((module) => module.RARE_SCREENS);

type Screens = Readonly<Partial<Record<PlaceName, LoadScreen>>>;

const LATER: Readonly<Partial<Record<TextsName, () => Promise<Screens>>>> = {
  auth: loadAuth,
  account: loadAccount,
  'account-more': loadAccount,
  cards: loadRare,
  help: loadRare,
};

const firstScreens: Screens = FIRST_SCREENS;

const loaded = (name: PlaceName): Loaded => {
  const load = LATER[screenTexts(name)] ?? (() => Promise.resolve(firstScreens));
  return screen(async () => (await load())[name]!());
};

const screens = new Map<PlaceName, Loaded>();

/** One component per name, so that a loaded screen renders synchronously. */
const loadedScreen = (name: PlaceName): Loaded => {
  const known = screens.get(name) ?? loaded(name);
  screens.set(name, known);
  return known;
};

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const withScreen = ({ place, params }: PlaceMatch): RouteMatch => ({
  route: { ...place, ...loadedScreen(place.name) },
  params,
});

export const NOT_FOUND: RouteMatch = withScreen(NOWHERE);

export const matchRoute = (path: string): RouteMatch => withScreen(matchPlace(path));
