/**
 * The unit and page of a URL, and its canonical spelling: the unit id in its own letter case, no
 * trailing slash. Source.
 */
import { type UnitRegistry, unitFromPath, unitRegistry } from '@offrande/domain/unit-path';
import { Result } from 'effect';

export interface PagePlace {
  readonly unitId: string;
  /** The prefix of the visitor's URL, `/FR` or empty. */
  readonly base: string;
  /** The path below the prefix, `/` for the home page. */
  readonly path: string;
  /** The canonical path; any other spelling is redirected to it. */
  readonly canonical: string;
}

/** The units of this installation, the first of them the default one. */
export const registryOf = (unitIds: readonly string[]): UnitRegistry =>
  Result.getOrThrowWith(
    unitRegistry(unitIds.map((id, at) => ({ id, isDefault: at === 0 }))),
    (refusal) => new Error(`Units: ${JSON.stringify(refusal)}`),
  );

export const resolvePlace = (address: string, units: UnitRegistry): PagePlace => {
  const { unitId, prefix, route } = unitFromPath(address, units);
  const base = prefix === '' ? '' : `/${unitId}`;
  // Two slashes at the start would make the canonical path a URL of another host.
  const path = route.replaceAll(/\/{2,}/gu, '/').replace(/(?<=.)\/$/u, '');
  const canonical = base === '' ? path : path === '/' ? base : base + path;
  return { unitId, base, path, canonical };
};
