/** Uploaded files: their type by content and name, and their limits (spec sections 3, 5 and 9). */
export {
  CONTENT_TYPES,
  FILE_TYPES,
  SNIFF_BYTES,
  endingsOf,
  isHeic,
  sniffFileType,
  typeOfName,
  type FileType,
} from './file-type.ts';
export { cleanFileName } from './file-name.ts';
export {
  FILES_FULL_CODE,
  FILE_TOO_BIG_CODE,
  UNSUPPORTED_FILE_CODE,
  WRONG_FILE_FORMAT_CODE,
  uploadRefusalOf,
  type UploadRefusal,
} from './upload-failure.ts';
export {
  BUSINESS_DOCUMENT,
  CHOSEN_PHOTO,
  KYB_DOCUMENT,
  KYB_PDF_DOCUMENT,
  MEGABYTE,
  PDF_MAX_PAGES,
  PICTURE_MAX_MEGAPIXELS,
  PHOTO,
  UNUSED_DOCUMENT_DAYS,
  checkFile,
  uploadErrorCode,
  type FileRefusal,
  type UploadRule,
  type UploadedFile,
} from './upload.ts';
