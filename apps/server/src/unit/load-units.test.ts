import { unit as FR } from '@offrande/tenants/FR';
import { expect, test } from 'vitest';
import { loadUnits } from './load-units.ts';

const NOW = Date.UTC(2026, 10, 23);

test('a unit whose cards expire earlier than its country allows is refused, with the card and the months [A-177]', () => {
  expect(loadUnits(NOW, [FR]).units.has('FR')).toBe(true);
  const irish = { ...FR, parameters: { ...FR.parameters, country: 'IE' } };
  expect(() => loadUnits(NOW, [irish])).toThrow(
    /^Cards of \S+ \(FR, IE\) are valid for \d+ months, the law asks for 60$/,
  );
  expect(loadUnits(Date.UTC(2019, 11, 1), [irish]).units.size).toBe(1);
});
