/**
 * The call `uploadFile`: a bulk file, read under caps in its own thread, checked row by row by the domain, and stored completely or not
 * at all. Source: S5.36 to S5.38, S6.11, S7.82, S8.14 to S8.17, A-63, A-141.
 */
import { createHash } from 'node:crypto';
import type { Calls, RequestOf, ResponseOf } from '@offrande/api-client/contract';
import {
  type BulkError,
  type BulkReport,
  type BulkSheet,
  checkBulkFile,
  isEmptyCell,
  mayUseBulkFiles,
  quoteOf,
  type SheetRefusal,
} from '@offrande/domain/bulk-order';
import { cleanFileName, type FileType, SNIFF_BYTES } from '@offrande/domain/file';
import { encodeAmount, type Money, toMinorUnits } from '@offrande/domain/money';
import { CAPS } from '@offrande/sheets';
import { Result } from 'effect';
import { sql } from 'kysely';
import { findCompany } from '../customer/ordered-for.ts';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { uuid } from '../random.ts';
import { kindOf } from '../call/buyer.ts';
import { createBulkRules } from './bulk-rules.ts';
import { type CompiledSheet, compileSheet } from './compile-sheet.ts';
import { toFileRows } from './file-rows.ts';
import { type FileOrderRow, lastOrderOf, toFileOrder } from './kept-file.ts';
import { readSheet } from './read-sheet.ts';

type Request = RequestOf<Calls['uploadFile']>;
type Answer = ResponseOf<Calls['uploadFile']>;

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const REFUSALS = {
  FileEmpty: 'unsupportedFileType',
  FileTooBig: 'fileTooBig',
  UnsupportedFileType: 'unsupportedFileType',
} as const;
/** Reporting more errors would not help anyone correct the file. */
const ERRORS_MAX = 200;

/** The upload rule admits no other type. */
const sheetTypeOf = (type: FileType): 'xlsx' | 'xls' | 'csv' => {
  if (type === 'xlsx' || type === 'xls' || type === 'csv') return type;
  throw new TypeError(`No sheet is read from ${type}`);
};

const sheetOf = async ({ fileName, fileContent }: Request): Promise<BulkSheet> => {
  if (!BASE64.test(fileContent)) throw new CallRefused('unsupportedFileType');
  const bytes = Buffer.from(fileContent, 'base64');
  const checked = checkBulkFile({ name: fileName, size: bytes.length, head: bytes.subarray(0, SNIFF_BYTES) });
  if (Result.isFailure(checked)) throw new CallRefused(REFUSALS[checked.failure._tag]);
  const read = await readSheet({ type: sheetTypeOf(checked.success), bytes });
  if (read._tag === 'SheetRefused') throw new CallRefused('wrongFileFormat', { reason: read.fault._tag });
  const full = read.rows.filter((cells) => !cells.every(isEmptyCell)).length;
  if (full > CAPS.rows + 1) throw new CallRefused('wrongFileFormat', { reason: 'TooManyRows', max: String(CAPS.rows) });
  return { contentHash: createHash('sha256').update(bytes).digest('hex'), rows: read.rows };
};

const refuse = (refusal: SheetRefusal): CallRefused => {
  if (refusal._tag === 'BulkNotOffered') return new CallRefused('notAuthorized');
  const reason = refusal._tag === 'WrongFileFormat' ? (refusal.fault?._tag ?? 'Unreadable') : refusal._tag;
  return new CallRefused('wrongFileFormat', { reason });
};

type Parameter = Answer['errors'][number]['reason'][string];

const isMoney = (value: object): value is Money => 'currency' in value;

const parameterOf = (value: unknown): Parameter => {
  if (typeof value === 'string') return quoteOf(value);
  if (typeof value === 'number' || value === null) return value;
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'object' && isMoney(value) ? { amount: encodeAmount(value) } : String(value);
};

const errorOf = ({ line, column, value, reason, example }: BulkError): Answer['errors'][number] => ({
  line,
  column,
  value,
  reason: Object.fromEntries(Object.entries(reason).map(([name, parameter]) => [name, parameterOf(parameter)])),
  example,
});

interface Stored {
  readonly upload_id: string;
  readonly placed: FileOrderRow | null;
}

/** Uploaded again, the file is the one of its last upload: its name, who did it and when. */
const store = async (request: Request, batch: CompiledSheet, { shop, unit, buyer }: CallContext): Promise<Stored> => {
  const { id: ownerId = null, accountId = null } = buyer.customer ?? {};
  const { contentHash, rows } = toFileRows(batch.rows);
  const stored = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<Stored>`
      insert into bulk_file as file (upload_id, bu_id, owner_id, content_hash, file_name, item_code, delivery_type, cards, amount,
        rows, uploaded_at, uploaded_by)
      values (${uuid(shop.random)}, ${unit.id}, ${ownerId}, ${contentHash}, ${request.fileName}, ${request.itemCode},
        ${request.deliverType}, ${batch.rows.length}, ${toMinorUnits(batch.amount).toString()}::bigint, ${JSON.stringify(rows)}::jsonb, ${shop.clock()}, ${accountId})
      on conflict on constraint bulk_file_once do update set uploaded_at = excluded.uploaded_at,
        uploaded_by = excluded.uploaded_by, file_name = excluded.file_name
      returning upload_id, ${lastOrderOf()} as placed`.execute(transaction),
  );
  return stored.rows[0]!;
};

const toAnswer = (request: Request, stored: Stored | null, report: BulkReport): Answer => ({
  uploadId: stored?.upload_id ?? null,
  fileName: request.fileName,
  cards: report.cards,
  amount: encodeAmount(report.amount),
  order: toFileOrder(stored?.placed ?? null),
  errors: report.errors.slice(0, ERRORS_MAX).map(errorOf),
  ignored: report.ignored,
});

export const uploadFile: Handler<Calls['uploadFile']> = async (sent, context) => {
  const request = { ...sent, fileName: cleanFileName(sent.fileName) };
  const { shop, unit, buyer } = context;
  if (!mayUseBulkFiles(kindOf(buyer))) throw new CallRefused('notAuthorized');
  await inUnit(shop.connection, unit.id, (transaction) => findCompany(transaction, unit, buyer, request.custId));
  const { itemCode, deliverType: deliveryType } = request;
  const rules = createBulkRules(unit, kindOf(buyer), { itemCode, deliveryType });
  const sheet = await sheetOf(request);
  const compiled = await compileSheet(sheet, rules);
  if (Result.isFailure(compiled)) throw refuse(compiled.failure);
  const isGood = compiled.success.errors.length === 0;
  return toAnswer(request, isGood ? await store(request, compiled.success, context) : null, compiled.success);
};
