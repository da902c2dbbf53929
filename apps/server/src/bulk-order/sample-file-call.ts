/** The call `sampleFile`: a file to be filled in, for buyers who may use bulk files. Its writer is injected. Source: S7.83, A-63. */
import type { ResponseOf, sampleFile } from '@offrande/api-client/contract';
import { type BulkRules, type BulkSampleType, mayUseBulkFiles } from '@offrande/domain/bulk-order';
import type { LanguageCode } from '@offrande/domain/locale';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import { kindOf } from '../call/buyer.ts';
import { knownLanguage } from '../mail/catalogue-texts.ts';
import { createBulkRules } from './bulk-rules.ts';

/** Writes the sample for the product and delivery type of the rules, in a language. */
export type WriteSample = (
  rules: BulkRules,
  extension: BulkSampleType,
  language: LanguageCode,
) => Promise<{ readonly fileName: string; readonly contentType: string; readonly content: Uint8Array }>;

export const sampleFileCall =
  (write: WriteSample): Handler<typeof sampleFile> =>
  async (
    { itemCode, fileType: deliveryType, extension },
    { unit, buyer, language },
  ): Promise<ResponseOf<typeof sampleFile>> => {
    if (!mayUseBulkFiles(kindOf(buyer))) throw new CallRefused('notAuthorized');
    const rules = createBulkRules(unit, kindOf(buyer), { itemCode, deliveryType });
    const sample = await write(rules, extension, knownLanguage(language));
    return { ...sample, content: Buffer.from(sample.content).toString('base64') };
  };
