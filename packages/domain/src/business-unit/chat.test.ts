import { describe, expect, test } from 'vitest';
import { CHAT_PROVIDERS, chatOf, chatProviderOf, unitFeatures } from './index.ts';
import { unitWith } from './testing.ts';

describe('the chat of a unit', () => {
  test('is of one of four kinds [S9.47]', () => {
    expect(new Set(CHAT_PROVIDERS).size).toBe(4);
    expect(CHAT_PROVIDERS.map((provider) => chatProviderOf(provider.toUpperCase()))).toEqual([...CHAT_PROVIDERS]);
  });

  test('is the unit’s own, by type, key and colour [S1.48][S1.79]', () => {
    const units = CHAT_PROVIDERS.map((chatPlatformType, at) =>
      unitWith({ chatPlatformType, chatPlatformKey: `key-${at}`, chatPlatformColor: at === 0 ? '' : '#12aBcD' }),
    );
    expect(units.map(chatOf)).toEqual(
      CHAT_PROVIDERS.map((provider, at) => ({ provider, key: `key-${at}`, color: at === 0 ? null : '#12aBcD' })),
    );
    expect(units.every((unit) => unitFeatures(unit).chat)).toBe(true);
  });

  test('is none where the type is empty or unknown [A-50]', () => {
    for (const chatPlatformType of ['', 'pigeon', 'crisp ', 'toString']) {
      const unit = unitWith({ chatPlatformType });
      expect(chatOf(unit)).toBeNull();
      expect(unitFeatures(unit).chat).toBe(false);
    }
  });
});
