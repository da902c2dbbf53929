/**
 * The draft that a checkout payload names: its lines as in the cart, with the rows of their bulk files. Only its author can load it, and
 * only for the company for which it was made. Source.
 */
import type { Receiver } from '@offrande/domain/address';
import { ReceiverSchema } from '@offrande/domain/address/schema';
import type { CartLine } from '@offrande/domain/cart';
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import { toMinorUnits } from '@offrande/domain/money';
import { Schema } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import type { FileRow } from '../bulk-order/file-rows.ts';
import { CallRefused } from '../call/call-refused.ts';
import { isUuid } from '../random.ts';
import type { Unit } from '../unit/unit.ts';

/** `rows` is null for a line without a bulk file. */
export interface DraftLine {
  readonly line: CartLine;
  readonly rows: readonly FileRow[] | null;
}

export interface Draft {
  readonly lines: readonly DraftLine[];
  /** Null for the company's usual address. */
  readonly invoicingAddress: Receiver | null;
  readonly purchaseOrder: string | null;
}

interface UploadRow {
  readonly upload_id: string;
  readonly item_code: string;
  readonly delivery_type: string;
  readonly rows: readonly FileRow[];
}

const differs = (at: number, reason: string): CallRefused =>
  new CallRefused('orderRefused', { field: `lines.${at}.file`, reason });

/** The rows of a line's files: each row occurs once in the draft, and their number and sum match the line. */
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

/** A draft and its files as stored. */
export interface DraftRows {
  readonly lines: unknown;
  readonly invoicing_address: unknown;
  readonly purchase_order: string | null;
  readonly uploads: readonly UploadRow[];
}

/** A draft's files by the ids in its lines, which are in wire format. */
const uploads = sql`
  select bulk_file.upload_id, bulk_file.item_code, bulk_file.delivery_type, bulk_file.rows from bulk_file
  where bulk_file.owner_id = draft.owner_id and bulk_file.bu_id = draft.bu_id and bulk_file.upload_id::text in (
    select lower(name #>> '{}') from jsonb_path_query(draft.lines, '$[*].uploadFileList[*]') as name)`;

/** An SQL expression: the author's draft for this company; null if there is none. */
export const draftRows = (
  unit: Unit,
  { ownerId, customerId, tempId }: { readonly ownerId: string; readonly customerId: string; readonly tempId: string },
): RawBuilder<DraftRows | null> => sql`(
  select jsonb_build_object('lines', draft.lines, 'invoicing_address', draft.invoicing_address, 'purchase_order', draft.purchase_order,
    'uploads', (select coalesce(jsonb_agg(to_jsonb(upload)), '[]') from (${uploads}) upload))
  from draft_order draft
  where draft.temp_id = ${isUuid(tempId) ? tempId : null}::uuid and draft.owner_id = ${ownerId}::uuid
    and draft.customer_id::text = ${customerId} and draft.bu_id = ${unit.id})`;

/** Throws if there is no such draft, or if its files do not match its lines. */
export const draftFrom = (found: DraftRows | null, { currency }: Unit): Draft => {
  if (found === null) throw new CallRefused('notFound', { field: 'tempId' });
  const lines = Schema.decodeUnknownSync(Schema.Array(draftLineFromWire(currency)))(found.lines);
  const files = new Map(found.uploads.map((row) => [row.upload_id, row]));
  const used = new Set<string>();
  const invoicingAddress = Schema.decodeUnknownSync(Schema.NullOr(ReceiverSchema))(found.invoicing_address);
  return {
    lines: lines.map((line, at) => ({ line, rows: rowsOf(line, at, files, used) })),
    invoicingAddress,
    purchaseOrder: found.purchase_order,
  };
};
