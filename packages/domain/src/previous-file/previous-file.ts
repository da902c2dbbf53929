/**
 * Files that a company uploaded before (S7.21, A-183, A-186): what became of their cards, and until when the rows can be used again.
 */
import type { BulkUpload } from '../bulk-upload/index.ts';
import type { DeliveryType } from '../delivery/index.ts';
import { isRefusal } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { Money } from '../money/index.ts';
import { NOT_FOUND_CODE } from '../order/index.ts';
import { DAY_MS } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

/** Days for which the rows of a file are kept after its last upload; longer while a cart that the shop keeps names it. */
export const BULK_FILE_DAYS = 30;

/** An order that has the rows of a file, and was not cancelled. */
export type FileOrder = NonNullable<BulkUpload['order']>;

/**
 * `fileName` as it was uploaded. `uploadedBy` is the person's name, null where it is no longer known; `productName` null where the card
 * is no longer sold. Each row is one card. `order`: the last one with this file's cards; null if there is none.
 */
export interface PreviousFile {
  readonly uploadId: string;
  readonly fileName: string;
  readonly uploadedAt: Instant;
  readonly uploadedBy: string | null;
  readonly itemCode: string;
  readonly productName: string | null;
  readonly deliveryType: DeliveryType;
  readonly cards: number;
  readonly amount: Money;
  readonly order: FileOrder | null;
  /** A cart that the shop keeps names it. */
  readonly isInSavedCart: boolean;
}

/** The instant until which the rows are kept in any case; a saved cart keeps them longer. */
export const fileKeptUntil = ({ uploadedAt }: Pick<PreviousFile, 'uploadedAt'>): Instant =>
  uploadedAt + BULK_FILE_DAYS * DAY_MS;

/** False once the rows are deleted. */
export const isFileKept = (file: Pick<PreviousFile, 'uploadedAt' | 'isInSavedCart'>, now: Instant): boolean =>
  file.isInSavedCart || now < fileKeptUntil(file);

/** True if the rows could not be read because the file is no longer there; any other failure may be tried again. */
export const isFileGone = (failure: GatewayFailure): boolean => isRefusal(failure) && failure.code === NOT_FOUND_CODE;

/** What became of the cards of a file. */
export type PreviousFileUse = 'ordered' | 'inCart' | 'unused';

/** `uploads` are those that the buyer's own cart names. An order wins over a cart. */
export const previousFileUse = (
  { uploadId, order, isInSavedCart }: Pick<PreviousFile, 'uploadId' | 'order' | 'isInSavedCart'>,
  uploads: readonly string[],
): PreviousFileUse => {
  if (order !== null) return 'ordered';
  return isInSavedCart || uploads.includes(uploadId) ? 'inCart' : 'unused';
};
