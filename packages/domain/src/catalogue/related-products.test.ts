import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RELATED_PRODUCTS_MAX, relatedProducts } from './index.ts';

const product = fc.record({
  itemCode: fc.string({ minLength: 1, maxLength: 3 }),
  categoryId: fc.constantFrom('1', '2', '3'),
});
const catalogue = fc.uniqueArray(product, { selector: ({ itemCode }) => itemCode, maxLength: 30 });

test('a card leads on to others, each once, never to itself, as many as there are up to the limit', () => {
  fc.assert(
    fc.property(catalogue, product, (products, of) => {
      const related = relatedProducts(products, of);
      const others = products.filter(({ itemCode }) => itemCode !== of.itemCode);
      expect(related).toHaveLength(Math.min(others.length, RELATED_PRODUCTS_MAX));
      expect(new Set(related).size).toBe(related.length);
      expect(related.every((one) => others.includes(one))).toBe(true);
    }),
  );
});

test('cards of its category come first, and each part keeps the order of the catalogue', () => {
  fc.assert(
    fc.property(catalogue, product, (products, of) => {
      const related = relatedProducts(products, of);
      const rank = (one: (typeof related)[number]) =>
        (one.categoryId === of.categoryId ? 0 : products.length) + products.indexOf(one);
      const ranks = related.map(rank);
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    }),
  );
});
