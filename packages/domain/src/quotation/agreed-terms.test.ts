import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newLine } from '../cart/index.ts';
import type { CartLine } from '../cart/index.ts';
import { cartLine } from '../cart/testing.ts';
import { money, rate } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { agreedLines, withAgreedTerms } from './index.ts';

const quoted: CartLine = {
  ...newLine('Q', 'GC1', euro),
  amount: money('50', euro),
  quantity: 3,
  salesmanSetDiscount: { type: 'percent', rate: rate('10') },
};

const holds = (changes: Partial<CartLine>) => agreedLines([{ ...quoted, ...changes }], [quoted]).has(0);

describe('the terms of a quotation hold', () => {
  test('for as many cards or fewer, of the same card and amount, at the same terms [A-185]', () => {
    expect([holds({}), holds({ quantity: 1 }), holds({ message: 'Bravo' })]).toEqual([true, true, true]);
    for (const changes of [
      { quantity: 4 },
      { itemCode: 'GC2' },
      { amount: money('51', euro) },
      { salesmanSetDiscount: { type: 'percent', rate: rate('11') } },
      { cardMadeFee: money('15', euro) },
    ] as const)
      expect(holds(changes), JSON.stringify(Object.keys(changes))).toBe(false);
  });

  test('for each of its lines once [A-185]', () => {
    expect(agreedLines([quoted, quoted], [quoted])).toEqual(new Set([0]));
    expect(agreedLines([quoted, quoted], [quoted, quoted])).toEqual(new Set([0, 1]));
    expect(agreedLines([quoted], [])).toEqual(new Set());
  });

  test('for whatever a salesman has set, also after it was stored [A-185]', () => {
    fc.assert(
      fc.property(cartLine(euro), cartLine(euro), (line, terms) => {
        const agreed = { ...withAgreedTerms(line, { ...terms, letter: line.letter, extra: line.extra }) };
        expect(agreedLines([structuredClone(agreed)], [agreed])).toEqual(new Set([0]));
        expect(agreed.salesmanSetDiscount).toEqual(terms.salesmanSetDiscount);
        expect(agreed.commission).toEqual(line.commission);
      }),
    );
  });
});
