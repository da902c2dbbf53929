/** The sample of a bulk file, ready to be filled in: a header in the company's language, one valid row, and the lists to choose from. Source: S7.83, A-63, A-141. */
import { type BulkRules, type BulkSampleType, sampleSheet } from '@offrande/domain/bulk-order';
import type { LanguageCode } from '@offrande/domain/locale';
import { toXlsx } from '@offrande/sheets';
import { toCsv } from '../spreadsheet/csv.ts';

export interface SampleFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

const CONTENT_TYPES: Readonly<Record<BulkSampleType, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** The sample for the product and delivery type of the rules. */
export const sampleFile = (rules: BulkRules, extension: BulkSampleType, language: LanguageCode): SampleFile => {
  const { rows, choices } = sampleSheet(rules, language);
  return {
    fileName: `offrande-${rules.deliveryType}.${extension}`,
    contentType: CONTENT_TYPES[extension],
    content: extension === 'xlsx' ? toXlsx(rows, choices) : toCsv(rows),
  };
};
