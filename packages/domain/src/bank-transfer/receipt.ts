/**
 * The receipt of a bank transfer: what is sent and which file is taken. It may come as long as the order waits for
 * payment, also after the 30 minutes, and changes no status. Source: S7.27, S8.50, S8.51, A-36, A-62.
 */
import type { Result } from 'effect';
import { checkFile, MEGABYTE } from '../file/index.ts';
import type { FileRefusal, FileType, UploadedFile, UploadRule } from '../file/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';

/** A picture of the receipt, or the bank's own PDF: up to and including 4.5 MB, like a photo. */
export const RECEIPT_FILE: UploadRule = {
  types: ['png', 'jpeg', 'pdf'],
  maxBytes: 4.5 * MEGABYTE,
  statedMegabytes: 4.5,
};

/** Accepts the file by content and ending; else `FileTooBig`, `UnsupportedFileType` or `FileEmpty`. */
export const checkReceipt = (file: UploadedFile): Result.Result<FileType, FileRefusal> => checkFile(file, RECEIPT_FILE);

/** What to tell after an upload. `message` is the server's own, empty where it sent none; `code` null where no answer came. */
export type ReceiptNotice =
  | { readonly _tag: 'ReceiptUploaded'; readonly orderNo: string }
  | {
      readonly _tag: 'ReceiptUploadFailed';
      readonly orderNo: string;
      readonly message: string;
      readonly code: string | null;
    };

export const receiptUploaded = (orderNo: string): ReceiptNotice => ({ _tag: 'ReceiptUploaded', orderNo });

export const receiptUploadFailed = (orderNo: string, { message, code }: GatewayFailure): ReceiptNotice => ({
  _tag: 'ReceiptUploadFailed',
  orderNo,
  message,
  code,
});
