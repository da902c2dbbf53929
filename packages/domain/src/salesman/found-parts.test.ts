import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldForSearch } from '../catalogue/index.ts';
import { customerWords, isFound, searchedWords } from './customer-search.ts';
import { foundParts } from './found-parts.ts';

const shown = (text: string, query: string): string =>
  foundParts(text, query)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('what a query found in a name', () => {
  test.each([
    ['Acme Atlantique', 'atl', 'Acme [Atl]antique'],
    ['Mutuelle de l’Atlantique', 'ATL mut', '[Mut]uelle de l’[Atl]antique'],
    ['Opéra Garnier', 'opera', '[Opéra] Garnier'],
    ['Cœur de Ville', 'coe', '[Cœ]ur de Ville'],
    ['Atlas', 'tlas', 'Atlas'],
    ['Atlas', '', 'Atlas'],
    ['', 'atl', ''],
  ])('of “%s” for “%s” is marked: %s [S2.67]', (name, query, expected) => expect(shown(name, query)).toBe(expected));

  test('is the whole text again when put together, and nothing is marked that was not searched for [S2.67]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 6 }), (text, query) => {
        const parts = foundParts(text, query);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const part of parts.filter((one) => one.isFound))
          expect(searchedWords(query).some((word) => foldForSearch(part.text).startsWith(word))).toBe(true);
      }),
    );
  });

  test('is marked wherever a name alone is found [S2.67]', () => {
    const name = fc
      .array(fc.constantFrom('Acme', 'Atlantique', 'Œuvre', 'Été', 'l’Arbre', 'ßtein'), { minLength: 1, maxLength: 4 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(name, fc.constantFrom('a', 'atl', 'oe', 'ete', 'arb', 'sst', 'x'), (text, query) => {
        const words = customerWords({ name: text, number: null, city: '', email: '' });
        expect(foundParts(text, query).some((part) => part.isFound)).toBe(isFound(words, query));
      }),
    );
  });
});
