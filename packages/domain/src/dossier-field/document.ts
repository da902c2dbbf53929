/**
 * Files of a dossier: uploaded first, then referenced by the answer that they belong to (spec sections 5 and 9, S5.51,
 * S5.52, S9.17, A-62). Company documents must be PDF, identity documents may be images too; all are under 4.5 MB. Sizes
 * are bytes.
 */
import { Result } from 'effect';
import { KYB_DOCUMENT, KYB_PDF_DOCUMENT, checkFile } from '../file/index.ts';
import type { FileRefusal, FileType, UploadRule, UploadedFile } from '../file/index.ts';
import type { Unanswered } from './fields.ts';

/** A file on the server. `fileId` is the server's name for it, `name` the sender's. */
export interface KybDocument {
  readonly fileId: string;
  readonly name: string;
  readonly type: FileType;
  readonly size: number;
}

export const KYB_DOCUMENT_KINDS = ['registrationDocument', 'articles', 'identityPaper'] as const;
export type KybDocumentKind = (typeof KYB_DOCUMENT_KINDS)[number];

/** The upload rule of each kind. */
export const KYB_DOCUMENT_RULES: Readonly<Record<KybDocumentKind, UploadRule>> = {
  registrationDocument: KYB_PDF_DOCUMENT,
  articles: KYB_PDF_DOCUMENT,
  identityPaper: KYB_DOCUMENT,
};

/** The document of an uploaded file, or why the file is refused: `FileTooBig` states the 4.5 MB. */
export const documentOf = (
  fileId: string,
  file: UploadedFile,
  kind: KybDocumentKind,
): Result.Result<KybDocument, FileRefusal> =>
  Result.map(checkFile(file, KYB_DOCUMENT_RULES[kind]), (type) => ({ fileId, name: file.name, type, size: file.size }));

/** Checks an optional document: null is accepted. */
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

/** Checks a required document: null is `Required`. */
export const documentCheck =
  (kind: KybDocumentKind) =>
  (document: KybDocument | null): Result.Result<KybDocument | null, FileRefusal | Unanswered> =>
    document === null ? Result.fail({ _tag: 'Required' }) : optionalDocumentCheck(kind)(document);
