/**
 * A business registration: company, contact with addresses, documents; a look at the whole; sending; then the documents
 * are reviewed, which an email ends. A step that passed is left for the first that has not, so that a correction made
 * from the review leads back to it. Source: S2.84 to S2.87, S2.110, S4.65, S4.66, S5.63, A-48, A-82.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { Result } from 'effect';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import { byNumberingPlan } from '../phone/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import type { BusinessRegistered, BusinessRegistration } from './business.schema.ts';
import {
  documentsOf,
  draftOf,
  registrationOf,
  startedBusiness,
  withAnswer,
  withCompanies,
  withCompany,
  withContact,
  withDocument,
  withExtractDate,
  withFailedUpload,
  withFile,
  withSearch,
  withStart,
  withoutDocument,
} from './business-state.ts';
import type { BusinessContext, BusinessDraft, BusinessRegistrationInput, DocumentToUpload } from './business-state.ts';
import { checkCompanySearch } from './company-search.ts';
import type { CompanyAnswer, CompanySearch } from './company-search.ts';
import type { CompanyStepEntry } from './company-step.ts';
import type { ContactStepEntry } from './contact-step.ts';
import { checkBusinessDocument } from './documents.ts';
import type { BusinessDocumentKind, StoredDocument } from './documents.ts';
import { underReview } from '../registration/index.ts';
import type { RegistrationNotice } from '../registration/index.ts';

/** The three steps in their order. */
export const BUSINESS_STEPS = ['company', 'contact', 'documents'] as const;
export type BusinessStep = (typeof BUSINESS_STEPS)[number];

/** `stopUpload` gives up the file that is on its way; `change` goes from the review to a step; `send` sends the whole. */
export type BusinessRegistrationEvent =
  | { readonly type: 'search'; readonly search: CompanySearch }
  | { readonly type: 'submitCompany'; readonly entry: CompanyStepEntry }
  | { readonly type: 'submitContact'; readonly entry: ContactStepEntry }
  | ({ readonly type: 'attach' } & DocumentToUpload)
  | { readonly type: 'stopUpload' }
  | { readonly type: 'detach'; readonly kind: BusinessDocumentKind }
  | { readonly type: 'submitDocuments'; readonly extractDate: string }
  | { readonly type: 'back' }
  | { readonly type: 'change'; readonly step: BusinessStep }
  | { readonly type: 'send' };

/** `ToAddress`: the answer named an address on the web that the unit trusts. */
export type BusinessRegistrationExit =
  | { readonly _tag: 'ToAddress'; readonly url: string }
  | { readonly _tag: 'UnderReview'; readonly email: string };

const exitOf = ({ returnUrl, draft }: BusinessContext): BusinessRegistrationExit =>
  returnUrl === null
    ? { _tag: 'UnderReview', email: draft.contact.email.trim() }
    : { _tag: 'ToAddress', url: returnUrl };

const machine = setup({
  types: machineTypes<{
    context: BusinessContext;
    input: BusinessRegistrationInput;
    output: BusinessRegistrationExit;
    events: BusinessRegistrationEvent;
    tags: 'busy' | BusinessStep;
  }>(),
  actors: {
    queryCompany: fromPromise<CompanyAnswer, CompanySearch | null>(notProvided),
    uploadDocument: fromPromise<StoredDocument, DocumentToUpload | null>(notProvided),
    registerBusiness: fromPromise<BusinessRegistered, BusinessRegistration | null>(notProvided),
  },
  guards: {
    /** The shell knows the unit's hosts; until it says so no address is trusted. */
    isTrustedAddress: (_both: unknown, _url: string) => false,
    isSearchable: (_, search: CompanySearch) => Result.isSuccess(checkCompanySearch(search)),
    isRightFile: (_, { file }: DocumentToUpload) => Result.isSuccess(checkBusinessDocument(file)),
    hasDocument: ({ context }, kind: BusinessDocumentKind) => context.documents[kind] !== undefined,
    isStep: (_, both: { readonly step: BusinessStep; readonly is: BusinessStep }) => both.step === both.is,
    lacksCompany: ({ context }) => context.company === null,
    lacksContact: ({ context }) => context.contact === null,
    lacksDocuments: ({ context }) => Result.isFailure(documentsOf(context)),
  },
  actions: {
    keepSearch: assign((_, search: CompanySearch) => withSearch(search)),
    keepFailedSearch: assign((_, error: unknown) => ({ searchFailure: readFailure(error) })),
    checkStart: byNumberingPlan(),
    keepCompany: byNumberingPlan<CompanyStepEntry>(),
    keepContact: byNumberingPlan<ContactStepEntry>(),
    keepFile: assign(({ context }, upload: DocumentToUpload) => withFile(context, upload)),
    keepFailedUpload: assign(({ context }, error: unknown) => withFailedUpload(context, error)),
    dropDocument: assign(({ context }, kind: BusinessDocumentKind) => withoutDocument(context, kind)),
    keepExtractDate: assign(({ context }, extractDate: string) => withExtractDate(context, extractDate)),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
    forgetFailure: assign({ failure: null }),
    forgetUpload: assign({ uploading: null }),
  },
});

const error = ({ event }: { event: { error: unknown } }): unknown => event.error;
const upload = ({ event: { kind, file } }: { event: DocumentToUpload }): DocumentToUpload => ({ kind, file });

const company = machine.createStateConfig({
  tags: 'company',
  initial: 'shown',
  states: {
    shown: {
      on: {
        search: [
          {
            guard: { type: 'isSearchable', params: ({ event }) => event.search },
            target: 'searching',
            actions: { type: 'keepSearch', params: ({ event }) => event.search },
          },
          { actions: { type: 'keepSearch', params: ({ event }) => event.search } },
        ],
        submitCompany: {
          target: '#businessRegistration.deciding',
          actions: { type: 'keepCompany', params: ({ event }) => event.entry },
        },
      },
    },
    searching: {
      tags: 'busy',
      invoke: {
        id: 'queryCompany',
        src: 'queryCompany',
        input: ({ context }) => context.search,
        onDone: { target: 'shown', actions: assign(({ event }) => withCompanies(event.output)) },
        onError: { target: 'shown', actions: { type: 'keepFailedSearch', params: error } },
      },
    },
  },
});

const contact = machine.createStateConfig({
  tags: 'contact',
  on: {
    submitContact: { target: 'deciding', actions: { type: 'keepContact', params: ({ event }) => event.entry } },
    back: { target: 'company' },
  },
});

const documents = machine.createStateConfig({
  tags: 'documents',
  initial: 'shown',
  states: {
    shown: {
      on: {
        attach: [
          {
            guard: { type: 'isRightFile', params: upload },
            target: 'uploading',
            actions: { type: 'keepFile', params: upload },
          },
          { actions: { type: 'keepFile', params: upload } },
        ],
        detach: {
          guard: { type: 'hasDocument', params: ({ event }) => event.kind },
          actions: { type: 'dropDocument', params: ({ event }) => event.kind },
        },
        submitDocuments: {
          target: '#businessRegistration.deciding',
          actions: { type: 'keepExtractDate', params: ({ event }) => event.extractDate },
        },
        back: { target: '#businessRegistration.contact' },
      },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        id: 'uploadDocument',
        src: 'uploadDocument',
        input: ({ event }) => (event.type === 'attach' ? upload({ event }) : null),
        onDone: { target: 'shown', actions: assign(({ context, event }) => withDocument(context, event.output)) },
        onError: { target: 'shown', actions: { type: 'keepFailedUpload', params: error } },
      },
      on: { stopUpload: { target: 'shown', actions: 'forgetUpload' } },
    },
  },
});

const review = machine.createStateConfig({
  on: {
    change: BUSINESS_STEPS.map((step) => ({
      guard: {
        type: 'isStep',
        params: ({ event }: { event: { step: BusinessStep } }) => ({ step: event.step, is: step }),
      },
      target: step,
    })),
    back: { target: 'documents' },
    send: { target: 'registering', actions: 'forgetFailure' },
  },
});

const registering = machine.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'registerBusiness',
    src: 'registerBusiness',
    input: ({ context }) => registrationOf(context),
    onDone: [
      {
        guard: { type: 'isTrustedAddress', params: ({ event }) => event.output.returnUrl ?? '' },
        target: 'redirecting',
        actions: assign(({ event }) => withAnswer(event.output)),
      },
      { target: 'underReview', actions: assign(withAnswer({})) },
    ],
    onError: { target: 'review', actions: { type: 'keepFailure', params: error } },
  },
});

const chart = machine.createMachine({
  id: 'businessRegistration',
  initial: 'deciding',
  entry: 'checkStart',
  context: ({ input }) => startedBusiness(input),
  output: ({ context }) => exitOf(context),
  states: {
    company,
    contact,
    documents,
    deciding: {
      always: [
        { guard: 'lacksCompany', target: 'company' },
        { guard: 'lacksContact', target: 'contact' },
        { guard: 'lacksDocuments', target: 'documents' },
        { target: 'review' },
      ],
    },
    review,
    registering,
    redirecting: { type: 'final' },
    underReview: { type: 'final' },
  },
});

/**
 * States: `company` → `contact` → `documents` → `review` → `registering` → the final `underReview`, where the documents
 * are reviewed, or the final `redirecting`. `deciding` chooses the first step that has not passed, at the
 * start too: a draft of an earlier visit may have passed the first.
 */
export const createBusinessRegistrationMachine = (plan: NumberingPlan) =>
  chart.provide({
    actions: {
      checkStart: assign(({ context }) => withStart(context, plan)),
      keepCompany: assign(({ context }, entry) => withCompany(context, entry, plan)),
      keepContact: assign(({ context }, entry) => withContact(context, entry, plan)),
    },
  });

export type BusinessRegistrationSnapshot = SnapshotFrom<typeof chart>;

export type StepProgress = 'done' | 'current' | 'todo';

/** Each step: shown, passed, or neither yet. */
export const selectBusinessProgress = (
  snapshot: BusinessRegistrationSnapshot,
): Readonly<Record<BusinessStep, StepProgress>> => {
  const { company, contact } = snapshot.context;
  const progress = (step: BusinessStep, hasPassed: boolean): StepProgress => {
    if (snapshot.hasTag(step)) return 'current';
    return hasPassed ? 'done' : 'todo';
  };
  return {
    company: progress('company', company !== null),
    contact: progress('contact', contact !== null),
    documents: progress('documents', Result.isSuccess(documentsOf(snapshot.context))),
  };
};

/** What was submitted and uploaded, as the browser may store it: never a password. */
export const selectBusinessDraft = ({ context }: BusinessRegistrationSnapshot): BusinessDraft => draftOf(context);

/** The complete registration for the review; null before. */
export const selectBusinessRegistration = ({ context }: BusinessRegistrationSnapshot): BusinessRegistration | null =>
  registrationOf(context);

/** The notice to show; null if there is none. */
export const selectBusinessNotice = (snapshot: BusinessRegistrationSnapshot): RegistrationNotice | null => {
  const { failure, draft } = snapshot.context;
  if (snapshot.matches('underReview')) return underReview(draft.contact.email.trim());
  return failure === null ? null : { _tag: 'RegistrationFailed', failure };
};
