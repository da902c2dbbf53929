/**
 * The effect of each step of the verification on the machine's context, as plain functions (spec section 4, S4.72 to
 * S4.82, A-78).
 */
import { Result } from 'effect';
import { checkEmail } from '../email/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { OneTimeCodeOutcome } from '../password/index.ts';
import { answersOn, EMPTY_DOSSIER, settle, withAnswers, withTabOf } from '../dossier/index.ts';
import type { Dossier, KybTab, TabAnswers, BankInfo } from '../dossier/index.ts';
import type { KybFacts } from '../dossier-field/index.ts';
import { NO_KYB_SESSION, registered } from './kyb-session.ts';
import type { KybRegistration, KybSession } from './kyb-session.ts';
import type { TabUnavailable } from './tab-available.ts';

/** Starts a dossier, or resumes an earlier one. The server decides which. */
export type KybIntention = 'new' | 'resume';

/** Notices besides the answers. `KybSessionEnded`: the server no longer accepts the token. */
export type KybNotice =
  | TabUnavailable
  | { readonly _tag: 'TabSaved'; readonly tab: KybTab }
  | { readonly _tag: 'BankInformationUnavailable' }
  | { readonly _tag: 'KybSessionEnded' };

/**
 * `saved` is the server's version, `draft` the same with the edits of the open tab. `reference` identifies the
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
  readonly tab: KybTab | null;
  readonly isEdited: boolean;
  readonly bank: BankInfo | null;
  readonly notice: KybNotice | null;
  readonly failure: GatewayFailure | null;
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
  tab: null,
  isEdited: false,
  bank: null,
  notice: null,
  failure: null,
});

export const initial = ({ facts, session }: KybInput): KybContext => ({ ...blank(facts), session });

/** Clears all data of the company: token, id and answers. */
export const cleared = ({ facts }: KybContext): KybContext => blank(facts);

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

export const read = (dossier: Dossier): Partial<KybContext> => ({ saved: dossier, draft: dossier, failure: null });

export const opened = (tab: KybTab): Partial<KybContext> => ({ tab, bank: null, notice: null, failure: null });

/** Copies the opened tab from the loaded dossier; the other tabs stay the same. */
export const loaded = ({ saved, tab }: KybContext, answer: Dossier): Partial<KybContext> => {
  const dossier = tab === null ? saved : withTabOf(saved, tab, answer);
  return { saved: dossier, draft: dossier };
};

/** Why an opened tab was closed before it could be edited. */
export const notLoaded = ({ tab }: KybContext): Partial<KybContext> => ({
  tab: null,
  notice: tab === null ? null : { _tag: 'TabUnavailable', tab, after: [] },
});

export const withoutBank = (): Partial<KybContext> => ({ tab: null, notice: { _tag: 'BankInformationUnavailable' } });

export const edited = ({ draft }: KybContext, change: TabAnswers): Partial<KybContext> => ({
  draft: withAnswers(draft, change),
  isEdited: true,
  notice: null,
});

export const discarded = ({ saved }: KybContext): Partial<KybContext> => ({ draft: saved, isEdited: false });

export const closed = (): Partial<KybContext> => ({ tab: null, bank: null, notice: null, failure: null });

/** The answers of the open tab in the form to save; null while no tab is open. */
export const changeOf = ({ draft, tab }: KybContext): TabAnswers | null =>
  tab === null ? null : answersOn(settle(draft), tab);

export const tabSaved = ({ draft, tab }: KybContext): Partial<KybContext> => {
  const settled = settle(draft);
  return {
    saved: settled,
    draft: settled,
    isEdited: false,
    notice: tab === null ? null : { _tag: 'TabSaved', tab },
    failure: null,
  };
};
