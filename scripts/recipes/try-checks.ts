/**
 * The steps of `npm run check` on copies of the repository: each passes where every recipe was followed, and finds each thing that
 * was forgotten. A step runs once where everything was done, and then once for each thing that it finds of a recipe; what it finds
 * of other recipes is forgotten at the same time.
 */
import { RECIPES } from './index.ts';
import { type Check, follow, type Lapse, lapsesOf } from './recipe.ts';
import type { Outcome, Scratch } from './scratch.ts';

const LAPSES = RECIPES.map(lapsesOf);
const CHECKS = [...new Set(LAPSES.flat().map(({ check }) => check))];

/** What is forgotten of each recipe in this round; nothing where the step has to pass. */
const lapsesIn = (check: Check, round: number | null): readonly (Lapse | undefined)[] =>
  LAPSES.map((some) => (round === null ? undefined : some.filter((lapse) => lapse.check === check)[round]));

const outcomeOf = (check: Check, copy: Scratch, forgotten: readonly (Lapse | undefined)[]): Promise<Outcome> => {
  copy.reset();
  RECIPES.forEach((recipe, at) => {
    const lapse = forgotten[at];
    if (lapse === undefined) follow(recipe, copy);
    else lapse.act(copy);
  });
  return check.run(copy);
};

/** What a step says wrongly, in sentences. */
const faultsOf = async (check: Check, copy: Scratch): Promise<readonly string[]> => {
  const passed = await outcomeOf(check, copy, lapsesIn(check, null));
  const faults = passed.isGood ? [] : [`"${check.title}" fails where every recipe was followed: ${passed.output}`];
  for (let round = 0; lapsesIn(check, round).some((lapse) => lapse !== undefined); round += 1) {
    const forgotten = lapsesIn(check, round);
    const { isGood, output } = await outcomeOf(check, copy, forgotten);
    for (const lapse of forgotten)
      if (lapse !== undefined && (isGood || !lapse.says.test(output)))
        faults.push(`"${check.title}" does not find ${lapse.title}: ${output}`);
  }
  return faults;
};

/** How many things can be forgotten. */
export const LAPSE_COUNT = LAPSES.flat().length;

/** What the steps say wrongly, in sentences; whichever copy is free takes the next step. */
export const tryChecks = async (copies: readonly Scratch[]): Promise<readonly string[]> => {
  const waiting = CHECKS.values();
  const onCopy = async (copy: Scratch): Promise<readonly string[]> => {
    const faults: string[] = [];
    for (const check of waiting) faults.push(...(await faultsOf(check, copy)));
    return faults;
  };
  return (await Promise.all(copies.map(onCopy))).flat();
};
