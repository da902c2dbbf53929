/** Files of many cards without a server: read and checked by the same rules as there. Source: S7.82, S7.83, A-63, A-141. */
import {
  type BulkRules,
  type BulkSampleType,
  checkBulkFile,
  compileBulk,
  sampleSheet,
  type SheetRefusal,
} from '@offrande/domain/bulk-order';
import type { FileOrder } from '@offrande/domain/previous-file';
import type { DeliveryType } from '@offrande/domain/delivery';
import { cleanFileName, type FileRefusal, SNIFF_BYTES } from '@offrande/domain/file';
import type { LanguageCode } from '@offrande/domain/locale';
import { encodeAmount } from '@offrande/domain/money';
import { numberingPlan } from '@offrande/domain/phone';
import { csvText } from '@offrande/domain/text';
import { readSheetFile, type SheetFault, type SheetType, toXlsx } from '@offrande/sheets';
import { Result } from 'effect';
import { CallFailure } from '../client/call-failure.ts';
import type { BulkGateway, BulkSampleRequest, BulkUploadAnswer, BulkUploadRequest } from '../company/bulk-gateway.ts';
import { ERROR_CODES } from '../contract/answer.ts';
import { type CallScript, createCallScript } from './call-script.ts';
import { refused } from './memory-members.ts';

export interface MemoryBulkOptions {
  /** The rules for a product's rows; null if there is no such product. */
  readonly rulesOf: (itemCode: string, deliveryType: DeliveryType) => BulkRules | null;
  /** The order that has the same rows as any file that is uploaded; by default there is none. */
  readonly order?: FileOrder;
  /** The language of the samples. */
  readonly language?: LanguageCode;
}

export interface MemoryBulk extends BulkGateway {
  readonly script: CallScript<keyof BulkGateway>;
  /** The files that arrived, in order. */
  readonly uploaded: readonly BulkUploadRequest[];
}

const ERRORS_MAX = 200;
const CONTENT_HASH = '0'.repeat(64);
const CONTENT_TYPES: Readonly<Record<BulkSampleType, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

const wrongFormat = (reason: string): CallFailure =>
  new CallFailure({
    reason: 'refused',
    call: 'uploadFile',
    status: 422,
    code: ERROR_CODES.wrongFileFormat,
    detail: { reason },
  });

const fileFailure = ({ _tag }: FileRefusal): CallFailure =>
  refused('uploadFile', _tag === 'FileTooBig' ? ERROR_CODES.fileTooBig : ERROR_CODES.unsupportedFileType);

const sheetFailure = (refusal: SheetRefusal): CallFailure => {
  if (refusal._tag === 'BulkNotOffered') return refused('uploadFile', ERROR_CODES.notAuthorized, 401);
  return wrongFormat(refusal._tag === 'WrongFileFormat' ? (refusal.fault?._tag ?? 'Unreadable') : refusal._tag);
};

const SHEET_TYPES: readonly SheetType[] = ['xlsx', 'xls', 'csv'];

const readRows = async ({ fileName, bytes }: BulkUploadRequest) => {
  const checked = checkBulkFile({ name: fileName, size: bytes.length, head: bytes.subarray(0, SNIFF_BYTES) });
  if (Result.isFailure(checked)) throw fileFailure(checked.failure);
  const type = SHEET_TYPES.find((one) => one === checked.success);
  if (type === undefined) throw refused('uploadFile', ERROR_CODES.unsupportedFileType);
  const answer = await readSheetFile({ type, bytes: new Uint8Array(bytes) });
  if ('rows' in answer) return answer.rows;
  const { _tag }: SheetFault = answer.fault;
  throw wrongFormat(_tag);
};

export const createMemoryBulk = ({ rulesOf, order, language = 'fr' }: MemoryBulkOptions): MemoryBulk => {
  const script = createCallScript<keyof BulkGateway>();
  const uploaded: BulkUploadRequest[] = [];
  /** By what their rows say, so that the same rows are the same upload. */
  const uploadIds = new Map<string, string>();

  const rulesFor = (call: keyof BulkGateway, itemCode: string, deliveryType: DeliveryType): BulkRules => {
    const rules = rulesOf(itemCode, deliveryType);
    if (rules === null) throw refused(call, ERROR_CODES.notFound, 404);
    return rules;
  };

  const upload = async (request: BulkUploadRequest): Promise<BulkUploadAnswer> => {
    const rules = rulesFor('uploadFile', request.itemCode, request.deliveryType);
    const compiled = compileBulk({ contentHash: CONTENT_HASH, rows: await readRows(request) }, rules, numberingPlan);
    if (Result.isFailure(compiled)) {
      if (compiled.failure._tag !== 'RowsRefused') throw sheetFailure(compiled.failure);
      return { _tag: 'RowsRefused', errors: compiled.failure.errors.slice(0, ERRORS_MAX) };
    }
    const { rows, amount } = compiled.success;
    const cards = rows.map(({ key: _key, line: _line, amount: own, ...values }) => [encodeAmount(own), values]);
    const content = JSON.stringify([request.custId, request.itemCode, request.deliveryType, cards]);
    const uploadId = uploadIds.get(content) ?? `upload-${uploadIds.size + 1}`;
    uploadIds.set(content, uploadId);
    const fileName = cleanFileName(request.fileName);
    return { _tag: 'Uploaded', upload: { uploadId, fileName, cards: rows.length, amount, order: order ?? null } };
  };

  const sample = ({ itemCode, deliveryType, extension }: BulkSampleRequest) => {
    const { rows, choices } = sampleSheet(rulesFor('readSample', itemCode, deliveryType), language);
    return {
      fileName: `offrande-${deliveryType}.${extension}`,
      contentType: CONTENT_TYPES[extension],
      bytes: extension === 'xlsx' ? toXlsx(rows, choices) : new TextEncoder().encode(csvText(rows)),
    };
  };

  return {
    script,
    uploaded,
    uploadFile: (request) =>
      script.run('uploadFile', () => {
        uploaded.push(request);
        return upload(request);
      }),
    readSample: (request) => script.run('readSample', () => sample(request)),
  };
};
