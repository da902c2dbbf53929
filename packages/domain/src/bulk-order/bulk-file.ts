/**
 * The uploaded file itself (spec sections 3, 5 and 8, S3.145 to S3.147, S5.36, S8.14 to S8.17, A-26, A-62, A-63): who
 * may upload one, which types are accepted, and why a file is refused.
 */
import type { Result } from 'effect';
import { may } from '../customer/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { checkFile, MEGABYTE } from '../file/index.ts';
import type { FileRefusal, FileType, UploadedFile, UploadRule } from '../file/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { HeaderFault } from './header.ts';

/** Bulk files are for companies and salesmen (S6.11). */
export const mayUseBulkFiles = (kind: CustomerKind): boolean => may(kind, 'useBulkFile');

/**
 * Uploads: .xlsx, .xls and .csv, up to and including 4.5 MB, a limit that 5,000 full rows do not reach in any type.
 */
export const BULK_FILE: UploadRule = { types: ['xlsx', 'xls', 'csv'], maxBytes: 4.5 * MEGABYTE, statedMegabytes: 4.5 };

/** The types in which a sample file is offered, and in which a batch is imported without conversion. */
export const BULK_SAMPLE_TYPES = ['xlsx', 'csv'] as const;
export type BulkSampleType = (typeof BULK_SAMPLE_TYPES)[number];

/** Why a file's rows cannot be read. `Unreadable`: corrupt, or of another type than it claims. `HasMacros`: a workbook with macros. */
export type FormatFault =
  | HeaderFault
  | { readonly _tag: 'Unreadable' }
  | { readonly _tag: 'HasMacros' }
  | { readonly _tag: 'NoRows' }
  | { readonly _tag: 'TooManyRows'; readonly max: number; readonly rows: number };

/** Wrong file format, code 63004 on the wire. `fault` is null if the server did not give a reason. */
export interface WrongFileFormat {
  readonly _tag: 'WrongFileFormat';
  readonly fault: FormatFault | null;
}

/** `ReadingStopped`: the buyer stopped reading or checking it. `UploadFailed`: the upload did not succeed; `message` is the server's own, empty if it sent none. */
export type BulkFileRefusal =
  | FileRefusal
  | WrongFileFormat
  | { readonly _tag: 'ReadingStopped' }
  | { readonly _tag: 'UploadFailed'; readonly message: string; readonly isRetryable: boolean };

/** The server's code for a wrong file format. */
export const WRONG_FILE_FORMAT_CODE = '63004';

/** Checks a file before it is parsed: by size, name and content; name and content must agree. */
export const checkBulkFile = (file: UploadedFile): Result.Result<FileType, FileRefusal> => checkFile(file, BULK_FILE);

/** The refusal for a failed upload: code 63004 is a wrong format, anything else an upload that failed. */
export const bulkRefusalOfFailure = ({ code, message, isRetryable }: GatewayFailure): BulkFileRefusal =>
  code === WRONG_FILE_FORMAT_CODE
    ? { _tag: 'WrongFileFormat', fault: null }
    : { _tag: 'UploadFailed', message, isRetryable };
