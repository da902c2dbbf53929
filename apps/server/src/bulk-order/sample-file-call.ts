/** The call `sampleFile`: a file to be filled in, by whoever may use such files. Who writes it is given. Source: S7.83, A-63. */
import type { ResponseOf, sampleFile } from '@offrande/api-client/contract';
import { type BulkRules, type BulkSampleType, mayUseBulkFiles } from '@offrande/domain/bulk-order';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import { kindOf } from '../call/buyer.ts';
import { createBulkRules } from './bulk-rules.ts';

/** Writes the sample for what the rules name. */
export type WriteSample = (
  rules: BulkRules,
  extension: BulkSampleType,
) => Promise<{ readonly fileName: string; readonly contentType: string; readonly content: Uint8Array }>;

export const sampleFileCall =
  (write: WriteSample): Handler<typeof sampleFile> =>
  async ({ itemCode, fileType: deliveryType, extension }, { unit, buyer }): Promise<ResponseOf<typeof sampleFile>> => {
    if (!mayUseBulkFiles(kindOf(buyer))) throw new CallRefused('notAuthorized');
    const sample = await write(createBulkRules(unit, kindOf(buyer), { itemCode, deliveryType }), extension);
    return { ...sample, content: Buffer.from(sample.content).toString('base64') };
  };
