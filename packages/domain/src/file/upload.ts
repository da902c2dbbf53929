/** Limits on uploaded files (spec sections 5 and 9, A-62, A-140). Sizes are bytes; a megabyte is 2^20. */
import { Result } from 'effect';
import { sniffFileType, typeOfName } from './file-type.ts';
import type { FileType } from './file-type.ts';

export const MEGABYTE = 2 ** 20;

/** `maxBytes` is the largest size allowed. `statedMegabytes` is the number in the message. */
export interface UploadRule {
  readonly types: readonly FileType[];
  readonly maxBytes: number;
  readonly statedMegabytes: number;
}

/** A photo on a card: up to and including 4.5 MB. */
export const PHOTO: UploadRule = { types: ['png', 'jpeg'], maxBytes: 4.5 * MEGABYTE, statedMegabytes: 4.5 };

/** A photo as it is chosen from a phone, before the browser scales it for sending: up to and including 50 MB. */
export const CHOSEN_PHOTO: UploadRule = { ...PHOTO, maxBytes: 50 * MEGABYTE, statedMegabytes: 50 };

/** A document of a business registration: up to and including 2 MB. */
export const BUSINESS_DOCUMENT: UploadRule = {
  types: ['jpeg', 'png', 'pdf'],
  maxBytes: 2 * MEGABYTE,
  statedMegabytes: 2,
};

/** A KYB identity document: strictly under 4.5 MB. */
export const KYB_DOCUMENT: UploadRule = {
  types: ['jpeg', 'png', 'pdf'],
  maxBytes: 4.5 * MEGABYTE - 1,
  statedMegabytes: 4.5,
};

/** A KYB registration document or articles: PDF only, strictly under 4.5 MB. */
export const KYB_PDF_DOCUMENT: UploadRule = { ...KYB_DOCUMENT, types: ['pdf'] };

/** The most pages that a PDF may have to be kept as a document. */
export const PDF_MAX_PAGES = 50;

/** The pixels of the largest picture of a document that is read, in millions. */
export const PICTURE_MAX_MEGAPIXELS = 50;

/** Days for which a document is kept that nothing uses: a registration that was not sent, an answer that names another. */
export const UNUSED_DOCUMENT_DAYS = 30;

/**
 * The known facts about a file before it is stored: its name, its size and its first bytes (`SNIFF_BYTES` are enough).
 */
export interface UploadedFile {
  readonly name: string;
  readonly size: number;
  readonly head: Uint8Array;
}

/** `UnsupportedFileType`: also if name and content disagree. */
export type FileRefusal =
  | { readonly _tag: 'FileEmpty' }
  | { readonly _tag: 'FileTooBig'; readonly maxBytes: number; readonly statedMegabytes: number }
  | { readonly _tag: 'UnsupportedFileType'; readonly accepted: readonly FileType[] };

/**
 * Checks a file against a rule and returns its type. Size is checked first: the content of a file that is too big is
 * not inspected.
 */
export const checkFile = (file: UploadedFile, rule: UploadRule): Result.Result<FileType, FileRefusal> => {
  const { types, maxBytes, statedMegabytes } = rule;
  if (file.size === 0 || file.head.length === 0) return Result.fail({ _tag: 'FileEmpty' });
  if (file.size > maxBytes) return Result.fail({ _tag: 'FileTooBig', maxBytes, statedMegabytes });
  const type = typeOfName(file.name);
  if (type === null || !types.includes(type) || sniffFileType(file.head) !== type) {
    return Result.fail({ _tag: 'UnsupportedFileType', accepted: types });
  }
  return Result.succeed(type);
};

/** Upload error codes: 1 too big, 2 unsupported type. An empty file has no type, so it is 2. */
export const uploadErrorCode = (refusal: FileRefusal): 1 | 2 => (refusal._tag === 'FileTooBig' ? 1 : 2);
