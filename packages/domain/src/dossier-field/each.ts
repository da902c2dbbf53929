/** Checks of lists: every entry at once, refusals keyed by the entry. */
import { Result } from 'effect';
import { checkFields } from '../form/index.ts';

/** The refusals of the entries that have some, by the key of the entry. */
export type RefusalsByKey<Refusals> = Readonly<Record<string, Refusals>>;

/** Joins the results of the entries of a list, each under its key: the list in its order, or every refusal. */
export const checkEach = <Item, Refusals>(
  results: readonly (readonly [key: string, Result.Result<Item, Refusals>])[],
): Result.Result<readonly Item[], RefusalsByKey<Refusals>> =>
  Result.map(checkFields(Object.fromEntries(results)), (values) =>
    results.map(([key]) => values[key] as Item),
  ) as Result.Result<readonly Item[], RefusalsByKey<Refusals>>;
