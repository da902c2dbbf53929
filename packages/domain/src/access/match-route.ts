/**
 * Finds the row of the table for an address, and builds the address of a row. Letter case and one trailing slash are
 * ignored and escapes are decoded before matching; everything else must match. Source.
 */
import type { ShopLocation } from '../location/index.ts';
import { ROUTES, routeOf } from './routes.ts';
import type { PatternOf, Route, RouteName } from './routes.ts';

/** `segments` are those of the path, unescaped. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly segments: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

/** Decodes escapes; an invalid escape stays as it is. */
const unescaped = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The segments of a path, without fragment and query. */
export const segmentsOf = (path: string): readonly string[] => {
  const plain = path.replace(/[?#].*/su, '').replace(/^\/|\/$/gu, '');
  return plain === '' ? [] : plain.split('/').map(unescaped);
};

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** True for paths that lead to the same page. */
export const isSamePath = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((segment, at) => isSame(segment, b[at] ?? ''));

const valueOf = (typed: string, values: readonly string[] | null): string | null =>
  values === null ? typed : (values.find((value) => isSame(value, typed)) ?? null);

const isPart = (segment: string): boolean => segment.startsWith(':');

/** The values of the pattern's parts, or null if the path does not match. */
const read = ({ pattern, values }: Route, typed: readonly string[]): Record<string, string> | null => {
  const parts = pattern.split('/').filter((segment) => segment !== '');
  const least = pattern.endsWith('?') ? parts.length - 1 : parts.length;
  if (typed.length > parts.length || typed.length < least) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of typed.entries()) {
    const part = parts[at] ?? '';
    const value = isPart(part) ? valueOf(segment, values) : null;
    if (isPart(part) ? !value : !isSame(part, segment)) return null;
    if (value !== null) params[part.replace(/[:?]/gu, '')] = value;
  }
  return params;
};

/** The row of an address without the unit's prefix. An address without a fixed row is a content page. */
export const matchRoute = ({ path, query }: ShopLocation): RouteMatch => {
  const segments = segmentsOf(path);
  for (const route of ROUTES) {
    const params = read(route, segments);
    if (params !== null) return { route, params, segments, query };
  }
  return { route: routeOf('content'), params: {}, segments, query };
};

type ParamsOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Pattern extends `:${infer Name}?`
    ? { readonly [Key in Name]?: string }
    : Pattern extends `:${infer Name}`
      ? { readonly [Key in Name]: string }
      : unknown;

/** Rows with a fixed address. */
export type AddressName = Exclude<RouteName, 'content' | 'notFound'>;

/** The path of a row, its parts escaped: `pathTo('accountCard', { itemCode })`. An optional part may be left out. */
export const pathTo = <Name extends AddressName>(name: Name, params: ParamsOf<PatternOf<Name>>): string => {
  const values = params as Readonly<Record<string, string>>;
  return routeOf(name).pattern.replace(/\/:(\w+)\??/gu, (_, part: string) => {
    const value = values[part];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
};
