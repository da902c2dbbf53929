import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReservedSegment, RESERVED_SEGMENTS, unitFromPath, unitRegistry, withUnitPrefix } from './index.ts';
import { anyUnitId, installation } from '../business-unit/testing.ts';
import { region } from '../../vitest.region.ts';

const registryOf = (units: readonly { readonly id: string; readonly isDefault: boolean }[]) =>
  Result.getOrThrow(unitRegistry(units));
const units = registryOf(['FR', 'FRA', 'UAE', '6THSTREET', 'XSight_UAE'].map((id) => ({ id, isDefault: id === 'FR' })));

const withDefaults = (...flags: boolean[]) => unitRegistry(flags.map((isDefault, at) => ({ id: `U${at}`, isDefault })));

/** A letter case that the visitor may have typed. */
const recased = (text: string, seed: readonly boolean[]): string =>
  [...text].map((letter, at) => (seed[at % seed.length] ? letter.toUpperCase() : letter.toLowerCase())).join('');
const casing = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 });
const route = fc.constantFrom('', '/', '/faq', '/product/GC1', '/buying/checkout', '/order/FR1/');

/** A first segment that is not a unit: a random one, a fixed one, a prefix of a unit's id, or a longer one. */
const installedAndOther = installation.chain((installed) =>
  fc.tuple(
    fc.constant(installed),
    fc.oneof(
      anyUnitId,
      fc.constantFrom(...RESERVED_SEGMENTS),
      fc.constantFrom(...installed).map(({ id }) => `${id}x`),
      fc.constantFrom(...installed).map(({ id }) => (id.length > 1 ? id.slice(0, -1) : `${id}${id}`)),
    ),
  ),
);

describe('the unit of a path', () => {
  test('is the one that the first segment names, in any letter case; the rest is the route [S1.36][S1.37][S2.1][A-44]', () => {
    fc.assert(
      fc.property(installation, fc.nat(), casing, route, (installed, pick, casing, route) => {
        const { id } = installed[pick % installed.length]!;
        const typed = recased(id, casing);
        expect(unitFromPath(`/${typed}${route}`, registryOf(installed))).toEqual({
          unitId: id,
          prefix: `/${typed}`,
          route: route || '/',
        });
      }),
    );
  });

  test('is the default where the first segment names none, and the whole path is the route [S1.38][A-44]', () => {
    const near = region();
    fc.assert(
      fc.property(installedAndOther, route, ([installed, other], route) => {
        const isUnit = installed.some(({ id }) => id.toLowerCase() === other.toLowerCase());
        fc.pre(!isUnit);
        near.holds(
          isReservedSegment(other) || installed.some(({ id }) => id.startsWith(other) || other.startsWith(id)),
        );
        const registry = registryOf(installed);
        expect(unitFromPath(`/${other}${route}`, registry)).toEqual({
          unitId: registry.defaultId,
          prefix: '',
          route: `/${other}${route}`,
        });
      }),
    );
    near.demand(0.4);
    expect(unitFromPath('/', units)).toEqual({ unitId: 'FR', prefix: '', route: '/' });
  });

  test('is never taken from a fixed route, in any letter case [A-44][A-123]', () => {
    fc.assert(
      fc.property(installation, fc.constantFrom(...RESERVED_SEGMENTS), casing, (installed, segment, casing) => {
        const path = `/${recased(segment, casing)}/x`;
        expect(unitFromPath(path, registryOf(installed))).toMatchObject({ prefix: '', route: path });
      }),
    );
  });

  test('distinguishes FR from FRA, and decodes escapes before matching [A-44][A-159]', () => {
    expect(unitFromPath('/FRA', units).unitId).toBe('FRA');
    expect(unitFromPath('/fr', units).unitId).toBe('FR');
    expect(unitFromPath('/%46R/faq', units)).toEqual({ unitId: 'FR', prefix: '/%46R', route: '/faq' });
    expect(unitFromPath('/%zz/faq', units)).toEqual({ unitId: 'FR', prefix: '', route: '/%zz/faq' });
  });

  test('keeps the prefix of the visitor on every link, so that the link leads to the same unit [S2.1][A-44]', () => {
    fc.assert(
      fc.property(installation, fc.nat(), fc.boolean(), route, (installed, pick, isPrefixed, route) => {
        const registry = registryOf(installed);
        const at = unitFromPath(isPrefixed ? `/${installed[pick % installed.length]!.id}` : '/', registry);
        const link = withUnitPrefix(at, route || '/');
        expect(unitFromPath(link, registry)).toEqual({ ...at, route: route || '/' });
      }),
    );
  });
});

test('the root of a unit has no slash after its prefix, and no prefix if none was typed [A-44]', () => {
  expect([withUnitPrefix({ prefix: '/FR' }, '/'), withUnitPrefix({ prefix: '/FR' }, '/cart')]).toEqual([
    '/FR',
    '/FR/cart',
  ]);
  expect([withUnitPrefix({ prefix: '' }, '/'), withUnitPrefix({ prefix: '' }, '/cart')]).toEqual(['/', '/cart']);
});

describe('an installation', () => {
  test('takes the units named by the specification together [S9.50]', () => {
    const ids = (
      'LMFR, ZDFR, SRP, BP, UAE, EKDR, 6THSTREET, CARREFOUR, FR, AUCHAN, SGT, ALINEA, GLADY, POR, FRA, CCN, GEMO, ' +
      'TOURIST_AE, XSight_UAE'
    ).split(', ');
    const registry = registryOf(ids.map((id) => ({ id, isDefault: id === 'FR' })));
    expect(ids.map((id) => unitFromPath(`/${id.toLowerCase()}`, registry).unitId)).toEqual(ids);
  });

  test('refuses a unit whose id is a fixed first segment, in any letter case [A-44][A-123]', () => {
    expect(RESERVED_SEGMENTS.toSorted()).toEqual(
      (
        'auth, account, b2b, b2c, salesman, order, query, faq, stores, loading, unlock, memberValidate, buying-friend, ' +
        'buying-self, phone-credit, general-conditions, force-logout, buying, cart, product, contact, sitemap, ' +
        'sso'
      )
        .split(', ')
        .toSorted(),
    );
    for (const id of [
      ...RESERVED_SEGMENTS,
      'MEMBERVALIDATE',
      'Cart',
      ...'API Assets art media health ready'.split(' '),
    ]) {
      expect(isReservedSegment(id)).toBe(true);
      expect(unitRegistry([{ id, isDefault: true }])).toEqual(Result.fail({ _tag: 'ReservedUnitId', id }));
    }
  });

  test('refuses ids that differ only in letter case, and any number of defaults but one [A-123]', () => {
    expect(withDefaults(false, false)).toEqual(Result.fail({ _tag: 'NotOneDefaultUnit', found: 0 }));
    expect(withDefaults(true, true)).toEqual(Result.fail({ _tag: 'NotOneDefaultUnit', found: 2 }));
    expect(unitRegistry(['FR', 'UAE', 'fr'].map((id) => ({ id, isDefault: id === 'FR' })))).toEqual(
      Result.fail({ _tag: 'DuplicateUnitId', id: 'fr' }),
    );
  });
});
