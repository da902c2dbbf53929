/**
 * The effect of each step of the verification on the machine's context, as plain functions (spec section 4, S4.72 to
 * S4.82, A-78).
 */
import { Result } from 'effect';
import { checkEmail } from '../email/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { OneTimeCodeOutcome } from '../password/index.ts';
import {
  answersOn,
  changedPaths,
  EMPTY_DOSSIER,
  newRecord,
  settle,
  withAnswers,
  withChangesAnswered,
  withTabOf,
} from '../dossier/index.ts';
import type { BankInfo, Dossier, DossierStanding, KybRecord, KybTab, TabAnswers } from '../dossier/index.ts';
import type { Instant } from '../time/index.ts';
import type { KybFacts } from '../dossier-field/index.ts';
import { arrivalAfter } from './decide.ts';
import { NO_KYB_SESSION, registered } from './kyb-session.ts';
import type { KybRegistration, KybSession } from './kyb-session.ts';
import type { TabUnavailable } from './tab-available.ts';

/** Starts a dossier, or resumes an earlier one. The server decides which. */
export type KybIntention = 'new' | 'resume';

/**
 * Notices besides the answers. `KybSessionEnded`: the server no longer accepts the token. `TabChanged`: somebody else saved the tab
 * meanwhile; `paths` are the answers that differ. What was typed here is still in the draft: saving it now replaces theirs.
 */
export type KybNotice =
  | TabUnavailable
  | { readonly _tag: 'TabSaved'; readonly tab: KybTab; readonly at: Instant }
  | { readonly _tag: 'TabChanged'; readonly tab: KybTab; readonly paths: readonly string[] }
  | { readonly _tag: 'BankInformationUnavailable' }
  | { readonly _tag: 'KybSessionEnded' };

/**
 * `record` is what the server says besides the answers. `saved` is the server's version, `draft` the same with the edits of the open tab. `reference` identifies the
 * verification of the email.
 */
export interface KybContext {
  readonly facts: KybFacts;
  readonly session: KybSession;
  readonly intention: KybIntention;
  readonly email: string;
  readonly reference: string;
  readonly saved: Dossier;
  readonly draft: Dossier;
  readonly record: Omit<KybRecord, 'dossier'>;
  readonly tab: KybTab | null;
  readonly isEdited: boolean;
  readonly bank: BankInfo | null;
  readonly notice: KybNotice | null;
  readonly failure: GatewayFailure | null;
}

/** The server's answer to a save. */
export interface SavedTab {
  readonly revision: number;
  readonly savedAt: Instant;
}

/** `session` is the stored one, with both parts null if there was none. */
export interface KybInput {
  readonly facts: KybFacts;
  readonly session: KybSession;
}

/** A context with only the facts for the checks, as it is after the submit. */
const blank = (facts: KybFacts): KybContext => ({
  facts,
  session: NO_KYB_SESSION,
  intention: 'new',
  email: '',
  reference: '',
  saved: EMPTY_DOSSIER,
  draft: EMPTY_DOSSIER,
  record: newRecord(''),
  tab: null,
  isEdited: false,
  bank: null,
  notice: null,
  failure: null,
});

export const initial = ({ facts, session }: KybInput): KybContext => ({ ...blank(facts), session });

/**
 * Submitted: clears all data of the company, token, id and answers. Only the reference stays, to name the dossier by, and whether its
 * transfer was seen.
 */
export const cleared = ({ facts, record }: KybContext): KybContext => ({
  ...blank(facts),
  record: { ...newRecord(record.reference), transfer: record.transfer, state: 'submitted' },
});

/** The server refused the token: clears both parts of the session and its data. */
export const sessionEnded = ({ facts }: KybContext): KybContext => ({
  ...blank(facts),
  notice: { _tag: 'KybSessionEnded' },
});

/** The email without outer spaces; '' if it is invalid. */
export const emailOf = (entered: string): string => Result.getOrElse(checkEmail(entered), () => '');

export const chosen = (intention: KybIntention, entered: string): Partial<KybContext> => ({
  intention,
  email: emailOf(entered),
  reference: '',
  session: NO_KYB_SESSION,
  notice: null,
  failure: null,
});

/** The verification identifies the company until the registration returns a token. */
export const verified = (outcome: OneTimeCodeOutcome): Partial<KybContext> =>
  outcome._tag === 'Verified'
    ? { reference: outcome.reference, session: { token: outcome.reference, custId: null } }
    : {};

export const withRegistration = ({ session }: KybContext, registration: KybRegistration): Partial<KybContext> => ({
  session: registered(session, registration),
  failure: null,
});

export const read = ({ dossier, ...record }: KybRecord): Partial<KybContext> => ({
  saved: dossier,
  draft: dossier,
  record,
});

export const opened = (tab: KybTab): Partial<KybContext> => ({ tab, bank: null, notice: null, failure: null });

/** The tabs whose questions are about the people that others list; their records come with theirs. */
const ABOUT_PEOPLE: readonly KybTab[] = ['taxResidence', 'idDocuments'];

/**
 * The server's current answers of the open tab, in the saved dossier; the other tabs stay the same. With a tab about people come the people:
 * without somebody whom others added meanwhile, saving it would drop what they answered about that person.
 */
const savedWith = ({ saved, tab }: KybContext, { dossier }: KybRecord): Dossier => {
  if (tab === null) return saved;
  const current = withTabOf(saved, tab, dossier);
  if (!ABOUT_PEOPLE.includes(tab)) return current;
  const { representatives, shareholders } = dossier;
  return { ...current, representatives, shareholders: { ...saved.shareholders, holders: shareholders.holders } };
};

/** Copies the opened tab from the loaded record. */
export const loaded = (context: KybContext, answer: KybRecord): Partial<KybContext> => {
  const dossier = savedWith(context, answer);
  const { dossier: _, ...record } = answer;
  return { saved: dossier, draft: dossier, record };
};

/** Notes what differs from the server's current answers; what was typed stays as it was. */
export const compared = (context: KybContext, answer: KybRecord): Partial<KybContext> => {
  const { tab } = context;
  const saved = savedWith(context, answer);
  const { dossier: _, ...record } = answer;
  if (tab === null) return { saved, record };
  const draft = withTabOf(saved, tab, context.draft);
  const paths = changedPaths(tab, saved, settle(draft));
  // Both typed the same: it is saved.
  if (paths.length === 0) return { saved, draft: saved, record, isEdited: false, notice: null };
  return { saved, draft, record, notice: { _tag: 'TabChanged', tab, paths } };
};

/**
 * Takes up what was typed before the page was left. If the tab was saved since, by whomever, `TabChanged` says what differs.
 */
export const restored = (context: KybContext, change: TabAnswers, revision: number): Partial<KybContext> => {
  const { saved, record } = context;
  const { tab } = change;
  const draft = withAnswers(saved, change);
  const paths = changedPaths(tab, saved, settle(draft));
  if (paths.length === 0) return {};
  const isStale = record.saves[tab].revision !== revision;
  return { draft, isEdited: true, notice: isStale ? { _tag: 'TabChanged', tab, paths } : null };
};

/** Why an opened tab was closed before it could be edited. */
export const notLoaded = ({ tab }: KybContext): Partial<KybContext> => ({
  tab: null,
  notice: tab === null ? null : { _tag: 'TabUnavailable', tab, after: [] },
});

export const withoutBank = (): Partial<KybContext> => ({ tab: null, notice: { _tag: 'BankInformationUnavailable' } });

/** That somebody else saved the tab stays said until it is saved or discarded, with what differs now. */
export const edited = ({ draft, saved, notice }: KybContext, change: TabAnswers): Partial<KybContext> => {
  const next = withAnswers(draft, change);
  const stillSaid =
    notice?._tag === 'TabChanged' ? { ...notice, paths: changedPaths(notice.tab, saved, settle(next)) } : null;
  return { draft: next, isEdited: true, notice: stillSaid };
};

export const discarded = ({ saved }: KybContext): Partial<KybContext> => ({
  draft: saved,
  isEdited: false,
  notice: null,
});

export const closed = (): Partial<KybContext> => ({ tab: null, bank: null, notice: null, failure: null });

/** Somebody else submitted the dossier: the open tab closes without what was typed in it. */
export const overtaken = (context: KybContext): Partial<KybContext> => ({ ...closed(), ...discarded(context) });

/** The answers of the open tab in the form to save; null while no tab is open. */
export const changeOf = ({ draft, tab }: KybContext): TabAnswers | null =>
  tab === null ? null : answersOn(settle(draft), tab);

/** The number of saves that the open tab was read at. */
export const revisionOf = ({ record, tab }: KybContext): number => (tab === null ? 0 : record.saves[tab].revision);

/** The saved record by the rule that the server used, with the server's count and time. */
export const tabSaved = (context: KybContext, save: SavedTab): Partial<KybContext> => {
  const { saved, record, tab } = context;
  const change = changeOf(context);
  if (tab === null || change === null) return {};
  const settled = settle(withAnswers(saved, change));
  const asked = withChangesAnswered(record.asked, saved, settled);
  return {
    saved: settled,
    draft: settled,
    record: {
      ...record,
      asked,
      transfer: arrivalAfter(record.transfer, saved, settled),
      saves: { ...record.saves, [tab]: save },
    },
    isEdited: false,
    notice: { _tag: 'TabSaved', tab, at: save.savedAt },
    failure: null,
  };
};

/** The dossier as far as the checks need it. */
export const standing = ({ saved, record }: KybContext): DossierStanding => ({ dossier: saved, ...record });
