import { expect, test } from 'vitest';
import { loadUnits } from '../unit/load-units.ts';
import { unitKybFacts } from './kyb-facts.ts';

test('a dossier is checked against the lists that the unit has, on the day of its zone; an empty list asks for any text [S3.152]', () => {
  const unit = loadUnits().units.get('FR')!;
  const { codeLists, today } = unitKybFacts({ clock: () => new Date('2026-11-26T23:30:00Z') }, unit);
  expect(today).toEqual({ year: 2026, month: 11, day: 27 });
  expect(Object.keys(codeLists)).toContain('IND');
  expect(unit.catalogue.unit.codeLists.ST_EKDR).toEqual([]);
  expect(Object.keys(codeLists)).not.toContain('ST_EKDR');
});
