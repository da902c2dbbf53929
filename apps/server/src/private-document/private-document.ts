/**
 * Documents that only their owner and the staff may see, sealed in the database: stored for a browser, taken by a registration, opened,
 * and deleted after their term. Source: A-191, decision 044.
 */
import { UNUSED_DOCUMENT_DAYS } from '@offrande/domain/file';
import { DAY_MS } from '@offrande/domain/time';
import { type RawBuilder, sql } from 'kysely';
import { deleteDueSql } from '../database/delete-due.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { isUuid, uuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import type { CleanDocument } from './clean-document.ts';

const PURPOSE = 'private-document';

export interface NewDocument extends CleanDocument {
  readonly name: string;
}

interface Browser {
  readonly unitId: string;
  readonly sessionId: string;
}

/** The browser that uploads, and the dossier that it uploads for, if it is for one. */
export interface DocumentOwner extends Browser {
  readonly dossierId?: string | null;
}

/** Stores a document of a browser; returns its id. */
export const storeDocument = async (
  { connection, vault, random, clock }: Pick<Shop, 'connection' | 'vault' | 'random' | 'clock'>,
  { unitId, sessionId, dossierId = null }: DocumentOwner,
  { name, fileType, bytes }: NewDocument,
): Promise<string> => {
  const id = uuid(random);
  const now = clock();
  await inUnit(connection, unitId, (transaction) =>
    sql`insert into private_document (id, bu_id, session_id, dossier_id, purpose, file_type, name_encrypted, size_bytes,
        content_sealed, created_at, delete_at)
      values (${id}, ${unitId}, ${sessionId}, ${dossierId}, ${dossierId === null ? 'unused' : 'dossier'}, ${fileType}, ${vault.encrypt(PURPOSE, name)}, ${bytes.length},
        ${Buffer.from(vault.seal(PURPOSE, id, bytes))}, ${now}, ${new Date(now.getTime() + UNUSED_DOCUMENT_DAYS * DAY_MS)})`.execute(
      transaction,
    ),
  );
  return id;
};

/** The purposes that a registration has documents for. */
export type DocumentPurpose = 'identity' | 'registration';

/** A browser's own documents that no registration holds for good: one that was not confirmed may be sent again. */
const isFree = ({ unitId, sessionId }: Browser): RawBuilder<boolean> =>
  sql`bu_id = ${unitId} and session_id = ${sessionId}::uuid and dossier_id is null and (registration_id is null or registration_id in (
    select id from company_registration where session_id = ${sessionId}::uuid and state in ('unconfirmed', 'replaced')))`;

/** How many of these documents a browser may register with. */
export const countFreeDocuments = async (
  transaction: UnitTransaction,
  browser: Browser,
  ids: readonly string[],
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from private_document where id = any(${ids}::uuid[]) and ${isFree(browser)}`.execute(
    transaction,
  );
  return rows[0]!.count;
};

/** The statement that gives free documents of a browser to a registration. */
export const takeDocumentsSql = (
  browser: Browser,
  registrationId: string,
  { identity, registration }: Readonly<Record<DocumentPurpose, string>>,
): RawBuilder<unknown> =>
  sql`update private_document set registration_id = ${registrationId}::uuid,
      purpose = case when id = ${identity}::uuid then 'identity' else 'registration' end
    where id = any(${[identity, registration]}::uuid[]) and ${isFree(browser)}`;

/** The statement that holds the named documents of a dossier, and lets its others go after their term. */
export const keepOnlySql = (
  unitId: string,
  dossierId: string,
  named: readonly string[],
  now: Date,
): RawBuilder<unknown> =>
  sql`update private_document set delete_at = case when id = any(${named}::uuid[]) then null
      else coalesce(delete_at, ${new Date(now.getTime() + UNUSED_DOCUMENT_DAYS * DAY_MS)}::timestamptz) end
    where dossier_id = ${dossierId}::uuid and bu_id = ${unitId} and (delete_at is null) <> (id = any(${named}::uuid[]))`;

/** The statement that gives the documents of some registrations another end of their term; null: none in sight. */
export const keepDocumentsUntilSql = (registrations: RawBuilder<unknown>, at: Date | null): RawBuilder<unknown> =>
  sql`update private_document set delete_at = ${at}::timestamptz where registration_id in (${registrations})`;

export interface ListedDocument {
  readonly id: string;
  readonly purpose: DocumentPurpose;
  readonly fileType: CleanDocument['fileType'];
  readonly name: string;
  readonly sizeBytes: number;
}

/** The documents of a registration, without their content. */
export const listDocuments = async (
  transaction: UnitTransaction,
  { vault }: Pick<Shop, 'vault'>,
  unitId: string,
  registrationId: string,
): Promise<readonly ListedDocument[]> => {
  const { rows } = await sql<Omit<ListedDocument, 'name'> & { readonly name_encrypted: string }>`
    select id, purpose, file_type as "fileType", name_encrypted, size_bytes as "sizeBytes" from private_document
    where registration_id = ${registrationId} and bu_id = ${unitId} order by purpose`.execute(transaction);
  return rows.map(({ name_encrypted: name, ...rest }) => ({ ...rest, name: vault.decrypt(PURPOSE, name) }));
};

export interface KeptDocument extends Omit<ListedDocument, 'purpose'> {
  readonly purpose: DocumentPurpose | 'dossier';
  readonly createdAt: Date;
}

/** The documents that `which` holds for and that nothing is about to delete, without their content. */
export const listKeptDocuments = async (
  transaction: UnitTransaction,
  { vault }: Pick<Shop, 'vault'>,
  unitId: string,
  which: RawBuilder<boolean>,
): Promise<readonly KeptDocument[]> => {
  const { rows } = await sql<Omit<KeptDocument, 'name'> & { readonly name_encrypted: string }>`
    select id, purpose, file_type as "fileType", name_encrypted, size_bytes as "sizeBytes", created_at as "createdAt"
    from private_document where bu_id = ${unitId} and delete_at is null and ${which} order by created_at, id`.execute(
    transaction,
  );
  return rows.map(({ name_encrypted: name, ...rest }) => ({ ...rest, name: vault.decrypt(PURPOSE, name) }));
};

export interface DossierDocument {
  readonly id: string;
  readonly fileType: CleanDocument['fileType'];
  readonly name: string;
  readonly sizeBytes: number;
}

/** The documents of a dossier, without their content. */
export const listDossierDocuments = async (
  transaction: UnitTransaction,
  { vault }: Pick<Shop, 'vault'>,
  unitId: string,
  dossierId: string,
): Promise<readonly DossierDocument[]> => {
  const { rows } = await sql<Omit<DossierDocument, 'name'> & { readonly name_encrypted: string }>`
    select id, file_type as "fileType", name_encrypted, size_bytes as "sizeBytes" from private_document
    where dossier_id = ${dossierId} and bu_id = ${unitId} order by created_at`.execute(transaction);
  return rows.map(({ name_encrypted: name, ...rest }) => ({ ...rest, name: vault.decrypt(PURPOSE, name) }));
};

/**
 * A document with its content; null if the unit has none with this id that `own` holds for. Without it the caller has the right to any, and
 * writes it down.
 */
export const openDocument = async (
  { connection, vault }: Pick<Shop, 'connection' | 'vault'>,
  unitId: string,
  id: string,
  own: RawBuilder<boolean> = sql`true`,
): Promise<NewDocument | null> => {
  const { rows } = await inUnit(connection, unitId, (transaction) =>
    sql<{ file_type: CleanDocument['fileType']; name_encrypted: string; content_sealed: Uint8Array }>`
      select file_type, name_encrypted, content_sealed from private_document where id = ${isUuid(id) ? id : null}::uuid and bu_id = ${unitId} and ${own}`.execute(
      transaction,
    ),
  );
  const [row] = rows;
  if (row === undefined) return null;
  return {
    fileType: row.file_type,
    name: vault.decrypt(PURPOSE, row.name_encrypted),
    bytes: vault.open(PURPOSE, id, row.content_sealed),
  };
};

/** Deletes documents whose term is over. */
export const dropDocumentsSql = deleteDueSql({ table: 'private_document', key: 'id', due: 'delete_at' });
