/**
 * Finds the unit of an address. No unit id equals a fixed route, and no two ids differ only in letter case: the
 * registry refuses them, so one lookup is enough. Without a match the default unit has the whole path. Source: S1.36 to
 * S1.38, S2.1, A-44, A-123, A-159.
 */
import { Result } from 'effect';
import { isReservedSegment } from './reserved-segments.ts';

/** The units of an installation. Made by `unitRegistry`. */
export interface UnitRegistry {
  readonly ids: readonly string[];
  readonly defaultId: string;
}

/** `DuplicateUnitId`: two ids differ at most in letter case. `NotOneDefaultUnit`: none or several. */
export type UnitRegistryRefusal =
  | { readonly _tag: 'ReservedUnitId'; readonly id: string }
  | { readonly _tag: 'DuplicateUnitId'; readonly id: string }
  | { readonly _tag: 'NotOneDefaultUnit'; readonly found: number };

/** Accepts the units of an installation. */
export const unitRegistry = (
  units: readonly { readonly id: string; readonly isDefault: boolean }[],
): Result.Result<UnitRegistry, UnitRegistryRefusal> => {
  const ids = units.map(({ id }) => id);
  const reserved = ids.find(isReservedSegment);
  if (reserved !== undefined) return Result.fail({ _tag: 'ReservedUnitId', id: reserved });
  const folded = ids.map((id) => id.toLowerCase());
  const again = ids.find((id, at) => folded.indexOf(id.toLowerCase()) !== at);
  if (again !== undefined) return Result.fail({ _tag: 'DuplicateUnitId', id: again });
  const [first, ...others] = units.filter(({ isDefault }) => isDefault);
  if (first === undefined || others.length > 0) {
    return Result.fail({ _tag: 'NotOneDefaultUnit', found: first === undefined ? 0 : others.length + 1 });
  }
  return Result.succeed({ ids, defaultId: first.id });
};

/** `prefix` is what the visitor typed, with its slash, to be kept on every link; empty without one. `route` is the rest. */
export interface UnitPath {
  readonly unitId: string;
  readonly prefix: string;
  readonly route: string;
}

/** Decodes escapes; an invalid escape stays as it is. */
const unescaped = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The unit and the route of a path, which begins with a slash and has no query. */
export const unitFromPath = (path: string, units: UnitRegistry): UnitPath => {
  const [, typed = ''] = path.split('/', 2);
  const segment = unescaped(typed);
  const unitId = units.ids.find((id) => id.toLowerCase() === segment.toLowerCase());
  if (unitId === undefined) return { unitId: units.defaultId, prefix: '', route: path };
  const prefix = `/${typed}`;
  return { unitId, prefix, route: path.slice(prefix.length) || '/' };
};

/** The address of a route under the prefix that the visitor came with. */
export const withUnitPrefix = ({ prefix }: Pick<UnitPath, 'prefix'>, route: string): string =>
  prefix === '' ? route : route === '/' ? prefix : `${prefix}${route}`;
