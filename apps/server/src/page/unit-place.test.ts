import { describe, expect, test } from 'vitest';
import { resolvePlace, registryOf } from './unit-place.ts';

const units = registryOf(['FR', 'ZDFR']);
const place = (address: string) => resolvePlace(address, units);

describe('the place of a URL', () => {
  test('the first path segment names the unit, and links keep the prefix [S1.37][A-44]', () => {
    expect(place('/ZDFR/product/kino')).toEqual({
      unitId: 'ZDFR',
      base: '/ZDFR',
      path: '/product/kino',
      canonical: '/ZDFR/product/kino',
    });
  });

  test('a URL without a unit belongs to the default one [S1.38][A-44]', () => {
    expect(place('/product/kino')).toEqual({
      unitId: 'FR',
      base: '',
      path: '/product/kino',
      canonical: '/product/kino',
    });
  });

  test.each([
    ['/fr/faq', '/FR/faq'],
    ['/FR/', '/FR'],
    ['/FR/faq/', '/FR/faq'],
    ['/faq/', '/faq'],
  ])('%s redirects to %s [A-123]', (address, canonical) => {
    expect(place(address).canonical).toBe(canonical);
  });

  test.each(['/', '/FR', '/FR/faq', '/cart'])('%s is canonical', (address) => {
    expect(place(address).canonical).toBe(address);
  });

  test('never leads to another host', () => {
    expect(place('//evil.example/').canonical.startsWith('//')).toBe(false);
  });
});
