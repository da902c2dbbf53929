/**
 * Files of a dossier: uploaded first, then named by the answer they belong to (spec sections 5 and 9, S5.51, S5.52,
 * S9.17, A-62). Company documents are PDF only, identity papers take images too; all are under 4.5 MB. Sizes are bytes.
 */
import { Result } from 'effect';
import { KYB_DOCUMENT, KYB_PDF_DOCUMENT, checkFile } from '../file/index.ts';
import type { FileRefusal, FileType, UploadRule, UploadedFile } from '../file/index.ts';
import type { Unanswered } from './fields.ts';

/** A file at the server. `fileId` is the server's name for it, `name` the sender's. */
export interface KybDocument {
  readonly fileId: string;
  readonly name: string;
  readonly type: FileType;
  readonly size: number;
}

export const KYB_DOCUMENT_KINDS = ['registrationDocument', 'articles', 'identityPaper'] as const;
export type KybDocumentKind = (typeof KYB_DOCUMENT_KINDS)[number];

/** What may be uploaded as each kind. */
export const KYB_DOCUMENT_RULES: Readonly<Record<KybDocumentKind, UploadRule>> = {
  registrationDocument: KYB_PDF_DOCUMENT,
  articles: KYB_PDF_DOCUMENT,
  identityPaper: KYB_DOCUMENT,
};

/** The document made of an uploaded file, or why the file is refused: `FileTooBig` names the 4.5 MB. */
export const documentOf = (
  fileId: string,
  file: UploadedFile,
  kind: KybDocumentKind,
): Result.Result<KybDocument, FileRefusal> =>
  Result.map(checkFile(file, KYB_DOCUMENT_RULES[kind]), (type) => ({ fileId, name: file.name, type, size: file.size }));

/** Checks a document that may be left out: null passes. */
export const optionalDocumentCheck =
  (kind: KybDocumentKind) =>
  (document: KybDocument | null): Result.Result<KybDocument | null, FileRefusal> => {
    const { types, maxBytes, statedMegabytes } = KYB_DOCUMENT_RULES[kind];
    if (document === null) return Result.succeed(null);
    if (document.size === 0) return Result.fail({ _tag: 'FileEmpty' });
    if (document.size > maxBytes) return Result.fail({ _tag: 'FileTooBig', maxBytes, statedMegabytes });
    return types.includes(document.type)
      ? Result.succeed(document)
      : Result.fail({ _tag: 'UnsupportedFileType', accepted: types });
  };

/** Checks a document that must be there: null is `Required`. */
export const documentCheck =
  (kind: KybDocumentKind) =>
  (document: KybDocument | null): Result.Result<KybDocument | null, FileRefusal | Unanswered> =>
    document === null ? Result.fail({ _tag: 'Required' }) : optionalDocumentCheck(kind)(document);
