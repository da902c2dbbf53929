/** The state of a business registration between its steps, and how each event changes it. */
import { Result } from 'effect';
import { EMPTY_ADDRESS, EMPTY_RECEIVER } from '../address/index.ts';
import type { UploadRefusal } from '../file/index.ts';
import { BUSINESS_DOCUMENT, uploadRefusalOf } from '../file/index.ts';
import { readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import type { ProfilePolicy } from '../profile/index.ts';
import type { CalendarDate } from '../time/index.ts';
import type { BusinessRegistered, BusinessRegistration } from './business.schema.ts';
import { checkCompanySearch } from './company-search.ts';
import type { CompanyAnswer, CompanySearch, CompanySearchRefusal, FoundCompany } from './company-search.ts';
import { EMPTY_COMPANY_STEP, checkCompanyStep } from './company-step.ts';
import type { CompanyStep, CompanyStepEntry, CompanyStepRefusals } from './company-step.ts';
import { EMPTY_CONTACT_STEP, checkContactStep, storableContact } from './contact-step.ts';
import type { ContactStep, ContactStepEntry, ContactStepRefusals } from './contact-step.ts';
import { checkBusinessDocument, checkDocuments } from './documents.ts';
import type {
  BusinessDocumentKind,
  DocumentFile,
  DocumentRefusals,
  StoredDocument,
  StoredDocuments,
} from './documents.ts';

/** What was typed into the three steps, without passwords. */
interface EnteredSteps {
  readonly company: CompanyStepEntry;
  readonly contact: ContactStepEntry;
  /** The day on which the extract was issued, yyyy/MM/dd. */
  readonly extractDate: string;
}

/** What the browser may store of an unfinished registration: never a password, and of files their references alone. */
export interface BusinessDraft extends EnteredSteps {
  readonly documents: StoredDocuments;
  readonly tempId: string | null;
}

/** Nothing entered; the addresses begin in this country (ISO 3166-1). */
export const emptyBusinessDraft = (countryCode: string): BusinessDraft => {
  const address = { ...EMPTY_ADDRESS, countryCode };
  const receiver = { ...EMPTY_RECEIVER, address };
  return {
    company: { ...EMPTY_COMPANY_STEP, address },
    contact: { ...EMPTY_CONTACT_STEP, invoicing: receiver, delivery: receiver },
    extractDate: '',
    documents: {},
    tempId: null,
  };
};

/** `draft`: what the browser kept of an earlier visit; null where nothing. `today` is the unit's. */
export interface BusinessRegistrationInput {
  readonly policy: ProfilePolicy;
  readonly today: CalendarDate;
  readonly draft: BusinessDraft | null;
}

export interface DocumentToUpload {
  readonly kind: BusinessDocumentKind;
  readonly file: DocumentFile;
}

/** `company` and `contact` are the steps that passed. `refusals` are those of the step shown. */
export interface BusinessContext {
  readonly policy: ProfilePolicy;
  readonly today: CalendarDate;
  readonly draft: EnteredSteps;
  readonly company: CompanyStep | null;
  readonly contact: ContactStep | null;
  readonly documents: StoredDocuments;
  readonly search: CompanySearch | null;
  readonly searchRefusal: CompanySearchRefusal | null;
  readonly searchFailure: GatewayFailure | null;
  readonly companies: readonly FoundCompany[] | null;
  readonly tempId: string | null;
  /** Of the file alone what it is for and its size: its bytes are never part of what may be stored. */
  readonly uploading: { readonly kind: BusinessDocumentKind; readonly sizeBytes: number } | null;
  readonly companyRefusals: CompanyStepRefusals | null;
  readonly contactRefusals: ContactStepRefusals | null;
  readonly documentRefusals: DocumentRefusals | null;
  readonly returnUrl: string | null;
  readonly failure: GatewayFailure | null;
}

type Change = Partial<BusinessContext>;

export const startedBusiness = ({ policy, today, draft }: BusinessRegistrationInput): BusinessContext => ({
  policy,
  today,
  draft: {
    company: draft?.company ?? EMPTY_COMPANY_STEP,
    contact: storableContact(draft?.contact ?? EMPTY_CONTACT_STEP),
    extractDate: draft?.extractDate ?? '',
  },
  company: null,
  contact: null,
  documents: draft?.documents ?? {},
  search: null,
  searchRefusal: null,
  searchFailure: null,
  companies: null,
  tempId: draft?.tempId ?? null,
  uploading: null,
  companyRefusals: null,
  contactRefusals: null,
  documentRefusals: null,
  returnUrl: null,
  failure: null,
});

/** A stored company that is complete has passed; a contact has not, since its password is never stored. */
export const withStart = ({ draft, policy }: BusinessContext, plan: NumberingPlan): Change => ({
  company: Result.getOrElse(checkCompanyStep(draft.company, policy, plan), () => null),
});

export const withCompany = (
  { draft, policy }: BusinessContext,
  entry: CompanyStepEntry,
  plan: NumberingPlan,
): Change => ({
  draft: { ...draft, company: entry },
  failure: null,
  ...Result.match(checkCompanyStep(entry, policy, plan), {
    onSuccess: (company): Change => ({ company, companyRefusals: null }),
    onFailure: (companyRefusals): Change => ({ company: null, companyRefusals }),
  }),
});

export const withContact = (
  { draft, policy }: BusinessContext,
  entry: ContactStepEntry,
  plan: NumberingPlan,
): Change => ({
  draft: { ...draft, contact: storableContact(entry) },
  failure: null,
  ...Result.match(checkContactStep(entry, policy, plan), {
    onSuccess: (contact): Change => ({ contact, contactRefusals: null }),
    onFailure: (contactRefusals): Change => ({ contact: null, contactRefusals }),
  }),
});

export const withSearch = (entered: CompanySearch): Change =>
  Result.match(checkCompanySearch(entered), {
    onSuccess: (search): Change => ({ search, searchRefusal: null, searchFailure: null, companies: null }),
    onFailure: (searchRefusal): Change => ({ searchRefusal, searchFailure: null }),
  });

export const withCompanies = ({ companies, tempId }: CompanyAnswer): Change => ({ companies, tempId });

const withoutRefusal = (refusals: DocumentRefusals | null, kind: BusinessDocumentKind): DocumentRefusals | null => {
  const { [kind]: _gone, ...rest } = refusals ?? {};
  return Object.keys(rest).length === 0 ? null : rest;
};

export const withFile = ({ documentRefusals }: BusinessContext, { kind, file }: DocumentToUpload): Change =>
  Result.match(checkBusinessDocument(file), {
    onSuccess: (): Change => ({
      uploading: { kind, sizeBytes: file.size },
      documentRefusals: withoutRefusal(documentRefusals, kind),
      failure: null,
    }),
    onFailure: (refusal): Change => ({ documentRefusals: { ...documentRefusals, [kind]: refusal }, failure: null }),
  });

export const withDocument = ({ documents, uploading }: BusinessContext, stored: StoredDocument): Change =>
  uploading === null
    ? {}
    : { documents: { ...documents, [uploading.kind]: { ...stored, sizeBytes: uploading.sizeBytes } }, uploading: null };

/** The document that was there before stays. */
export const withFailedUpload = ({ documentRefusals, uploading }: BusinessContext, error: unknown): Change => {
  const refusal: UploadRefusal = uploadRefusalOf(readFailure(error), BUSINESS_DOCUMENT);
  return uploading === null
    ? {}
    : { uploading: null, documentRefusals: { ...documentRefusals, [uploading.kind]: refusal } };
};

export const withoutDocument = ({ documents }: BusinessContext, kind: BusinessDocumentKind): Change => {
  const { [kind]: _gone, ...rest } = documents;
  return { documents: rest };
};

/** The documents of the third step, judged as they stand. */
export const documentsOf = ({ documents, draft, today }: BusinessContext) =>
  checkDocuments(documents, draft.extractDate, today);

export const withExtractDate = (context: BusinessContext, extractDate: string): Change => {
  const draft = { ...context.draft, extractDate };
  return {
    draft,
    documentRefusals: Result.match(documentsOf({ ...context, draft }), {
      onSuccess: () => null,
      onFailure: (refusals) => refusals,
    }),
  };
};

export const draftOf = ({ draft, documents, tempId }: BusinessContext): BusinessDraft => ({
  ...draft,
  documents,
  tempId,
});

/** The whole registration once every step has passed; null before. */
export const registrationOf = (context: BusinessContext): BusinessRegistration | null => {
  const { company, contact, tempId } = context;
  const documents = Result.getOrElse(documentsOf(context), () => null);
  if (company === null || contact === null || documents === null) return null;
  return {
    company,
    contact,
    tempId,
    documents: {
      identity: documents.identity.reference,
      siret: documents.siret.reference,
      extractDate: documents.extractDate,
    },
  };
};

/** Registered: passwords and files leave. */
export const withAnswer = ({ returnUrl }: BusinessRegistered): Change => ({
  contact: null,
  documents: {},
  returnUrl: returnUrl ?? null,
});
