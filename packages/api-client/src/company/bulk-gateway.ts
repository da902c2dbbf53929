/** The calls about files of many cards. Source: S7.82, S7.83, A-63, A-141. */
import type { BulkError, BulkSampleType } from '@offrande/domain/bulk-order';
import type { BulkUpload } from '@offrande/domain/bulk-upload';
import type { DeliveryType } from '@offrande/domain/delivery';
import type { Currency } from '@offrande/domain/money';
import type { Client } from '../client/client.ts';
import { sampleFile, uploadFile } from '../contract/file.ts';
import type { ResponseOf } from '../contract/index.ts';
import { fromBase64, toBase64 } from '../gateways/base64.ts';
import { readAmount } from '../gateways/read-answer.ts';
import { readCellRefusal } from './bulk-reason.ts';

/** A file for one product and one delivery type. */
export interface BulkUploadRequest {
  readonly custId: string;
  readonly itemCode: string;
  readonly deliveryType: DeliveryType;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** `RowsRefused`: the first errors, by line and column; nothing was stored. */
export type BulkUploadAnswer =
  | { readonly _tag: 'Uploaded'; readonly upload: BulkUpload }
  | { readonly _tag: 'RowsRefused'; readonly errors: readonly BulkError[] };

export interface BulkSampleRequest {
  readonly itemCode: string;
  readonly deliveryType: DeliveryType;
  readonly extension: BulkSampleType;
}

/** A file to be filled in, in the language of the pages. */
export interface BulkSample {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface BulkGateway {
  uploadFile(request: BulkUploadRequest): Promise<BulkUploadAnswer>;
  readSample(request: BulkSampleRequest): Promise<BulkSample>;
}

type ErrorOnWire = ResponseOf<typeof uploadFile>['errors'][number];

export const createBulkGateway = (client: Client, currency: Currency): BulkGateway => {
  const unit = { aggregatorBuId: client.unitId };
  const readReason = readCellRefusal(currency);
  const readError = ({ reason, ...error }: ErrorOnWire): BulkError => ({
    ...error,
    reason: readReason(reason, error.example),
  });
  return {
    uploadFile: async ({ custId, itemCode, deliveryType, fileName, bytes }) => {
      const file = { fileName, fileContent: toBase64(bytes) };
      const asked = { ...unit, custId, itemCode, deliverType: deliveryType, ...file };
      const { uploadId, cards, amount, errors, order, ...stored } = await client.call(uploadFile, asked);
      if (uploadId === null) return { _tag: 'RowsRefused', errors: errors.map(readError) };
      const sum = readAmount(amount, currency, 'uploadFile');
      return { _tag: 'Uploaded', upload: { uploadId, fileName: stored.fileName, cards, amount: sum, order } };
    },
    readSample: async ({ itemCode, deliveryType: fileType, extension }) => {
      const { content, ...file } = await client.call(sampleFile, { ...unit, itemCode, fileType, extension });
      return { ...file, bytes: fromBase64(content) };
    },
  };
};
