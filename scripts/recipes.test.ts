/**
 * The recipes of CONTRIBUTING, followed on a copy of the repository, touch what they say. That `npm run check` passes once all was
 * done, and finds what was forgotten, is proven by `npm run prove -- recipes`.
 */
import { globSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from './command.ts';
import { countIn, placesIn, recipeText } from './recipes/contributing.ts';
import { RECIPES } from './recipes/index.ts';
import { follow, lapsesOf, misplaced, placeIn } from './recipes/recipe.ts';
import { openScratch } from './recipes/scratch.ts';

const page = readFileSync(`${ROOT}CONTRIBUTING.md`, 'utf8');
const checkSteps = readFileSync(`${ROOT}scripts/check.ts`, 'utf8');

const scratch = openScratch();
afterAll(scratch.close, 120_000);

describe.each(RECIPES)('adding $adds', (recipe) => {
  const text = recipeText(page, recipe.adds);
  const places = placesIn(text);

  test('takes no more places than it may, which are as many as it says', () => {
    expect(countIn(text)).toBe(places.length);
    expect(places.length).toBeLessThanOrEqual(recipe.most);
  });

  test('is tried step by step as it is told', () => {
    expect(recipe.steps.map(({ place }) => place)).toEqual(places);
  });

  test('goes where others have gone before', () => {
    for (const place of places)
      expect(globSync(place.replaceAll(/<\w+>/gu, '*'), { cwd: ROOT }), place).not.toEqual([]);
  });

  test('names the steps of the check that find what was forgotten', () => {
    for (const { check } of lapsesOf(recipe)) {
      expect(checkSteps).toContain(`title: '${check.title}'`);
      expect(text).toContain(`step "${check.title}"`);
    }
  });

  test('touches these places and no others', () => {
    scratch.reset();
    follow(recipe, scratch);
    const own = places.map((place) => placeIn(recipe, place));
    expect(misplaced(scratch.touched(), own)).toEqual([]);
  });
});

test('a provider and a delivery type take six places at most, a language four, a unit three', () => {
  expect(Object.fromEntries(RECIPES.map(({ adds, most }) => [adds, most]))).toEqual({
    'a payment provider': 6,
    'a delivery type': 6,
    'a language': 4,
    'a unit': 3,
  });
});

describe('the words of a recipe', () => {
  test.each([
    ['**a moon?** Six files, best begun as copies:', 6],
    ['**a moon?** Two files and a theme:', 3],
    ['**a moon?** One value in a folder.', -1],
  ])('say how many places there are: %s', (text, count) => {
    expect(countIn(text)).toBe(count);
  });

  test('are not there for everything: what nobody tells how to add is a defect', () => {
    expect(() => recipeText(page, 'a moon')).toThrow('how to add a moon');
  });

  test('are broken by a file elsewhere, and by a place where nothing was done', () => {
    expect(misplaced(['a/b.po', 'c.ts'], ['a/', 'd.ts'])).toEqual(['c.ts', 'd.ts']);
  });
});
