/** The form of a card that is bought from a file. */
import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_RECEIVER } from '../address/index.ts';
import { zero } from '../money/index.ts';
import { numberingPlan } from '../phone/index.ts';
import { checkFileForm, checkForm } from './index.ts';
import type { CardForm, CardFormFacts } from './index.ts';
import { anyForms, FILLED_IN_AT, filledForms } from './testing.ts';

const at = { now: FILLED_IN_AT, lineId: 'L1' };
const check = (form: CardForm, facts: CardFormFacts) => checkFileForm(form, facts, numberingPlan, at);

const refusalsOf = (checked: Result.Result<unknown, object>): Readonly<Record<string, unknown>> =>
  Result.isFailure(checked) ? Object.fromEntries(Object.entries(checked.failure)) : {};

const ofFile = (path: string): boolean => path === 'amount' || path.startsWith('receiver.');

describe('the form of a file', () => {
  test('is refused for the same fields as the form of one card, but amount and receiver [A-25][A-26][A-27][A-55][A-91]', () => {
    fc.assert(
      fc.property(anyForms, ({ form, facts }) => {
        const one = refusalsOf(checkForm({ ...form, isForSelf: false }, facts, numberingPlan, at));
        const others = Object.entries(one).filter(([path]) => !ofFile(path));
        expect(refusalsOf(check(form, facts))).toEqual(Object.fromEntries(others));
      }),
    );
  });

  test('becomes the line of one card, with amount 0 and nobody who receives it, until a file is added [S3.14][A-25]', () => {
    fc.assert(
      fc.property(filledForms, ({ form, facts }) => {
        const line = Result.getOrThrow(checkForm({ ...form, isForSelf: false }, facts, numberingPlan, at));
        expect(Result.getOrThrow(check(form, facts))).toEqual({
          ...line,
          amount: zero(facts.product.minAmount.currency),
          quantity: 1,
          receiver: EMPTY_RECEIVER,
          draftPath: 'buying-friend',
        });
      }),
    );
  });

  test('does not look at who is entered, how many, or how much [A-26][A-141]', () => {
    fc.assert(
      fc.property(filledForms, filledForms, ({ form, facts }, { form: other }) => {
        const { receiver, quantity, ownAmount, preset, isForSelf } = other;
        expect(check({ ...form, receiver, quantity, ownAmount, preset, isForSelf }, facts)).toEqual(check(form, facts));
      }),
    );
  });
});
