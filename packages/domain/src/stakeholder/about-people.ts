/**
 * The two tabs that ask one more thing of each person: tax residence and identity paper (spec sections 2 and 3, S2.90,
 * S3.81). Asked are all representatives and the shareholders that need a form; a paper is asked of natural persons only.
 */
import { Result } from 'effect';
import { formOf } from '../form/index.ts';
import { documentCheck, checkEach, checkChoice, checkCountry, checkIdentifier } from '../dossier-field/index.ts';
import type { KybDocument } from '../dossier-field/index.ts';
import type { KybPersonId, Representatives } from './person.ts';
import { needsForm } from './shareholder.ts';
import type { Shareholders } from './shareholder.ts';

/** `country` is two letters; `tin` the tax identification number there. */
export interface TaxResidence {
  readonly country: string;
  readonly tin: string;
}

export const IDENTITY_PAPER_KINDS = ['identityCard', 'passport'] as const;
export type IdentityPaperKind = (typeof IDENTITY_PAPER_KINDS)[number];

export interface IdentityPaper {
  readonly kind: IdentityPaperKind | null;
  readonly document: KybDocument | null;
}

/** Answers by person. Of somebody who is not in it nothing is known yet. */
export type ByPerson<Answer> = Readonly<Record<KybPersonId, Answer>>;

export const EMPTY_TAX_RESIDENCE: TaxResidence = { country: '', tin: '' };
export const EMPTY_IDENTITY_PAPER: IdentityPaper = { kind: null, document: null };

interface People {
  readonly representatives: Representatives;
  readonly shareholders: Shareholders;
}

/** Whose tax residence is asked, in the order of the tabs. */
export const taxResidents = ({ representatives, shareholders }: People): readonly KybPersonId[] =>
  [...representatives.people, ...shareholders.holders.filter(needsForm)].map(({ id }) => id);

/** Whose identity paper is asked, in the order of the tabs. */
export const paperHolders = ({ representatives, shareholders }: People): readonly KybPersonId[] =>
  [
    ...representatives.people,
    ...shareholders.holders.filter((holder) => holder.entityType === 'naturalPerson' && needsForm(holder)),
  ].map(({ id }) => id);

/** What was answered of a person; undefined of somebody who is not in the answers, whatever the id. */
export const answerOf = <Answer>(answers: ByPerson<Answer>, id: KybPersonId): Answer | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

/** The answers of those who are asked; what was said of others is dropped. */
export const settleByPerson = <Answer>(answers: ByPerson<Answer>, asked: readonly KybPersonId[]): ByPerson<Answer> => {
  const kept = new Set(asked);
  return Object.fromEntries(Object.entries(answers).filter(([id]) => kept.has(id)));
};

const checkByPerson = <Answer, Refusals>(
  answers: ByPerson<Answer>,
  asked: readonly KybPersonId[],
  empty: Answer,
  check: (answer: Answer) => Result.Result<Answer, Refusals>,
) =>
  Result.map(
    checkEach(
      asked.map((id) => [id, Result.map(check(answerOf(answers, id) ?? empty), (answer) => [id, answer] as const)]),
    ),
    (entries): ByPerson<Answer> => Object.fromEntries(entries),
  );

const checkTaxResidence = formOf<TaxResidence>()({ country: checkCountry, tin: checkIdentifier });

/** Checks the tab of tax residences. Refusals stand under the person's id. */
export const checkTaxResidences = (answers: ByPerson<TaxResidence>, people: People) =>
  checkByPerson(answers, taxResidents(people), EMPTY_TAX_RESIDENCE, checkTaxResidence);

const checkIdentityPaper = formOf<IdentityPaper>()({
  kind: checkChoice<IdentityPaperKind>,
  document: documentCheck('identityPaper'),
});

/** Checks the tab of ID documents. Refusals stand under the person's id. */
export const checkIdentityPapers = (answers: ByPerson<IdentityPaper>, people: People) =>
  checkByPerson(answers, paperHolders(people), EMPTY_IDENTITY_PAPER, checkIdentityPaper);
