/**
 * The embargo questionnaire: whether the company does business with places under embargo, and which part of it (spec
 * sections 3 and 5, S3.83, S3.148 to S3.151, S5.62, A-81, A-140). Questions 2 to 4 apply only after a yes to question
 * 1; question 2 is about the scope, 3 and 4 have free-text answers.
 */
import { Result } from 'effect';
import { checkFields, formOf } from '../form/index.ts';
import { atMost, requiredText } from '../text/index.ts';
import { checkEach, checkChoice, checkLine, unasked } from '../dossier-field/index.ts';
import type { Unanswered } from '../dossier-field/index.ts';

export const EMBARGO_SCOPES = [
  'legalEntityOnly',
  'entityAndWhollyOwnedSubsidiaries',
  'subsidiariesOwnedHalfOrMore',
  'entityAndListedSubsidiaries',
] as const;
/**
 * The scope of the answers: only the legal entity; it and its wholly owned subsidiaries; subsidiaries owned 50 % or
 * more; it and a list of subsidiaries.
 */
export type EmbargoScope = (typeof EMBARGO_SCOPES)[number];

/** Options 1 to 4. */
export const EMBARGO_SCOPE_CODES = {
  legalEntityOnly: 1,
  entityAndWhollyOwnedSubsidiaries: 2,
  subsidiariesOwnedHalfOrMore: 3,
  entityAndListedSubsidiaries: 4,
} as const satisfies Record<EmbargoScope, number>;

/** The most characters of a free-text answer. */
export const EMBARGO_ANSWER_MAX = 500;

/** `subsidiaries` are the names that option 4 lists. */
export interface EmbargoAnswers {
  readonly question1: boolean | null;
  readonly question2: EmbargoScope | null;
  readonly subsidiaries: readonly string[];
  readonly question3: string;
  readonly question4: string;
}

export const EMPTY_EMBARGO: EmbargoAnswers = {
  question1: null,
  question2: null,
  subsidiaries: [],
  question3: '',
  question4: '',
};

/** After a yes to question 1. */
const isListAsked = ({ question2 }: EmbargoAnswers): boolean => question2 === 'entityAndListedSubsidiaries';

/**
 * The answers without those that no longer apply: anything but a yes to question 1 clears 2 to 4, another option than 4
 * clears the list.
 */
export const settleEmbargo = (answers: EmbargoAnswers): EmbargoAnswers => {
  if (answers.question1 !== true) return { ...EMPTY_EMBARGO, question1: answers.question1 };
  return isListAsked(answers) ? answers : { ...answers, subsidiaries: [] };
};

const checkAnswer = requiredText(atMost(EMBARGO_ANSWER_MAX));

const checkList = (names: readonly string[]) =>
  names.length === 0
    ? Result.fail<Unanswered>({ _tag: 'Required' })
    : checkEach(names.map((name, index) => [String(index), checkLine(name)] as const));

const checkAfterYes = formOf<EmbargoAnswers>()({
  question1: checkChoice<boolean>,
  question2: checkChoice<EmbargoScope>,
  subsidiaries: (names: readonly string[], answers: EmbargoAnswers) =>
    isListAsked(answers) ? checkList(names) : unasked(EMPTY_EMBARGO.subsidiaries)(names),
  question3: checkAnswer,
  question4: checkAnswer,
});

/** Checks the questionnaire. */
export const checkEmbargo = (answers: EmbargoAnswers) =>
  answers.question1 === true
    ? checkAfterYes(answers)
    : Result.map(checkFields({ question1: checkChoice(answers.question1) }), () => settleEmbargo(answers));
