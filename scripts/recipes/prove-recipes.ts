/**
 * Follows every recipe of CONTRIBUTING on one copy of the repository: all of `npm run check` passes there, and so do the tests that
 * run over what was added. `npm run prove -- recipes`; what finds a step that was forgotten is tried by `recipes.test.ts`.
 */
import type { Proof } from '../../apps/proof/src/proof.ts';
import { RECIPES } from './index.ts';
import { follow } from './recipe.ts';
import { openScratch, type Outcome } from './scratch.ts';

const END_CHARACTERS = 6000;

export const proveRecipes: Proof = async ({ say }) => {
  const scratch = openScratch();
  const failures = ({ isGood, output }: Outcome): number => {
    if (!isGood) say(output.slice(-END_CHARACTERS));
    return isGood ? 0 : 1;
  };
  try {
    for (const recipe of RECIPES) follow(recipe, scratch);
    const tests = new Set(RECIPES.flatMap((recipe) => recipe.tests));
    return [
      ...RECIPES.map(({ adds, steps, most }) => ({ name: adds, value: steps.length, unit: 'places', limit: most })),
      { name: 'check', value: failures(await scratch.run('node', 'scripts/check.ts')), unit: 'failures', limit: 0 },
      { name: 'tests', value: failures(await scratch.run('vitest', 'run', ...tests)), unit: 'failures', limit: 0 },
    ];
  } finally {
    scratch.close();
  }
};
