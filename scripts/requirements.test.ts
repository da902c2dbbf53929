import { describe, expect, test } from 'vitest';
import { placeOf, readDecisions, readIds, readProofs, readRequirements, readTitles } from './requirements.ts';

describe('requirement ids in titles', () => {
  test('a title may carry several ids, alone or in one pair of brackets', () => {
    expect(readIds('sums the lines [S5.77][A-01]')).toEqual(['S5.77', 'A-01']);
    expect(readIds('sums the lines [S5.77, S5.78]')).toEqual(['S5.77', 'S5.78']);
  });

  test('titles of plain, property and table tests are found, commented ones are not', () => {
    const source = [
      "test('one [S1.1]', () => {});",
      'test.prop([fc.nat()])("two [S1.2]", () => {});',
      'test.each([1, 2])(`three %s [S1.3]`, () => {});',
      "// test('four [S1.4]', () => {});",
      "it(\n  'five [S1.5]', () => {});",
      "test.each([\n  ['six', fn('x'), '[S1.6]'],\n])(\n  '%s %s [S1.7]',\n  () => {},\n);",
    ].join('\n');
    expect(readTitles(source).flatMap(readIds)).toEqual(['S1.1', 'S1.2', 'S1.3', 'S1.5', 'S1.7', 'S1.6']);
  });

  test('the ledger holds 844 rows with ids of their own', () => {
    const ids = readRequirements().map(({ id }) => id);
    expect(ids).toHaveLength(844);
    expect(new Set(ids).size).toBe(844);
  });

  test('decisions are known by number', () => {
    expect(readDecisions().has('A-01')).toBe(true);
    expect(readDecisions().has('A-999')).toBe(false);
  });

  test('every rule of the ledger is proven', async () => {
    const proven = new Set((await readProofs()).map(({ id }) => id));
    const rules = readRequirements().filter((requirement) => placeOf(requirement) === 'a rule of the domain');
    expect(rules.filter(({ id }) => !proven.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
