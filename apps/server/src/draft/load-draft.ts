/**
 * The draft that a checkout payload names: its lines as the cart has them, with the rows of the files that they were made
 * from. Only its maker finds it, and only for the company that it was made for. Source.
 */
import type { CartLine } from '@offrande/domain/cart';
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import { toMinorUnits } from '@offrande/domain/money';
import { Schema } from 'effect';
import { sql } from 'kysely';
import type { FileRow } from '../bulk-order/file-rows.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../http/call-refused.ts';
import { isUuid } from '../random.ts';
import type { Unit } from '../unit/unit.ts';

/** `rows` is null for a line that no file was uploaded for. */
export interface DraftLine {
  readonly line: CartLine;
  readonly rows: readonly FileRow[] | null;
}

export interface Draft {
  readonly lines: readonly DraftLine[];
}

interface UploadRow {
  readonly upload_id: string;
  readonly item_code: string;
  readonly delivery_type: string;
  readonly rows: readonly FileRow[];
}

const differs = (at: number, reason: string): CallRefused =>
  new CallRefused('orderRefused', { field: `lines.${at}.file`, reason });

/** The rows of a line's files: each row once in the draft, their number and sum those of the line. */
const rowsOf = (
  line: CartLine,
  at: number,
  uploads: ReadonlyMap<string, UploadRow>,
  used: Set<string>,
): readonly FileRow[] | null => {
  const { file } = line;
  if (file === null) return null;
  const rows: FileRow[] = [];
  for (const name of file.uploads) {
    const upload = uploads.get(name);
    if (upload?.item_code !== line.itemCode || upload.delivery_type !== line.delivery.type)
      throw differs(at, 'FileNotFound');
    for (const row of upload.rows) {
      if (used.has(row.key)) throw differs(at, 'RowRepeated');
      used.add(row.key);
      rows.push(row);
    }
  }
  const sum = rows.reduce((total, { amountMinor }) => total + BigInt(amountMinor), 0n);
  if (rows.length !== file.cards || rows.length !== line.quantity || sum !== toMinorUnits(line.amount))
    throw differs(at, 'FileDiffers');
  return rows;
};

const findUploads = async (
  transaction: UnitTransaction,
  unit: Unit,
  ownerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UploadRow>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<UploadRow>`
    select upload_id, item_code, delivery_type, rows from bulk_file
    where upload_id = any(${ids}::uuid[]) and owner_id = ${ownerId} and bu_id = ${unit.id}`.execute(transaction);
  return new Map(rows.map((row) => [row.upload_id, row]));
};

/** Throws where there is no such draft for this company, or where its files are not what its lines say. */
export const loadDraft = async (
  transaction: UnitTransaction,
  unit: Unit,
  { ownerId, customerId, tempId }: { readonly ownerId: string; readonly customerId: string; readonly tempId: string },
): Promise<Draft> => {
  if (!isUuid(tempId)) throw new CallRefused('notFound', { field: 'tempId' });
  const { rows } = await sql<{ lines: unknown }>`
    select lines from draft_order where temp_id = ${tempId} and owner_id = ${ownerId} and customer_id = ${customerId}
      and bu_id = ${unit.id}`.execute(transaction);
  if (rows[0] === undefined) throw new CallRefused('notFound', { field: 'tempId' });
  const lines = Schema.decodeUnknownSync(Schema.Array(draftLineFromWire(unit.currency)))(rows[0].lines);
  const ids = lines.flatMap(({ file }) => file?.uploads.filter(isUuid) ?? []);
  const uploads = await findUploads(transaction, unit, ownerId, ids);
  const used = new Set<string>();
  return { lines: lines.map((line, at) => ({ line, rows: rowsOf(line, at, uploads, used) })) };
};
