import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromMinorUnits, toMinorUnits } from '../money/index.ts';
import { anyCurrency, euro } from '../money/testing.ts';
import { formatAmountForField } from '../locale/index.ts';
import {
  BRANDS_CLAIMED,
  CARD_KINDS,
  CARD_KIND_CODES,
  CATEGORIES_SHOWN_FIRST,
  EMPTY_CATALOGUE,
  NO_FILTER,
  PRODUCT_SORT_CODES,
  cardKindOfCode,
  checkAmount,
  checkAmountEntry,
  countByCategory,
  fetchCategory,
  foldForSearch,
  isPhysicalKind,
  receiveProducts,
  searchProducts,
  shownCategories,
} from './index.ts';
import { hasMore } from '../paging/index.ts';
import { spoilt } from '../gateway/testing.ts';
import { CardKindFromCode, ProductSortFromCode, additionalProductSchema, productSchema } from './schema.ts';
import { amountWithin, categories, products } from './testing.ts';

const catalogues = fc.array(products(), { maxLength: 8 });
const sampleOf = (name: string, usableAt: 'online' | 'store' | 'both' = 'both', categoryId: string | null = null) => ({
  ...fc.sample(products(), { numRuns: 1, seed: 1 })[0]!,
  name,
  usableAt,
  categoryId,
});

const page = (number: number, names: readonly string[], totalCount = 3) => ({
  page: number,
  totalCount,
  items: names.map((name) => sampleOf(name)),
});

describe('card kinds', () => {
  test('are CP customize physical, D digital and P physical [S3.131]', () => {
    expect(CARD_KIND_CODES).toEqual({ customizedPhysical: 'CP', digital: 'D', physical: 'P' });
    for (const kind of CARD_KINDS) {
      expect(cardKindOfCode(CARD_KIND_CODES[kind])).toBe(kind);
      expect(Schema.decodeSync(CardKindFromCode)(CARD_KIND_CODES[kind])).toBe(kind);
    }
    expect(cardKindOfCode('X')).toBeUndefined();
  });

  test('are physical except for the digital one, and unknown if the catalogue does not state it [A-23]', () => {
    expect(isPhysicalKind('customizedPhysical')).toBe(true);
    expect(isPhysicalKind('physical')).toBe(true);
    expect(isPhysicalKind('digital')).toBe(false);
    expect(isPhysicalKind(null)).toBeNull();
  });

  test('are independent of the sort T for ticketing [S3.44]', () => {
    expect(PRODUCT_SORT_CODES).toEqual({ ticketing: 'T' });
    expect(Schema.decodeSync(ProductSortFromCode)('T')).toBe('ticketing');
    expect(Schema.encodeSync(ProductSortFromCode)('ticketing')).toBe('T');
  });
});

test('a product is unchanged by wire and storage in every currency [S3.108]', () =>
  fc.assert(
    fc.property(
      anyCurrency.chain((of) => fc.tuple(fc.constant(of), products(of))),
      ([of, product]) => {
        const schema = productSchema(of);
        const row: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(schema)(product)));
        const read = Schema.decodeUnknownSync(schema)(row);
        expect(JSON.parse(JSON.stringify(read))).toEqual(JSON.parse(JSON.stringify(product)));
        const extra = { itemCode: 'BOX', name: 'Box', imageUrl: null, amount: product.minAmount };
        const stored = Schema.encodeSync(additionalProductSchema(of))(extra);
        expect(JSON.stringify(Schema.decodeSync(additionalProductSchema(of))(stored))).toBe(JSON.stringify(extra));
      },
    ),
  ));

test('a product, or an additional product, is refused for any wrong field [S3.108]', () => {
  const [product] = fc.sample(products(), { numRuns: 1, seed: 1 });
  const row = Schema.encodeSync(productSchema(euro))(product!);
  const { minAmount: amount } = row;
  for (const near of spoilt(row))
    expect(Result.isFailure(Schema.decodeUnknownResult(productSchema(euro))(near))).toBe(true);
  for (const near of spoilt({ itemCode: 'BOX', name: 'Box', imageUrl: null, amount }))
    expect(Result.isFailure(Schema.decodeUnknownResult(additionalProductSchema(euro))(near))).toBe(true);
});

describe('the amount of a card', () => {
  test('within the inclusive limits is accepted [S3.1][A-25]', () =>
    fc.assert(
      fc.property(
        products().chain((product) => fc.tuple(fc.constant(product), amountWithin(product))),
        ([product, amount]) => {
          for (const allowed of [amount, product.minAmount, product.maxAmount]) {
            expect(checkAmount(allowed, product)).toEqual(Result.succeed(allowed));
          }
        },
      ),
    ));

  test('one cent below or above is refused with the limit [S3.1][A-25]', () =>
    fc.assert(
      fc.property(products(), (product) => {
        const { minAmount, maxAmount } = product;
        const below = fromMinorUnits(toMinorUnits(minAmount) - 1n, euro);
        const above = fromMinorUnits(toMinorUnits(maxAmount) + 1n, euro);
        expect(checkAmount(below, product)).toEqual(Result.fail({ _tag: 'AmountBelowMinimum', min: minAmount }));
        expect(checkAmount(above, product)).toEqual(Result.fail({ _tag: 'AmountAboveMaximum', max: maxAmount }));
      }),
    ));

  test('is parsed from the typed text, with the same refusals [A-25][A-114]', () =>
    fc.assert(
      fc.property(products(), (product) => {
        const typed = formatAmountForField(product.maxAmount, ',');
        expect(checkAmountEntry(typed, product)).toEqual(checkAmount(product.maxAmount, product));
        expect(checkAmountEntry('0,00', product)).toMatchObject({ failure: { _tag: 'AmountBelowMinimum' } });
        expect(checkAmountEntry('9'.repeat(17), product)).toEqual(
          Result.fail({ _tag: 'AmountAboveMaximum', max: product.maxAmount }),
        );
        expect(checkAmountEntry('5,', product)).toMatchObject({ failure: { _tag: 'AmountMalformed' } });
      }),
    ));
});

const isFound = (name: string, query: string): boolean =>
  searchProducts([sampleOf(name)], { ...NO_FILTER, query }, categories).length > 0;

describe('the search', () => {
  test('compares letters as typed without a special keyboard, and words without the characters between them [A-98]', () => {
    expect(foldForSearch('Œuvre Ærø Straße Łódź Đỗ Isıl')).toBe('oeuvre aero strasse lodz do isil');
    expect(foldForSearch("  L’été\t— à  l'ENVERS ! ")).toBe('l ete a l envers');
  });

  test('finds parts of words in any order, but not rearranged letters [A-98]', () => {
    const queries = ['quai librairie', 'librairiequai', 'quai lib rairi e', 'iauq'];
    expect(queries.filter((query) => isFound('Librairie Quai', query))).toEqual(queries.slice(0, 3));
  });

  test('finds a product without a category by its own name alone [A-98]', () => {
    expect([...'abcdefghijklmnopqrstuvwxyz'].filter((query) => isFound('Quai', query)).join('')).toBe('aiqu');
  });

  test.each([
    ['œuvre', 'Café Œuvre'],
    ['CAFE', 'Café Œuvre'],
    ['  quai   librairie ', 'Librairie Quai'],
    ['librairiequai', 'Librairie Quai'],
    ["bains d'ocre", 'Bains d’Ocre'],
    ['bains docre', "Bains d'Ocre"],
    ['sel', 'Pomme & Sel'],
    ['ŁODZ', 'Łódź'],
    ['مكتبه'.slice(0, 3), 'مَكتبة'],
    ['ＫＩＮＯ', 'Kino 9'],
  ])('ignores case, accents and spaces: %j finds %s', (query, name) => {
    expect(searchProducts([sampleOf(name)], { ...NO_FILTER, query })).toHaveLength(1);
  });

  test.each(['librairie sel', 'xyz'])('finds nothing where a word is missing: %s', (query) => {
    expect(searchProducts([sampleOf('Librairie Quai')], { ...NO_FILTER, query })).toEqual([]);
  });

  test('finds products by the name of their category', () => {
    const product = sampleOf('Atelier Nord', 'both', 'home');
    expect(searchProducts([product], { ...NO_FILTER, query: 'deco' }, categories)).toEqual([product]);
  });

  test('folding twice has no further effect', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
      }),
    ));

  test('finds every product by its own name, whatever case and accents', () =>
    fc.assert(
      fc.property(catalogues, (all) => {
        for (const { name } of all) {
          for (const query of [name, name.toUpperCase(), name.normalize('NFD'), ` ${name.replaceAll(' ', '  ')} `]) {
            expect(searchProducts(all, { ...NO_FILTER, query }).map((found) => found.name)).toContain(name);
          }
        }
      }),
    ));

  test('without a filter returns the whole catalogue in its order', () =>
    fc.assert(
      fc.property(catalogues, (all) => {
        expect(searchProducts(all, NO_FILTER, categories)).toEqual(all);
      }),
    ));
});

describe('the filters', () => {
  test('online-only keeps the products that are usable online, also those usable in stores too', () => {
    const all = [sampleOf('a', 'online'), sampleOf('b', 'store'), sampleOf('c', 'both')];
    const found = searchProducts(all, { ...NO_FILTER, onlineOnly: true });
    expect(found.map(({ name }) => name)).toEqual(['a', 'c']);
  });

  test('counts of the categories equal the number of products that each would show', () =>
    fc.assert(
      fc.property(catalogues, fc.boolean(), fc.constantFrom('', 'quai', 'maison'), (all, onlineOnly, query) => {
        const filter = { query, onlineOnly, categoryId: 'food' };
        const counts = countByCategory(all, filter, categories);
        expect(counts.all).toBe(searchProducts(all, { ...filter, categoryId: null }, categories).length);
        for (const { category, count } of counts.categories) {
          expect(count).toBe(searchProducts(all, { ...filter, categoryId: category.id }, categories).length);
        }
      }),
    ));

  test('five categories are shown first, and all of them on demand [S9.32][A-98]', () => {
    const six = [1, 2, 3, 4, 5, 6].map((id) => ({ id: String(id), name: String(id) }));
    expect(CATEGORIES_SHOWN_FIRST).toBe(5);
    expect(shownCategories(six, false)).toEqual(six.slice(0, 5));
    expect(shownCategories(six, true)).toEqual(six);
  });

  test('the shop speaks of 300 brands [S9.20]', () => {
    expect(BRANDS_CLAIMED).toBe(300);
  });
});

describe('a channel’s copy of the catalogue', () => {
  test('begins with no categories and no page of products [S3.108]', () => {
    expect(EMPTY_CATALOGUE).toEqual({ categories: [], products: null });
  });

  test('clears only products and page when a category is fetched [S4.61]', () => {
    const held = { ...receiveProducts(EMPTY_CATALOGUE, page(1, ['a'])), categories };
    expect(fetchCategory(held)).toEqual({ ...EMPTY_CATALOGUE, categories });
  });

  test('appends the next page until all brands are loaded', () => {
    const first = receiveProducts(EMPTY_CATALOGUE, page(1, ['a', 'b']));
    expect(hasMore(first.products)).toBe(true);
    const second = receiveProducts(first, page(2, ['c']));
    expect(second.products?.items.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(hasMore(second.products)).toBe(false);
    expect(hasMore(EMPTY_CATALOGUE.products)).toBe(false);
  });

  test('ignores a page that arrives late or twice, and starts again with page 1', () => {
    const first = receiveProducts(EMPTY_CATALOGUE, page(1, ['a']));
    expect(receiveProducts(fetchCategory(first), page(2, ['c']))).toEqual(EMPTY_CATALOGUE);
    expect(receiveProducts(first, page(3, ['c']))).toEqual(first);
    expect(receiveProducts(first, page(1, ['z'])).products?.items).toHaveLength(1);
  });
});
