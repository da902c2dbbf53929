import { describe, expect, test } from 'vitest';
import { readClaims, readIds } from './claims.ts';

const idsIn = (source: string, name?: string) => readClaims(source, name).flatMap(({ title }) => readIds(title));

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
    expect(idsIn(source)).toEqual(['S1.1', 'S1.2', 'S1.3', 'S1.5', 'S1.7', 'S1.6']);
  });

  test('a story claims if it acts, and not if it is only rendered', () => {
    const source = [
      "export const Drawn: Story = { name: 'drawn [S1.1]' };",
      "export const Played: Story = { name: 'played [S1.2]', play: async () => {} };",
    ].join('\n');
    expect(idsIn(source, 'cart.stories.tsx')).toEqual(['S1.2']);
  });

  test('a claim stands on the names in it, a table’s and those behind a value of another module too', () => {
    const source = [
      "import { total, calls } from './cart.ts';",
      'const own = () => total();',
      "test.each([[calls.order]])('one [S1.1]', () => own());",
    ].join('\n');
    const [claim] = readClaims(source);
    expect([...claim!.references.own]).toContain('own');
    expect([...claim!.references.members]).toEqual(['calls.order']);
  });
});
