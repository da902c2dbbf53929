/**
 * The identity document that a guest states with an order, where the unit needs one: checked, stored encrypted, deleted after the unit's
 * term for documents, and read by the staff alone. Source: S3.60, A-191.
 */
import { documentsKeptUntil } from '@offrande/domain/company-review';
import { guestDocumentFields, type IdentityDocument } from '@offrande/domain/customer';
import { checkFields } from '@offrande/domain/form';
import type { CheckoutPayload } from '@offrande/domain/order-payload/schema';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import { encryptIdentity, type Identity, readIdentity } from '../customer/identity.ts';
import { deleteDueSql } from '../database/delete-due.ts';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { firstRefusal, type PayloadContext } from './field-refused.ts';

const WIRE_NAMES: Readonly<Record<string, string>> = { documentType: 'docType', documentNumber: 'idCardNo' };

/** Null for members and in units that need none: there a document is refused, `NotOffered`, so that none is stored in vain. */
export const guestDocument = (
  { docType, idCardNo }: Pick<CheckoutPayload, 'docType' | 'idCardNo'>,
  { unit, buyer }: Pick<PayloadContext, 'unit' | 'buyer'>,
): IdentityDocument | null => {
  const isNeeded = buyer === 'guest' && unit.individualPolicy.isDocumentNeeded;
  if (!isNeeded && (docType ?? idCardNo) !== undefined)
    throw new CallRefused('orderRefused', { field: 'docType', reason: 'NotOffered' });
  const entry = { documentType: docType ?? null, documentNumber: idCardNo ?? '' };
  const checked = checkFields(guestDocumentFields(entry, isNeeded));
  if (Result.isFailure(checked)) {
    const { path, reason } = firstRefusal(checked.failure);
    throw new CallRefused('orderRefused', { field: WIRE_NAMES[path]!, reason });
  }
  const { documentType, documentNumber } = checked.success;
  return documentType && { documentType, documentNumber };
};

/** The part of the order's statement that stores its document; a guest's relation to the shop ends with the order. */
export const guestDocumentPart = (
  { vault, clock }: Shop,
  { id, documentRetention }: Unit,
  document: IdentityDocument | null,
): RawBuilder<unknown> => {
  if (document === null) return sql``;
  const deleteAt = new Date(documentsKeptUntil('left', clock().getTime(), documentRetention));
  return sql`,
    documented as (
      insert into guest_document (order_no, bu_id, identity_encrypted, delete_at)
      select order_no, ${id}, ${encryptIdentity(vault, document)}, ${deleteAt}::timestamptz from placed
    )`;
};

/** The document of an order; null if it has none, or no longer. */
export const readGuestDocument = (
  { connection, vault }: Shop,
  { id }: Unit,
  orderNo: string,
): Promise<Identity | null> =>
  inUnit(connection, id, async (transaction) => {
    const { rows } = await sql<{
      identity_encrypted: string;
    }>`select identity_encrypted from guest_document where order_no = ${orderNo} and bu_id = ${id}`.execute(
      transaction,
    );
    return rows[0] === undefined ? null : readIdentity(vault, rows[0].identity_encrypted);
  });

/** Deletes documents whose term is over. */
export const dropGuestDocumentsSql = deleteDueSql({ table: 'guest_document', key: 'order_no', due: 'delete_at' });
