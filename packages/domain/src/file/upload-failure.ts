/** The refusal of an upload that the server did not accept (S8.14 to S8.17, A-63). */
import type { GatewayFailure } from '../gateway/index.ts';

/** The server's code for a file with the wrong layout. */
export const WRONG_FILE_FORMAT_CODE = '63004';

/** `WrongFileFormat` has the code that is shown with it; any other failure is `UploadFailed`. */
export type UploadRefusal =
  | { readonly _tag: 'UploadFailed' }
  | { readonly _tag: 'WrongFileFormat'; readonly code: typeof WRONG_FILE_FORMAT_CODE };

/** The refusal for a failed upload call. */
export const uploadRefusalOf = ({ code }: Pick<GatewayFailure, 'code'>): UploadRefusal =>
  code === WRONG_FILE_FORMAT_CODE
    ? { _tag: 'WrongFileFormat', code: WRONG_FILE_FORMAT_CODE }
    : { _tag: 'UploadFailed' };
