import { describe, expect, test } from 'vitest';
import { assetAddress, isAssetAddress } from './index.ts';
import { unitWith } from './testing.ts';

describe('uploaded files', () => {
  const stored = unitWith({ assetsHost: 'https://files.example:8443' });
  const plain = unitWith();

  test('load from the unit’s storage host [S9.54]', () => {
    const address = assetAddress(stored, '/media/a1.png');
    expect(address).toBe('https://files.example:8443/media/a1.png');
    expect(isAssetAddress(stored, address)).toBe(true);
  });

  test('load from the shop’s own host where the unit names none [S9.54]', () => {
    expect(assetAddress(plain, '/media/a1.png')).toBe('/media/a1.png');
    expect(isAssetAddress(plain, '/media/a1.png')).toBe(true);
  });

  test('load from nowhere else [S9.54]', () => {
    const elsewhere = [
      'https://files.example:8443.evil.example/a.png',
      'https://files.example:8443@evil.example/a.png',
      'https://files.example:8443//evil.example/a.png',
      'https://files.example/a.png',
      'http://files.example:8443/a.png',
      'https://files.example:8443',
      'https://files.example:8443/',
      '/media/a1.png',
      '',
    ];
    expect(elsewhere.filter((address) => isAssetAddress(stored, address))).toEqual([]);
    const notOwn = [
      'https://files.example/a.png',
      '//evil.example/a.png',
      '/\\evil.example',
      'media/a.png',
      '/',
      '/a b.png',
    ];
    expect(notOwn.filter((address) => isAssetAddress(plain, address))).toEqual([]);
  });
});
