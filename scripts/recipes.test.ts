/**
 * The recipes of CONTRIBUTING, followed on copies of the repository: they touch what they say, the steps of `npm run check` pass
 * once all was done, and find what was forgotten. A step runs once where everything was done, and then once for each thing that it
 * finds of a recipe; what it finds of other recipes is forgotten at the same time.
 */
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './command.ts';
import { countIn, placesIn, recipeText } from './recipes/contributing.ts';
import { RECIPES } from './recipes/index.ts';
import { type Check, follow, type Lapse, lapsesOf, misplaced, placeIn } from './recipes/recipe.ts';
import { openScratch, type Outcome, type Scratch } from './recipes/scratch.ts';

const page = readFileSync(`${ROOT}CONTRIBUTING.md`, 'utf8');
const checkSteps = readFileSync(`${ROOT}scripts/check.ts`, 'utf8');

const scratch = openScratch();
const other = openScratch();
afterAll(() => {
  scratch.close();
  other.close();
}, 120_000);

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

const LAPSES = RECIPES.map(lapsesOf);
const CHECKS = [...new Set(LAPSES.flat().map(({ check }) => check))];

type Said = ReadonlyMap<Check | Lapse, Outcome>;

/** What a check says on a copy where everything was done, and of each thing that it has to find. */
const tryCheck = async (check: Check, copy: Scratch): Promise<Said> => {
  const said = new Map<Check | Lapse, Outcome>();
  const lapses = LAPSES.map((some) => some.filter((lapse) => lapse.check === check));
  const rounds = Math.max(...lapses.map(({ length }) => length));
  for (let round = -1; round < rounds; round += 1) {
    copy.reset();
    const made = RECIPES.flatMap((recipe, at) => {
      const lapse = lapses[at]![round];
      if (lapse === undefined) follow(recipe, copy);
      else lapse.act(copy);
      return lapse ?? [];
    });
    const outcome = await check.run(copy);
    for (const one of round === -1 ? [check] : made) said.set(one, outcome);
  }
  return said;
};

/** The checks one after another on each copy: whichever is free takes the next. */
const tryChecks = async (copies: readonly Scratch[]): Promise<Said> => {
  const waiting = CHECKS.values();
  const onCopy = async (copy: Scratch): Promise<Said> => {
    const said: (readonly [Check | Lapse, Outcome])[] = [];
    for (const check of waiting) said.push(...(await tryCheck(check, copy)));
    return new Map(said);
  };
  return new Map((await Promise.all(copies.map(onCopy))).flatMap((said) => [...said]));
};

describe('on copies of the repository', () => {
  let said: Said;

  beforeAll(async () => {
    said = await tryChecks([scratch, other]);
  }, 900_000);

  test.each(CHECKS)('the step "$title" passes where every recipe was followed', (check) => {
    expect(said.get(check)).toMatchObject({ isGood: true });
  });

  test.each(LAPSES.flat())('the step "$check.title" finds $title', (lapse) => {
    expect(said.get(lapse)).toEqual({ isGood: false, output: expect.stringMatching(lapse.says) });
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
