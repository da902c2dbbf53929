/** The calls about files that a company uploaded before. Source: S7.21, A-183, A-186. */
import type { PreviousFile } from '@offrande/domain/previous-file';
import type { DeliveryType } from '@offrande/domain/delivery';
import type { Currency } from '@offrande/domain/money';
import type { Page } from '@offrande/domain/paging';
import type { Client } from '../client/client.ts';
import { getMemberPreviousFile, readPreviousFile } from '../contract/previous-file.ts';
import { readAmount } from '../gateways/read-answer.ts';

/** The rows of a file as they are written into a sheet: the columns, and a row for each card. */
export interface PreviousFileRows {
  readonly fileName: string;
  readonly itemCode: string;
  readonly deliveryType: DeliveryType;
  readonly cells: readonly (readonly string[])[];
}

export interface PreviousFileGateway {
  /** The newest first; pages count from 1. */
  fetchPreviousFiles(custId: string, page: number): Promise<Page<PreviousFile>>;
  /** Refused as not found where the file is deleted, somebody else's or none. */
  readPreviousFile(file: { readonly custId: string; readonly uploadId: string }): Promise<PreviousFileRows>;
}

export const createPreviousFileGateway = (client: Client, currency: Currency): PreviousFileGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    fetchPreviousFiles: async (custId, page) => {
      const answer = await client.call(getMemberPreviousFile, { ...unit, custId, page });
      const items = answer.previousFiles.map(({ deliverType: deliveryType, amount, ...file }) => ({
        ...file,
        deliveryType,
        amount: readAmount(amount, currency, 'getMemberPreviousFile'),
      }));
      return { items, totalCount: answer.totalCount, page };
    },
    readPreviousFile: async (asked) => {
      const {
        deliverType: deliveryType,
        columns,
        rows,
        ...file
      } = await client.call(readPreviousFile, {
        ...unit,
        ...asked,
      });
      return { fileName: file.fileName, itemCode: file.itemCode, deliveryType, cells: [columns, ...rows] };
    },
  };
};
