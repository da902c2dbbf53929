import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import {
  EMBARGO_ANSWER_MAX,
  EMBARGO_SCOPES,
  EMBARGO_SCOPE_CODES,
  EMPTY_DOSSIER,
  checkTab,
  settleEmbargo,
  withAnswers,
} from './index.ts';
import { EmbargoScopeFromCode } from './schema.ts';
import type { EmbargoAnswers, EmbargoScope } from './index.ts';
import { FACTS } from './testing.ts';

const { embargo: EMPTY } = EMPTY_DOSSIER;
const YES: EmbargoAnswers = {
  question1: true,
  question2: 'legalEntityOnly',
  subsidiaries: [],
  question3: 'Spare parts',
  question4: 'Less than 1 %',
};
const LISTED: EmbargoAnswers = {
  ...YES,
  question2: 'entityAndListedSubsidiaries',
  subsidiaries: ['Acme Maroc', 'Acme Liban'],
};
const check = (answers: EmbargoAnswers) =>
  checkTab('embargo', { ...EMPTY_DOSSIER, embargo: answers }, FACTS, numberingPlan);

const anyAnswers: fc.Arbitrary<EmbargoAnswers> = fc.record({
  question1: fc.constantFrom(true, false, null),
  question2: fc.constantFrom(...EMBARGO_SCOPES, null),
  subsidiaries: fc.array(fc.constantFrom('', 'Acme Maroc'), { maxLength: 2 }),
  question3: fc.constantFrom('', 'Spare parts'),
  question4: fc.constantFrom('', 'None'),
});

describe('the scope of the answers', () => {
  test.each<[1 | 2 | 3 | 4, EmbargoScope]>([
    [1, 'legalEntityOnly'],
    [2, 'entityAndWhollyOwnedSubsidiaries'],
    [3, 'subsidiariesOwnedHalfOrMore'],
    [4, 'entityAndListedSubsidiaries'],
  ])('option %i is %s [S3.148][S3.149][S3.150][S3.151]', (code, scope) => {
    expect(EMBARGO_SCOPE_CODES[scope]).toBe(code);
    expect(EMBARGO_SCOPES[code - 1]).toBe(scope);
    expect(Schema.decodeUnknownSync(EmbargoScopeFromCode)(code)).toBe(scope);
    expect(Schema.encodeSync(EmbargoScopeFromCode)(scope)).toBe(code);
  });

  test('has exactly four options [S3.148][S3.151]', () => {
    expect(EMBARGO_SCOPES).toHaveLength(4);
    for (const code of [0, 5, '1']) expect(Schema.is(EmbargoScopeFromCode)(code)).toBe(false);
    expect(() => Schema.decodeUnknownSync(EmbargoScopeFromCode)(5)).toThrow();
  });
});

describe('the questionnaire', () => {
  test('needs questions 2 to 4 only if question 1 is yes [S5.62][S3.83]', () => {
    const required = { _tag: 'Required' };
    expect(check(EMPTY)).toEqual(Result.fail({ question1: required }));
    expect(check({ ...EMPTY, question1: false })).toMatchObject({ _tag: 'Success' });
    expect(check({ ...EMPTY, question1: true })).toEqual(
      Result.fail({ question2: required, question3: required, question4: required }),
    );
    expect(check(YES)).toEqual(Result.succeed(YES));
  });

  test('needs the list only for option 4, with no empty name [S3.151][A-81]', () => {
    expect(check(LISTED)).toEqual(Result.succeed(LISTED));
    expect(check({ ...LISTED, subsidiaries: [] })).toEqual(Result.fail({ subsidiaries: { _tag: 'Required' } }));
    expect(check({ ...LISTED, subsidiaries: ['Acme Maroc', '', '<b>'] })).toEqual(
      Result.fail({ 'subsidiaries.1': { _tag: 'Required' }, 'subsidiaries.2': { _tag: 'AttackPattern' } }),
    );
    for (const scope of EMBARGO_SCOPES.slice(0, 3)) {
      expect(check({ ...YES, question2: scope, subsidiaries: [''] })).toEqual(
        Result.succeed({ ...YES, question2: scope }),
      );
    }
  });

  test('accepts answers of up to 500 characters', () => {
    expect(EMBARGO_ANSWER_MAX).toBe(500);
    expect(check({ ...YES, question3: 'é'.repeat(500) })).toMatchObject({ _tag: 'Success' });
    expect(check({ ...YES, question4: 'é'.repeat(501) })).toEqual(
      Result.fail({ question4: { _tag: 'TooLong', max: 500, length: 501 } }),
    );
  });

  test('a later "no" to question 1 clears 2 to 4 immediately, and a yes after it starts again [A-81]', () => {
    const saidNo = withAnswers(EMPTY_DOSSIER, { tab: 'embargo', answers: { ...LISTED, question1: false } });
    expect(saidNo.embargo).toEqual({ ...EMPTY, question1: false });
    const saidYes = withAnswers(saidNo, { tab: 'embargo', answers: { ...saidNo.embargo, question1: true } });
    expect(saidYes.embargo).toEqual({ ...EMPTY, question1: true });
  });

  test('settled contains only answers that apply, and settling does not change the check [A-81]', () =>
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const settled = settleEmbargo(answers);
        expect(settleEmbargo(settled)).toEqual(settled);
        expect(check(settled)).toEqual(check(answers));
        expect(settled.question1).toBe(answers.question1);
        if (answers.question1 !== true) expect(settled).toEqual({ ...EMPTY, question1: answers.question1 });
        else if (answers.question2 === 'entityAndListedSubsidiaries') expect(settled).toEqual(answers);
        else expect(settled).toEqual({ ...answers, subsidiaries: [] });
      }),
    ));
});
