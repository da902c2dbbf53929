import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText } from './index.ts';

test('a row is a line, cells that need it are quoted, and the text is marked as UTF-8', () => {
  expect(
    csvText([
      ['Date', 'Carte, n°'],
      ['2026/06/12', 'dit « "oui" »'],
    ]),
  ).toBe('\uFEFFDate,"Carte, n°"\r\n2026/06/12,"dit « ""oui"" »"\r\n');
});

test('no cell begins like a formula, whatever it says', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\0'), fc.string(), (sign, rest) => {
      const cell = csvText([[sign + rest]]).slice(1);
      expect(cell).toMatch(/^"?'/);
    }),
  );
});
