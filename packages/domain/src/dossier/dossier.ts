/**
 * The dossier of a company: one section for each tab of the verification, stored as typed so that it can be left and
 * resumed when incomplete. Source: spec sections 1 to 3 (S1.31, S2.90, S3.79 to S3.84), A-78, A-81.
 */
import { settleByPerson, paperHolders, taxResidents, settleShareholders } from '../stakeholder/index.ts';
import type { ByPerson, IdentityPaper, TaxResidence, Representatives, Shareholders } from '../stakeholder/index.ts';
import { EMPTY_COMPANY, settleCompany } from './company.ts';
import type { Company } from './company.ts';
import { EMPTY_EMBARGO, settleEmbargo } from './embargo.ts';
import type { EmbargoAnswers } from './embargo.ts';
import { EMPTY_DECLARATION } from './transfer-verification.ts';
import type { TransferDeclaration } from './transfer-verification.ts';

export const KYB_TABS = [
  'company',
  'representatives',
  'shareholders',
  'transferVerification',
  'taxResidence',
  'idDocuments',
  'embargo',
] as const;
/** A tab that is loaded, edited and saved separately. The submit page comes after them and has no answers. */
export type KybTab = (typeof KYB_TABS)[number];

/** The answers of each tab. */
export interface Dossier {
  readonly company: Company;
  readonly representatives: Representatives;
  readonly shareholders: Shareholders;
  readonly transferVerification: TransferDeclaration;
  readonly taxResidence: ByPerson<TaxResidence>;
  readonly idDocuments: ByPerson<IdentityPaper>;
  readonly embargo: EmbargoAnswers;
}

/** The answers of one tab. */
export type TabAnswers = {
  readonly [Tab in KybTab]: { readonly tab: Tab; readonly answers: Dossier[Tab] };
}[KybTab];

/** The answers of one tab. */
export const answersOn = (dossier: Dossier, tab: KybTab): TabAnswers => ({ tab, answers: dossier[tab] }) as TabAnswers;

/** A dossier as the server stores it. After the submit it is read-only for the company. */
export interface KybRecord {
  readonly dossier: Dossier;
  readonly isSubmitted: boolean;
}

export const EMPTY_DOSSIER: Dossier = {
  company: EMPTY_COMPANY,
  representatives: { people: [] },
  shareholders: { isNobodyAtThreshold: false, holders: [] },
  transferVerification: EMPTY_DECLARATION,
  taxResidence: {},
  idDocuments: {},
  embargo: EMPTY_EMBARGO,
};

/** The dossier with a tab's answers replaced. A "no" to the first embargo question clears the others immediately. */
export const withAnswers = (dossier: Dossier, change: TabAnswers): Dossier =>
  change.tab === 'embargo'
    ? { ...dossier, embargo: settleEmbargo(change.answers) }
    : { ...dossier, [change.tab]: change.answers };

/** Copies one tab from another copy of the dossier. */
export const withTabOf = (dossier: Dossier, tab: KybTab, other: Dossier): Dossier => ({
  ...dossier,
  [tab]: other[tab],
});

/**
 * The dossier without answers that do not (or no longer) apply. This form is saved; settling twice has no further
 * effect.
 */
export const settle = (dossier: Dossier): Dossier => ({
  ...dossier,
  company: settleCompany(dossier.company),
  shareholders: settleShareholders(dossier.shareholders),
  taxResidence: settleByPerson(dossier.taxResidence, taxResidents(dossier)),
  idDocuments: settleByPerson(dossier.idDocuments, paperHolders(dossier)),
  embargo: settleEmbargo(dossier.embargo),
});
