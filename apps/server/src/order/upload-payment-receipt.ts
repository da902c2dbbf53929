/**
 * The call `uploadPaymentReceipt`: stores the receipt of a transfer, encrypted, and opens a task for staff to look for the
 * money. It does not change the order. The content decides the file's type; its name is only shown to its sender.
 * Source: S4.14, S7.27, A-36.
 */
import { createHash } from 'node:crypto';
import type { Calls } from '@offrande/api-client/contract';
import { type FileType, SNIFF_BYTES, sniffFileType } from '@offrande/domain/file';
import { checkReceipt, mayUploadReceipt } from '@offrande/domain/bank-transfer';
import { orderStatusCode, readOrderStatus } from '@offrande/domain/order';
import type { PaymentMeans } from '@offrande/domain/payment';
import { Result } from 'effect';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { uuid } from '../random.ts';
import { openTask } from '../task/open-task.ts';
import type { Vault } from '../vault.ts';
import { lockOwnOrder, openTo } from './own-order.ts';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const REFUSALS = {
  FileEmpty: 'unsupportedFileType',
  FileTooBig: 'fileTooBig',
  UnsupportedFileType: 'unsupportedFileType',
} as const;
/** More than a transfer needs; the limit prevents use as file storage. */
const RECEIPTS_MAX = 5;

interface Receipt {
  readonly type: FileType;
  readonly base64: string;
  readonly hash: string;
  readonly name: string;
}

const readReceipt = (base64: string, name: string): Receipt => {
  if (!BASE64.test(base64)) throw new CallRefused('unsupportedFileType');
  const bytes = Buffer.from(base64, 'base64');
  const head = bytes.subarray(0, SNIFF_BYTES);
  const checked = checkReceipt({ name: `receipt.${sniffFileType(head) ?? ''}`, size: bytes.length, head });
  if (Result.isFailure(checked)) throw new CallRefused(REFUSALS[checked.failure._tag]);
  return { type: checked.success, base64, hash: createHash('sha256').update(bytes).digest('base64url'), name };
};

/** Binds the encryption of a stored receipt to its order. */
const purposeOf = (orderNo: string): string => `payment-receipt:${orderNo}`;

const encrypted = (vault: Vault, orderNo: string, { base64 }: Receipt): Buffer =>
  Buffer.from(vault.encrypt(purposeOf(orderNo), base64), 'base64url');

/** The bytes of a receipt stored for an order. */
export const openReceipt = (vault: Vault, orderNo: string, kept: Uint8Array): Uint8Array =>
  new Uint8Array(Buffer.from(vault.decrypt(purposeOf(orderNo), Buffer.from(kept).toString('base64url')), 'base64'));

const waitsForPayment = async (transaction: UnitTransaction, orderNo: string): Promise<boolean> => {
  const { rows } = await sql<{ payment_mean: PaymentMeans }>`
    select payment_mean from purchase where order_no = ${orderNo} and state = 'requesting'`.execute(transaction);
  const [order] = rows;
  return order !== undefined && mayUploadReceipt(readOrderStatus(orderStatusCode('requesting'), order.payment_mean));
};

const keep = async (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  orderNo: string,
  receipt: Receipt,
): Promise<string | null> => {
  const { rows } = await sql<{ id: string | null; is_known: boolean }>`
    with kept as (select content_hash from payment_receipt where order_no = ${orderNo} and bu_id = ${unit.id}),
    fresh as (
      insert into payment_receipt (id, bu_id, order_no, content_hash, file_type, file_name, content_encrypted, received_at)
      select ${uuid(shop.random)}::uuid, ${unit.id}, ${orderNo}, ${receipt.hash}, ${receipt.type}, ${receipt.name},
        ${encrypted(shop.vault, orderNo, receipt)}::bytea, ${shop.clock()}::timestamptz
      where (select count(*) from kept) < ${RECEIPTS_MAX} and not exists (select from kept where content_hash = ${receipt.hash})
      returning id
    )
    select (select id from fresh) as id, exists (select from kept where content_hash = ${receipt.hash}) as is_known`.execute(
    transaction,
  );
  const { id, is_known } = rows[0]!;
  if (id === null && !is_known) throw new CallRefused('tooManyRequests');
  return id;
};

export const uploadPaymentReceipt: Handler<Calls['uploadPaymentReceipt']> = async (
  { orderNo, receiptImage, fileName = '' },
  context,
) => {
  const { shop, unit } = context;
  const receipt = readReceipt(receiptImage, fileName);
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const order = await lockOwnOrder(transaction, context, orderNo, openTo);
    if (!(await waitsForPayment(transaction, orderNo))) throw new CallRefused('orderNotWaiting');
    const receiptId = await keep(transaction, context, orderNo, receipt);
    if (receiptId !== null) {
      const detail = { orderNo, receiptId, expectedMinor: order.total.toString(), currency: order.currency };
      await openTask(transaction, shop, unit.id, {
        kind: 'transferToConfirm',
        subject: `${orderNo}:${receiptId}`,
        detail,
      });
    }
    return { orderNo };
  });
};
