/** Connects the catalogue's rules to the page: search terms, results, counts per category. */
import type { HomePage, PageTile } from '@offrande/api-client/contract';
import { asksBeyondFirstPage, countByCategory, isFiltered, searchProducts } from '@offrande/domain/catalogue';
import { useMemo } from 'react';
import { formatSearchTerms, useSearchTerms, type SearchTermsState } from './catalogue-address.ts';
import { useAllTiles, type AllTiles } from './tiles.ts';

export interface CategoryChoice {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

export interface CatalogueView extends SearchTermsState, Pick<AllTiles, 'hasFailed' | 'retry'> {
  /** Null while loading. */
  readonly shown: readonly PageTile[] | null;
  readonly isPart: boolean;
  readonly isFiltered: boolean;
  readonly all: number;
  readonly categories: readonly CategoryChoice[];
}

export const useCatalogue = (home: HomePage): CatalogueView => {
  const search = useSearchTerms();
  const { terms } = search;
  const isPart = !asksBeyondFirstPage(terms);
  // The server has answered the search that the page was opened with.
  const given = home.found?.search === formatSearchTerms(terms) ? home.found : undefined;
  const { tiles, hasFailed, retry } = useAllTiles(!isPart && given === undefined);
  const { query, categoryId, onlineOnly } = terms;
  const found = useMemo(() => {
    if (tiles === null) return null;
    const filter = { query, categoryId, onlineOnly };
    return {
      shown: searchProducts(tiles, filter, home.categories),
      counts: countByCategory(tiles, filter, home.categories),
    };
  }, [tiles, query, categoryId, onlineOnly, home]);
  return {
    ...search,
    hasFailed,
    retry,
    isPart,
    isFiltered: isFiltered(terms),
    shown: isPart ? home.tiles : (given?.tiles ?? found?.shown ?? null),
    all: (given ?? found?.counts)?.all ?? home.total,
    categories:
      given?.categories ??
      found?.counts.categories.map(({ category, count }) => ({ ...category, count })) ??
      home.categories,
  };
};
