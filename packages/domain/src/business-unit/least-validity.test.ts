import { expect, test } from 'vitest';
import { tooShortValidities } from './index.ts';

const BOOKS = { itemCode: 'BOOKS', validMonths: 36 };
const MUSIC = { itemCode: 'MUSIC', validMonths: 35 };
const found = (country: string, timeZone: string, at: string) =>
  tooShortValidities({ country, timeZone }, [BOOKS, MUSIC], Date.parse(at)).map(({ itemCode }) => itemCode);

test('a card is never valid shorter than the law of the unit’s country says on that day [A-177]', () => {
  expect(found('AU', 'Australia/Sydney', '2026-11-23T00:00:00Z')).toEqual(['MUSIC']);
  expect(tooShortValidities({ country: 'IE', timeZone: 'Europe/Dublin' }, [MUSIC], Date.UTC(2026, 10, 23))).toEqual([
    { _tag: 'ValidityTooShort', itemCode: 'MUSIC', months: 35, least: 60 },
  ]);
  expect(found('FR', 'Europe/Paris', '2026-11-23T00:00:00Z')).toEqual([]);
});

test('a law holds from its first day in the unit’s own zone [A-177]', () => {
  expect(found('NZ', 'Pacific/Auckland', '2026-03-15T10:59:59Z')).toEqual([]);
  expect(found('NZ', 'Pacific/Auckland', '2026-03-15T11:00:00Z')).toEqual(['MUSIC']);
});
