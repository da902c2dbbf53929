/** The photo on a card (spec section 5, A-62). */
import type { Result } from 'effect';
import { PHOTO, checkFile } from '../file/index.ts';
import type { FileRefusal, FileType, UploadedFile } from '../file/index.ts';

/**
 * PNG or JPEG by content and extension, up to and including 4.5 MB; otherwise `FileTooBig`, `UnsupportedFileType` or
 * `FileEmpty`.
 */
export const checkPhoto = (file: UploadedFile): Result.Result<FileType, FileRefusal> => checkFile(file, PHOTO);
