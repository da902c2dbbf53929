import { searchStores } from '@offrande/domain/store';
import { describe, expect, test } from 'vitest';
import { createMemoryLookups } from './index.ts';

const STORE = {
  id: '1',
  name: 'Offrande Lyon',
  address: '27 quai des Étoffes',
  zipCode: '69002',
  city: 'Lyon',
  phone: '',
  hours: null,
  coordinates: null,
};

describe('what forms look up, in memory', () => {
  test('is what was given, and nothing else [S7.74][S7.81][S7.119]', async () => {
    const memory = createMemoryLookups({
      stores: [STORE],
      cities: { '69002': ['Lyon'] },
      codeLists: { sector: [{ code: 'G', name: 'Commerce' }] },
    });
    expect(searchStores(await memory.stores.fetchStores(), 'lyon')).toEqual([STORE]);
    expect([await memory.lookups.citiesOf('69002'), await memory.lookups.citiesOf('toString')]).toEqual([['Lyon'], []]);
    expect(await memory.lookups.fetchCodeList('sector')).toEqual([{ code: 'G', name: 'Commerce' }]);
    expect(await memory.lookups.fetchCodeList('occupation')).toEqual([]);
    expect(memory.script.made).toEqual(['fetchStores', 'citiesOf', 'citiesOf', 'fetchCodeList', 'fetchCodeList']);
  });

  test('is empty where nothing was given, and fails where it is told to', async () => {
    const memory = createMemoryLookups();
    expect([await memory.stores.fetchStores(), await memory.lookups.citiesOf('75003')]).toEqual([[], []]);
    memory.script.befall('fetchStores', { kind: 'unreachable' });
    await expect(memory.stores.fetchStores()).rejects.toMatchObject({ reason: 'unreachable' });
  });
});
