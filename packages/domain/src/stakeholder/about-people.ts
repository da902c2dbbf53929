/**
 * The two further tabs about each person: tax residence and identity document (spec sections 2 and 3, S2.90, S3.81).
 * They apply to all representatives and to the shareholders that need a form; identity documents only to natural
 * persons.
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

/** Answers by person. A missing person has no answers yet. */
export type ByPerson<Answer> = Readonly<Record<KybPersonId, Answer>>;

export const EMPTY_TAX_RESIDENCE: TaxResidence = { country: '', tin: '' };
export const EMPTY_IDENTITY_PAPER: IdentityPaper = { kind: null, document: null };

interface People {
  readonly representatives: Representatives;
  readonly shareholders: Shareholders;
}

/** The people whose tax residence is required, in the order of the tabs. */
export const taxResidents = ({ representatives, shareholders }: People): readonly KybPersonId[] =>
  [...representatives.people, ...shareholders.holders.filter(needsForm)].map(({ id }) => id);

/** The people whose identity document is required, in the order of the tabs. */
export const paperHolders = ({ representatives, shareholders }: People): readonly KybPersonId[] =>
  [
    ...representatives.people,
    ...shareholders.holders.filter((holder) => holder.entityType === 'naturalPerson' && needsForm(holder)),
  ].map(({ id }) => id);

/** The answer about a person; undefined for a person without one, whatever the id. */
export const answerOf = <Answer>(answers: ByPerson<Answer>, id: KybPersonId): Answer | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

/** The answers about people to whom the tab applies; others are dropped. */
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

/** Checks the tab of tax residences. Refusals are under the person's id. */
export const checkTaxResidences = (answers: ByPerson<TaxResidence>, people: People) =>
  checkByPerson(answers, taxResidents(people), EMPTY_TAX_RESIDENCE, checkTaxResidence);

const checkIdentityPaper = formOf<IdentityPaper>()({
  kind: checkChoice<IdentityPaperKind>,
  document: documentCheck('identityPaper'),
});

/** Checks the tab of ID documents. Refusals are under the person's id. */
export const checkIdentityPapers = (answers: ByPerson<IdentityPaper>, people: People) =>
  checkByPerson(answers, paperHolders(people), EMPTY_IDENTITY_PAPER, checkIdentityPaper);
