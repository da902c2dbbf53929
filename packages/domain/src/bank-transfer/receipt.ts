/**
 * The receipt of a bank transfer: what is sent and which files are accepted. It can be uploaded as long as the order
 * waits for payment, even after the 30 minutes, and changes no status. Source: S7.27, S8.50, S8.51, A-36, A-62.
 */
import type { Result } from 'effect';
import { checkFile, MEGABYTE } from '../file/index.ts';
import type { FileRefusal, FileType, UploadedFile, UploadRule } from '../file/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { Instant } from '../time/index.ts';

/** A picture of the receipt, or the bank's own PDF: up to and including 4.5 MB, the limit of photos. */
export const RECEIPT_FILE: UploadRule = {
  types: ['png', 'jpeg', 'pdf'],
  maxBytes: 4.5 * MEGABYTE,
  statedMegabytes: 4.5,
};

/** Characters of a file's name that are kept. */
export const RECEIPT_NAME_MAX = 200;

/** The newest receipt of an order, as its page names it; `fileName` is empty if it was sent without. */
export interface SentReceipt {
  readonly fileName: string;
  readonly receivedAt: Instant;
}

/** Checks the file by content and extension; otherwise `FileTooBig`, `UnsupportedFileType` or `FileEmpty`. */
export const checkReceipt = (file: UploadedFile): Result.Result<FileType, FileRefusal> => checkFile(file, RECEIPT_FILE);

/**
 * The notice after an upload. `message` is the server's own, empty if it sent none; `code` is null if there was no
 * answer.
 */
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
