/** Product search: by words of a name or category, by category, by online use (spec section 2, A-98). */
import type { Category, Product } from './catalogue.ts';

/** The products and categories to search. */
export type Findable = Pick<Product, 'name' | 'categoryId' | 'usableAt'>;

/** `categoryId` null: every category. `query` empty: every name. */
export interface ProductFilter {
  readonly query: string;
  readonly categoryId: string | null;
  readonly onlineOnly: boolean;
}

export const NO_FILTER: ProductFilter = { query: '', categoryId: null, onlineOnly: false };

/** Letters without a Unicode decomposition, as typed without a special keyboard. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * A string in its form for comparison: without case, accents, apostrophes or hyphens, with single spaces between words.
 */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[œæßøłđı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim();

const withoutBlanks = (folded: string): string => folded.replaceAll(' ', '');

/** True if the text contains every word of the query, or the query when spaces are removed from both. */
const matches = (text: string, query: string): boolean =>
  query.split(' ').every((word) => text.includes(word)) || withoutBlanks(text).includes(withoutBlanks(query));

/** The products that pass the filter, in their order. The query also finds products by the name of their category. */
export const searchProducts = <P extends Findable>(
  products: readonly P[],
  filter: ProductFilter,
  categories: readonly Category[] = [],
): readonly P[] => {
  const query = foldForSearch(filter.query);
  const names = new Map<string | null, string>(categories.map(({ id, name }) => [id, name]));
  return products.filter(
    ({ name, categoryId, usableAt }) =>
      (filter.categoryId === null || categoryId === filter.categoryId) &&
      (!filter.onlineOnly || usableAt !== 'store') &&
      matches(foldForSearch(`${name} ${names.get(categoryId) ?? ''}`), query),
  );
};

/** A category with the number of products that it would show under the rest of the filter. */
export interface CategoryCount {
  readonly category: Category;
  readonly count: number;
}

/** The count of each category, in the order given, and of all products, under query and online-only alone. */
export const countByCategory = (
  products: readonly Findable[],
  filter: ProductFilter,
  categories: readonly Category[],
): { readonly all: number; readonly categories: readonly CategoryCount[] } => {
  const found = searchProducts(products, { ...filter, categoryId: null }, categories);
  const counts = new Map<string | null, number>();
  for (const { categoryId } of found) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  return {
    all: found.length,
    categories: categories.map((category) => ({ category, count: counts.get(category.id) ?? 0 })),
  };
};
