/**
 * Follows every recipe of CONTRIBUTING on one copy of the repository: all of `npm run check` passes there, and so do the tests that
 * run over what was added. Then forgets one place after another: a step of the check finds each. `npm run prove -- recipes`.
 */
import type { Proof } from '../../apps/proof/src/proof.ts';
import { RECIPES } from './index.ts';
import { follow } from './recipe.ts';
import { openScratch, type Outcome } from './scratch.ts';
import { LAPSE_COUNT, tryChecks } from './try-checks.ts';

const END_CHARACTERS = 6000;

export const proveRecipes: Proof = async ({ say }) => {
  const [scratch, other] = [openScratch(), openScratch()];
  const failures = ({ isGood, output }: Outcome): number => {
    if (!isGood) say(output.slice(-END_CHARACTERS));
    return isGood ? 0 : 1;
  };
  try {
    for (const recipe of RECIPES) follow(recipe, scratch);
    const tests = new Set(RECIPES.flatMap((recipe) => recipe.tests));
    const check = failures(await scratch.run('node', 'scripts/check.ts'));
    const tested = failures(await scratch.run('vitest', 'run', ...tests));
    const faults = await tryChecks([scratch, other]);
    for (const fault of faults) say(fault.slice(0, END_CHARACTERS));
    return [
      ...RECIPES.map(({ adds, steps, most }) => ({ name: adds, value: steps.length, unit: 'places', limit: most })),
      { name: 'check', value: check, unit: 'failures', limit: 0 },
      { name: 'tests', value: tested, unit: 'failures', limit: 0 },
      { name: 'forgotten', value: LAPSE_COUNT, unit: 'places and mistakes' },
      { name: 'forgotten-and-not-found', value: faults.length, unit: 'faults', limit: 0 },
    ];
  } finally {
    scratch.close();
    other.close();
  }
};
