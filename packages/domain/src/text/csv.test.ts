import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvSeparatorBeside, csvText } from './index.ts';

test('a row is a line, cells are quoted if needed, and the text has a UTF-8 byte order mark', () => {
  expect(
    csvText([
      ['Date', 'Carte, n°'],
      ['2026/06/12', 'dit « "oui" »'],
    ]),
  ).toBe('\uFEFFDate,"Carte, n°"\r\n2026/06/12,"dit « ""oui"" »"\r\n');
});

test('no cell begins like a formula, whatever its content', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\0'), fc.string(), (sign, rest) => {
      const cell = csvText([[sign + rest]]).slice(1);
      expect(cell).toMatch(/^"?'/);
    }),
  );
});

test('values stay apart by either separator, the one that is not the decimal sign', () => {
  expect([csvSeparatorBeside(','), csvSeparatorBeside('.')]).toEqual([';', ',']);
  const row = ['25,00', 'a;b', 'dit "oui"'];
  expect(csvText([row], ';')).toBe('\uFEFF"25,00";"a;b";"dit ""oui"""\r\n');
  expect(csvText([['=1', '2']], ';')).toBe("\uFEFF'=1;2\r\n");
});
