/** The photo on a card (spec section 5, A-62). */
import { Result } from 'effect';
import { CHOSEN_PHOTO, PHOTO, checkFile, isHeic } from '../file/index.ts';
import type { FileRefusal, FileType, UploadedFile } from '../file/index.ts';

/**
 * PNG or JPEG by content and extension, up to and including 4.5 MB; otherwise `FileTooBig`, `UnsupportedFileType` or
 * `FileEmpty`.
 */
export const checkPhoto = (file: UploadedFile): Result.Result<FileType, FileRefusal> => checkFile(file, PHOTO);

/**
 * A photo as it is chosen, before it is scaled: PNG or JPEG by content and extension, or HEIC by content, up to 50 MB.
 * Refused like `checkPhoto`; whether a HEIC photo can be read depends on the browser.
 */
export const checkChosenPhoto = (file: UploadedFile): Result.Result<'png' | 'jpeg' | 'heic', FileRefusal> => {
  if (isHeic(file.head) && file.size <= CHOSEN_PHOTO.maxBytes) return Result.succeed('heic');
  return Result.map(checkFile(file, CHOSEN_PHOTO), (type) => (type === 'png' ? 'png' : 'jpeg'));
};
