/** The refusal of an upload that the server did not accept (S8.14 to S8.17, A-63). */
import type { GatewayFailure } from '../gateway/index.ts';
import type { FileType } from './file-type.ts';
import type { FileRefusal, UploadRule } from './upload.ts';

/** The server's code for a file with the wrong layout. */
export const WRONG_FILE_FORMAT_CODE = '63004';
/** The server's code for a file above the limit. */
export const FILE_TOO_BIG_CODE = '1';
/** The server's code for a file of another type, and for one that it does not keep though its type is right. */
export const UNSUPPORTED_FILE_CODE = '2';
/** The server's code for a dossier that has as many files as it can hold. */
export const FILES_FULL_CODE = '70018';

/**
 * `WrongFileFormat` has the code that is shown with it. `FileNotUsable`: the server opened the file and does not keep it, as a PDF with a
 * script or too many pages; `accepted` are the types that it may have. `FilesFull`: the dossier holds no more. No further try helps
 * with these. Any other failure is `UploadFailed`.
 */
export type UploadRefusal =
  | { readonly _tag: 'UploadFailed' }
  | { readonly _tag: 'WrongFileFormat'; readonly code: typeof WRONG_FILE_FORMAT_CODE }
  | Extract<FileRefusal, { readonly _tag: 'FileTooBig' }>
  | { readonly _tag: 'FileNotUsable'; readonly accepted: readonly FileType[] }
  | { readonly _tag: 'FilesFull' };

/** The refusal for a failed upload call, of a file that had to keep to this rule. */
export const uploadRefusalOf = (
  { code }: Pick<GatewayFailure, 'code'>,
  { types, maxBytes, statedMegabytes }: UploadRule,
): UploadRefusal => {
  switch (code) {
    case WRONG_FILE_FORMAT_CODE:
      return { _tag: 'WrongFileFormat', code };
    case FILE_TOO_BIG_CODE:
      return { _tag: 'FileTooBig', maxBytes, statedMegabytes };
    case UNSUPPORTED_FILE_CODE:
      return { _tag: 'FileNotUsable', accepted: types };
    case FILES_FULL_CODE:
      return { _tag: 'FilesFull' };
    default:
      return { _tag: 'UploadFailed' };
  }
};
