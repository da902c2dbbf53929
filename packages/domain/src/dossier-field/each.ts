/** Checks of lists: all entries at once, with refusals keyed by entry. */
import { Result } from 'effect';
import { checkFields } from '../form/index.ts';

/** The refusals of the invalid entries, by the key of the entry. */
export type RefusalsByKey<Refusals> = Readonly<Record<string, Refusals>>;

/** Combines the results of a list's entries, each under its key: the list in its order, or every refusal. */
export const checkEach = <Item, Refusals>(
  results: readonly (readonly [key: string, Result.Result<Item, Refusals>])[],
): Result.Result<readonly Item[], RefusalsByKey<Refusals>> =>
  Result.map(checkFields(Object.fromEntries(results)), (values) =>
    results.map(([key]) => values[key] as Item),
  ) as Result.Result<readonly Item[], RefusalsByKey<Refusals>>;
