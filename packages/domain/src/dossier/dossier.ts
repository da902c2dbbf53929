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
import type { KybTab } from './tabs.ts';
import type { Instant } from '../time/index.ts';
import type { AskedItem, DossierState } from './review.ts';
import { EMPTY_DECLARATION } from './transfer-verification.ts';
import type { TransferDeclaration } from './transfer-verification.ts';

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

/** What decides which answers may change. After the submit none may, but those that the company is asked for again. */
export interface DossierStanding {
  readonly dossier: Dossier;
  readonly state: DossierState;
  readonly asked: readonly AskedItem[];
}

/** The saves of a tab: how many, and when the last was (null: never). Whoever saves names the count that the answers were read at. */
export interface TabSave {
  readonly revision: number;
  readonly savedAt: Instant | null;
}

/**
 * A dossier as the server stores it. `reference` names it to the company and in the verification transfer. `transfer`: whether that has
 * come as it was declared; one that came otherwise is not yet seen to the company.
 */
export interface KybRecord extends DossierStanding {
  readonly reference: string;
  readonly transfer: 'notYet' | 'seen';
  readonly saves: Readonly<Record<KybTab, TabSave>>;
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

const NEVER_SAVED: TabSave = { revision: 0, savedAt: null };

/** A dossier that was just begun. */
export const newRecord = (reference: string): KybRecord => ({
  dossier: EMPTY_DOSSIER,
  state: 'open',
  asked: [],
  reference,
  transfer: 'notYet',
  saves: {
    company: NEVER_SAVED,
    representatives: NEVER_SAVED,
    shareholders: NEVER_SAVED,
    transferVerification: NEVER_SAVED,
    taxResidence: NEVER_SAVED,
    idDocuments: NEVER_SAVED,
    embargo: NEVER_SAVED,
  },
});
