import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { customerWords, isFound, SEARCH_WORD_MAX, SEARCHED_WORDS_MAX, searchedWords } from './customer-search.ts';

const ACME = {
  name: 'Mutuelle de l’Atlantique',
  number: '552 100 554',
  city: 'Saint-Nazaire',
  email: 'Claire.Morel@acme-atlantique.fr',
};
const words = customerWords(ACME);

describe('a customer is found', () => {
  test.each([
    'atl',
    'ATLANTIQUE mut',
    'nazaire',
    'saint nazaire',
    '552100554',
    '552 100',
    '5521',
    'claire.morel@acme-atlantique.fr',
    'morel',
    '',
    '  ',
  ])('by “%s” [S2.67]', (query) => expect(isFound(words, query)).toBe(true));

  test.each(['antique', '100554', 'atlz', 'mutuelle nantes'])('not by “%s”', (query) =>
    expect(isFound(words, query)).toBe(false),
  );

  test('by the beginning of every word of its own, in any order', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    const company = fc.record({
      name: word,
      number: fc.option(fc.stringMatching(/^\d{9}$/u)),
      city: word,
      email: word,
    });
    fc.assert(
      fc.property(company, fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), fc.nat(60), (found, picks, length) => {
        const stored = customerWords(found);
        fc.pre(stored.length > 0);
        const typed = picks.map((pick) => stored[pick % stored.length]!.slice(0, length + 1));
        // Beginnings of numbers side by side are one number.
        fc.pre(typed.filter((part) => /^\d|\d$/u.test(part)).length < 2);
        expect(isFound(stored, typed.join('  '))).toBe(true);
      }),
    );
  });

  test('by words that are stored once and are never too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const stored = customerWords({ ...ACME, name });
        expect(new Set(stored).size).toBe(stored.length);
        for (const word of stored) expect(word.length).toBeLessThanOrEqual(SEARCH_WORD_MAX);
      }),
    );
  });
});

test('a query counts its longest words', () => {
  expect(searchedWords('de l’Atlantique Mutuelle')).toEqual(['atlantique', 'mutuelle', 'de', 'l']);
  expect(searchedWords('a b c d e f g').length).toBe(SEARCHED_WORDS_MAX);
});
