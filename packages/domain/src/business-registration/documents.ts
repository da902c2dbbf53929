/**
 * Step 3 of a business registration: an identity document and the extract of the company's registration, uploaded one by one,
 * and the day on which the extract was issued (S2.87, S3.78, S5.53 to S5.55).
 */
import { Result } from 'effect';
import { checkIssueDate } from '../dossier-field/index.ts';
import { BUSINESS_DOCUMENT, checkFile } from '../file/index.ts';
import type { FileRefusal, FileType, UploadRefusal, UploadedFile } from '../file/index.ts';
import type { CalendarDate } from '../time/index.ts';

/** `identity` is sent as uploadId, `siret` as uploadSiret. */
export const BUSINESS_DOCUMENT_KINDS = ['identity', 'siret'] as const;
export type BusinessDocumentKind = (typeof BUSINESS_DOCUMENT_KINDS)[number];

/** A file to upload. `content` is only passed to the gateway and stored nowhere. */
export interface DocumentFile extends UploadedFile {
  readonly content: unknown;
}

/** A document as the upload answers it: its reference, and the name to show. */
export interface StoredDocument {
  readonly reference: string;
  readonly name: string;
}

/** A stored document as the form shows it: also how big its file was. */
export interface ShownDocument extends StoredDocument {
  readonly sizeBytes: number;
}

export type StoredDocuments = Readonly<Partial<Record<BusinessDocumentKind, ShownDocument>>>;
/** `extractDate`: the day on which the extract was issued, as it is written on it. */
export type CompleteDocuments = Readonly<Record<BusinessDocumentKind, ShownDocument>> & {
  readonly extractDate: string;
};

export type DocumentRefusal = FileRefusal | UploadRefusal | { readonly _tag: 'DocumentMissing' };
type CheckedDate = ReturnType<ReturnType<typeof checkIssueDate>>;
export type ExtractDateRefusal = CheckedDate extends Result.Result<infer _, infer Refusal> ? Refusal : never;
export type DocumentRefusals = Readonly<Partial<Record<BusinessDocumentKind, DocumentRefusal>>> & {
  readonly extractDate?: ExtractDateRefusal;
};

/** JPG, JPEG, PNG or PDF by content and ending, up to and including 2 MB. */
export const checkBusinessDocument = (file: UploadedFile): Result.Result<FileType, FileRefusal> =>
  checkFile(file, BUSINESS_DOCUMENT);

/**
 * Both documents and the date of the extract; else `DocumentMissing` for each that is not there, and of the date `Required`,
 * `InvalidDate` (malformed, or after `today`) or `DocumentTooOld` (three months and more).
 */
export const checkDocuments = (
  { identity, siret }: StoredDocuments,
  extractDate: string,
  today: CalendarDate,
): Result.Result<CompleteDocuments, DocumentRefusals> => {
  const issued = checkIssueDate(today)(extractDate);
  if (identity !== undefined && siret !== undefined && Result.isSuccess(issued))
    return Result.succeed({ identity, siret, extractDate: issued.success });
  const missing = { _tag: 'DocumentMissing' } as const;
  return Result.fail({
    ...(identity === undefined ? { identity: missing } : {}),
    ...(siret === undefined ? { siret: missing } : {}),
    ...(Result.isFailure(issued) ? { extractDate: issued.failure } : {}),
  });
};
