/**
 * A channel's copy of the catalogue, and how each answer changes it (spec sections 3 and 4). Plain values; products are
 * loaded by page.
 */
import { receivePage } from '../paging/index.ts';
import type { Page } from '../paging/index.ts';
import { CATEGORIES_SHOWN_FIRST } from './catalogue.ts';
import type { Category, Product } from './catalogue.ts';

/** One entry of a code list (scodeList). */
export interface Code {
  readonly code: string;
  readonly name: string;
}

export interface CatalogueState {
  readonly categories: readonly Category[];
  readonly products: Page<Product> | null;
}

export const EMPTY_CATALOGUE: CatalogueState = {
  categories: [],
  products: null,
};

/** A category fetch begins: products and page are cleared, so that no product of the old category stays in view. */
export const fetchCategory = (state: CatalogueState): CatalogueState => ({ ...state, products: null });

/** A page of products arrives: it replaces or extends the loaded products, as in any paged list. */
export const receiveProducts = (state: CatalogueState, page: Page<Product>): CatalogueState => ({
  ...state,
  products: receivePage(state.products, page),
});

/** The categories to show: the first ones, or all of them once the user expanded the list. */
export const shownCategories = (categories: readonly Category[], showsAll: boolean): readonly Category[] =>
  showsAll ? categories : categories.slice(0, CATEGORIES_SHOWN_FIRST);
