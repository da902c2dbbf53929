/** What became of an upload that the server did not take (S8.14 to S8.17, A-63). */
import type { GatewayFailure } from '../gateway/index.ts';

/** The server's code for a file whose content is not laid out as it should be. */
export const WRONG_FILE_FORMAT_CODE = '63004';

/** `WrongFileFormat` carries the code that is shown with it; anything else that goes wrong is `UploadFailed`. */
export type UploadRefusal =
  | { readonly _tag: 'UploadFailed' }
  | { readonly _tag: 'WrongFileFormat'; readonly code: typeof WRONG_FILE_FORMAT_CODE };

/** Reads the failed call of an upload. */
export const uploadRefusalOf = ({ code }: Pick<GatewayFailure, 'code'>): UploadRefusal =>
  code === WRONG_FILE_FORMAT_CODE
    ? { _tag: 'WrongFileFormat', code: WRONG_FILE_FORMAT_CODE }
    : { _tag: 'UploadFailed' };
