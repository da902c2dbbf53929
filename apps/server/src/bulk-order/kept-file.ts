/** Stored bulk files: how long they are kept, and which order has their rows. As parts of SQL. Source: S7.21, A-141, A-186. */
import { BULK_FILE_DAYS } from '@offrande/domain/previous-file';
import { DAY_MS } from '@offrande/domain/time';
import { type RawBuilder, sql } from 'kysely';

/** A file that was last uploaded then or before is deleted, unless a draft names it. */
export const bulkFileTerm = (now: Date): Date => new Date(now.getTime() - BULK_FILE_DAYS * DAY_MS);

/** Whether a draft of its owner names `file`. */
export const isInDraft = sql<boolean>`exists (
  select from draft_order draft, jsonb_path_query(draft.lines, '$[*].uploadFileList[*]') as name
  where draft.owner_id = file.owner_id and draft.bu_id = file.bu_id and lower(name #>> '{}') = file.upload_id::text)`;

/** Whether `file` is still there for its owner, swept or not. */
export const isKept = (now: Date): RawBuilder<boolean> =>
  sql`(file.uploaded_at > ${bulkFileTerm(now)} or ${isInDraft})`;

/** An order as JSON. */
export interface FileOrderRow {
  readonly order_no: string;
  readonly created_at: string;
}

/** The latest order of the owner of `file` that has its rows, cancelled ones aside; null if there is none. */
export const lastOrderOf = (which: RawBuilder<unknown> = sql`true`): RawBuilder<FileOrderRow | null> => sql`(
  select jsonb_build_object('order_no', purchase.order_no, 'created_at', purchase.created_at)
  from order_line join purchase on purchase.order_no = order_line.order_no
  where order_line.file_hash = file.content_hash and order_line.bu_id = file.bu_id and purchase.bu_id = file.bu_id
    and purchase.customer_id = file.owner_id and purchase.state <> 'canceled' and ${which}
  order by purchase.created_at desc, purchase.order_no limit 1)`;

/** As the contract says it. */
export const toFileOrder = (
  row: FileOrderRow | null,
): { readonly orderNo: string; readonly orderedAt: number } | null =>
  row && { orderNo: row.order_no, orderedAt: Date.parse(row.created_at) };
