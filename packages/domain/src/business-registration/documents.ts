/** Step 3 of a business registration: an identity document and the company's registration, uploaded one by one (S2.87, S3.78, S5.53, S5.54). */
import { Result } from 'effect';
import { BUSINESS_DOCUMENT, checkFile } from '../file/index.ts';
import type { FileRefusal, FileType, UploadRefusal, UploadedFile } from '../file/index.ts';

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
export type CompleteDocuments = Readonly<Record<BusinessDocumentKind, ShownDocument>>;

export type DocumentRefusal = FileRefusal | UploadRefusal | { readonly _tag: 'DocumentMissing' };
export type DocumentRefusals = Readonly<Partial<Record<BusinessDocumentKind, DocumentRefusal>>>;

/** JPG, JPEG, PNG or PDF by content and ending, up to and including 2 MB. */
export const checkBusinessDocument = (file: UploadedFile): Result.Result<FileType, FileRefusal> =>
  checkFile(file, BUSINESS_DOCUMENT);

/** Both documents, or `DocumentMissing` for each that is not there. */
export const checkDocuments = ({
  identity,
  siret,
}: StoredDocuments): Result.Result<CompleteDocuments, DocumentRefusals> => {
  if (identity !== undefined && siret !== undefined) return Result.succeed({ identity, siret });
  const missing = { _tag: 'DocumentMissing' } as const;
  return Result.fail({
    ...(identity === undefined ? { identity: missing } : {}),
    ...(siret === undefined ? { siret: missing } : {}),
  });
};
