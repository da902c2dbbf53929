/** Finding a store by its name, its city or the beginning of its zip code. */
import { foldForSearch } from '../catalogue/index.ts';
import type { Store } from './store.ts';

type Findable = Pick<Store, 'name' | 'city' | 'zipCode'>;

const withoutBlanks = (folded: string): string => folded.replaceAll(' ', '');

/** The zip code as one word, and each of its words. */
const zipWords = (zipCode: string): readonly string[] => {
  const folded = foldForSearch(zipCode);
  return [withoutBlanks(folded), ...folded.split(' ')];
};

const matches = ({ name, city, zipCode }: Findable, query: string): boolean => {
  const text = foldForSearch(`${name} ${city}`);
  const zips = zipWords(zipCode);
  const beginsZip = (word: string): boolean => zips.some((zip) => zip.startsWith(word));
  return beginsZip(withoutBlanks(query)) || query.split(' ').every((word) => text.includes(word) || beginsZip(word));
};

/** The stores of which every word of the query is in the name or the city, or begins the zip code; in their order. */
export const searchStores = <S extends Findable>(stores: readonly S[], query: string): readonly S[] => {
  const folded = foldForSearch(query);
  return stores.filter((store) => matches(store, folded));
};
