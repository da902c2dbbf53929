/**
 * The parts of the verification machine: events, calls, guards and actions. Calls are actors that gateways provide.
 * Source: spec section 4 (S4.72 to S4.82), A-74, A-78.
 */
import { assign, fromPromise, setup } from 'xstate';
import { machineTypes, notProvided, readFailure, refusalReason } from '../gateway/index.ts';
import { oneTimeCodeMachine } from '../password/index.ts';
import type { OneTimeCodeOutcome } from '../password/index.ts';
import { byNumberingPlan } from '../phone/index.ts';
import { isEditable } from '../dossier/index.ts';
import type { Dossier, KybRecord, KybTab, TabAnswers, BankInfo } from '../dossier/index.ts';
import type { KybFacts } from '../dossier-field/index.ts';
import { cleared, compared, emailOf, loaded, opened, overtaken, read, sessionEnded, tabSaved } from './kyb-flow.ts';
import type { KybContext, KybInput, KybIntention, SavedTab } from './kyb-flow.ts';
import { kybAccess } from './kyb-session.ts';
import type { KybAccess, KybRegistration } from './kyb-session.ts';
import { DOSSIER_CHANGED_CODE } from './save.ts';
import type { DossierSubmitted } from './save.ts';

export type KybEvent =
  | { readonly type: 'start'; readonly intention: KybIntention; readonly email: string }
  | { readonly type: 'register' }
  | { readonly type: 'changeEmail' }
  | { readonly type: 'readAgain' }
  | { readonly type: 'open'; readonly tab: KybTab }
  | { readonly type: 'edit'; readonly change: TabAnswers }
  | { readonly type: 'restore'; readonly change: TabAnswers; readonly revision: number }
  | { readonly type: 'discard' }
  | { readonly type: 'close' }
  | { readonly type: 'save' }
  | { readonly type: 'submit' }
  | { readonly type: 'factsChanged'; readonly facts: KybFacts };

/** `reference` proves the email; the answer tells whether the company is known. */
export interface RegisterInput {
  readonly email: string;
  readonly intention: KybIntention;
  readonly reference: string;
}
/** Every call below sends the token and the id. */
export interface KybCallInput {
  readonly access: KybAccess | null;
}
export interface ReadTabInput extends KybCallInput {
  readonly tab: KybTab | null;
}
export interface SaveTabInput extends KybCallInput {
  readonly change: TabAnswers | null;
  /** The whole dossier with the change: a record says whose answers it has. */
  readonly dossier: Dossier;
  /** The number of saves that the answers were read at. */
  readonly revision: number;
}

const SUBMITTED_ELSEWHERE: readonly DossierSubmitted['_tag'][] = ['DossierSubmitted'];

/** Somebody else saved the tab since it was read, or submitted the dossier: what the server has is read anew. */
const isChanged = (error: unknown): boolean =>
  readFailure(error).code === DOSSIER_CHANGED_CODE || refusalReason(error, SUBMITTED_ELSEWHERE) !== null;

const isUnauthorized = (error: unknown): boolean => readFailure(error).reason === 'unauthorized';

/** The machine without its states. */
export const kybSetup = setup({
  types: machineTypes<{
    context: KybContext;
    input: KybInput;
    events: KybEvent;
    children: { verifyEmail: 'verifyEmail' };
    tags: 'fetching' | 'open' | 'submitted';
  }>(),
  actors: {
    verifyEmail: oneTimeCodeMachine,
    registerAccount: fromPromise<KybRegistration, RegisterInput>(notProvided),
    readRecord: fromPromise<KybRecord, KybCallInput>(notProvided),
    readTab: fromPromise<KybRecord, ReadTabInput>(notProvided),
    readBankInfo: fromPromise<BankInfo, KybCallInput>(notProvided),
    saveTab: fromPromise<SavedTab, SaveTabInput>(notProvided),
    submitDossier: fromPromise<unknown, KybCallInput>(notProvided),
  },
  guards: {
    hasAccess: ({ context }) => kybAccess(context.session) !== null,
    isEmail: (_, entered: string) => emailOf(entered) !== '',
    isVerified: (_, outcome: OneTimeCodeOutcome) => outcome._tag === 'Verified',
    isReadOnly: (_, { state }: KybRecord) => !isEditable(state),
    isUnauthorized: (_, error: unknown) => isUnauthorized(error),
    isRefused: (_, error: unknown) => readFailure(error).reason === 'refused',
    isChanged: (_, error: unknown) => isChanged(error),
    mayOpen: byNumberingPlan<KybTab>(),
    mayLeaveFor: byNumberingPlan<KybTab>(),
    asksForTransfer: ({ context }) => context.tab === 'transferVerification',
    isOpenTab: ({ context }, tab: KybTab) => context.tab === tab,
    mayRestore: ({ context }, tab: KybTab) => context.tab === tab && !context.isEdited,
    isEdited: ({ context }) => context.isEdited,
    isUnchanged: ({ context }) => !context.isEdited,
    maySave: byNumberingPlan(),
    maySubmit: byNumberingPlan(),
  },
  actions: {
    open: assign((_, tab: KybTab) => opened(tab)),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
    forgetFailure: assign({ failure: null }),
    keepRecord: assign((_, record: KybRecord) => read(record)),
    loadTab: assign(({ context }, answer: KybRecord) => loaded(context, answer)),
    compareTab: assign(({ context }, answer: KybRecord) => compared(context, answer)),
    overtake: assign(({ context }) => overtaken(context)),
    keepSave: assign(({ context }, save: SavedTab) => tabSaved(context, save)),
    endSession: assign(({ context }) => sessionEnded(context)),
    clear: assign(({ context }) => cleared(context)),
  },
});
