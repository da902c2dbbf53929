/** The checks of the shareholders' tab, all refusals at once (spec section 5, S5.61, A-80, A-140). */
import type { Decimal } from 'decimal.js';
import { Result, Struct } from 'effect';
import { checkFields, formOf } from '../form/index.ts';
import {
  checkEach,
  checkChoice,
  checkLine,
  unasked,
  WHOLE_PERCENT,
  checkPercent,
  readPercent,
} from '../dossier-field/index.ts';
import type { KybFacts, Unanswered } from '../dossier-field/index.ts';
import { personChecks } from './person.ts';
import {
  SHAREHOLDER_THRESHOLD_PERCENT,
  askedFields,
  needsForm,
  newShareholder,
  sharesDeclared,
} from './shareholder.ts';
import type { EntityType, Shareholder, Shareholders } from './shareholder.ts';

/**
 * `SharesAboveWhole`: together more than 100 %. `ThresholdContradicted`: a listed shareholder has 25 % or more, but the
 * company states that nobody does.
 */
export type SharesRefusal =
  | { readonly _tag: 'SharesAboveWhole'; readonly total: string; readonly max: number }
  | { readonly _tag: 'ThresholdContradicted'; readonly threshold: number };

const allChecks = (facts: KybFacts) => ({
  id: Result.succeed<string>,
  entityType: checkChoice<EntityType>,
  capitalPercent: checkPercent,
  votesPercent: checkPercent,
  entityName: checkLine,
  ...personChecks(facts),
});

const checkHolder = (facts: KybFacts) => {
  const checks = allChecks(facts);
  return (holder: Shareholder) => {
    const asked = new Set(askedFields(holder));
    const empty = newShareholder(holder.id);
    const ifAsked = <Field extends keyof Shareholder>(field: Field) =>
      asked.has(field) ? checks[field] : unasked(empty[field]);
    return formOf<Shareholder>()(
      Object.fromEntries(Struct.keys(checks).map((field) => [field, ifAsked(field)])) as typeof checks,
    )(holder);
  };
};

const checkTotal = (total: Decimal): Result.Result<string, SharesRefusal> =>
  total.greaterThan(WHOLE_PERCENT)
    ? Result.fail({ _tag: 'SharesAboveWhole', total: total.toFixed(), max: WHOLE_PERCENT })
    : Result.succeed(total.toFixed());

/**
 * If no listed shareholder reaches the threshold, the company must state so; required once all listed shares are valid.
 */
const checkStatement = ({
  isNobodyAtThreshold,
  holders,
}: Shareholders): Result.Result<boolean, Unanswered | SharesRefusal> => {
  const isAnybody = holders.some(needsForm);
  if (isNobodyAtThreshold && isAnybody) {
    return Result.fail({ _tag: 'ThresholdContradicted', threshold: SHAREHOLDER_THRESHOLD_PERCENT });
  }
  const areSharesKnown = holders.every(
    ({ capitalPercent, votesPercent }) => readPercent(capitalPercent) !== null && readPercent(votesPercent) !== null,
  );
  return isNobodyAtThreshold || isAnybody || !areSharesKnown
    ? Result.succeed(isNobodyAtThreshold)
    : Result.fail({ _tag: 'Required' });
};

/**
 * Checks the tab. Refusals of a shareholder are under `holders` and the id; those of the sums under `capital` and
 * `votes`.
 */
export const checkShareholders = (shareholders: Shareholders, facts: KybFacts) => {
  const check = checkHolder(facts);
  const { capital, votes } = sharesDeclared(shareholders.holders);
  return Result.map(
    checkFields({
      isNobodyAtThreshold: checkStatement(shareholders),
      holders: checkEach(shareholders.holders.map((holder) => [holder.id, check(holder)] as const)),
      capital: checkTotal(capital),
      votes: checkTotal(votes),
    }),
    ({ isNobodyAtThreshold, holders }): Shareholders => ({ isNobodyAtThreshold, holders }),
  );
};
