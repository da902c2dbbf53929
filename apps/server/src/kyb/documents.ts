/**
 * The documents of a dossier: uploaded for one of its answers, checked, sealed, and held by the answers that name them; one that none names
 * goes after its term. Source: S5.51, S5.52, A-62, A-191.
 */
import type { Calls } from '@offrande/api-client/contract';
import { KYB_DOCUMENT_RULES, type KybDocument } from '@offrande/domain/dossier-field';
import type { Dossier } from '@offrande/domain/dossier';
import { cleanFileName } from '@offrande/domain/file';
import { Result } from 'effect';
import { sql } from 'kysely';
import { assertHasCompanies } from '../company-registration/assert-has-companies.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { inUnit } from '../database/in-unit.ts';
import { cleanDocument } from '../private-document/clean-document.ts';
import { type NewDocument, openDocument, storeDocument } from '../private-document/private-document.ts';
import { isOwnCompany } from './kyb-session.ts';

/** What the server knows of each document of a dossier, by its id. */
export type StoredDocuments = Readonly<Record<string, Pick<KybDocument, 'type' | 'size'>>>;

/** The documents that the answers name. */
export const namedDocuments = ({ company, idDocuments }: Dossier): readonly KybDocument[] =>
  [
    company.profile.registrationDocument,
    company.profile.articles,
    ...Object.values(idDocuments).map(({ document }) => document),
  ].filter((document) => document !== null);

/** Whether a dossier names only documents of its own, as they were stored. */
export const areStored = (dossier: Dossier, stored: StoredDocuments): boolean =>
  namedDocuments(dossier).every(
    ({ fileId, type, size }) => stored[fileId]?.type === type && stored[fileId].size === size,
  );

/** Twice what a dossier of the largest size has, with room for second tries. */
const DOCUMENTS_MAX = 200;

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const REFUSALS = {
  FileEmpty: 'unsupportedFileType',
  FileTooBig: 'fileTooBig',
  UnsupportedFileType: 'unsupportedFileType',
} as const;

/** How many documents the caller's dossier has; `notAuthorized` if it has none. */
const countDocuments = async (context: CallContext, custId: string): Promise<number> => {
  const { shop, unit } = context;
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<{ count: number }>`
      select (select count(*)::integer from private_document where dossier_id = dossier.customer_id) as count
      from kyb_dossier as dossier where dossier.bu_id = ${unit.id}
        and ${isOwnCompany(context, custId, sql`dossier.customer_id`)}`.execute(transaction),
  );
  if (rows[0] === undefined) throw new CallRefused('notAuthorized');
  return rows[0].count;
};

const answered = (fileId: string, { name, fileType, bytes }: NewDocument): KybDocument => ({
  fileId,
  name,
  type: fileType,
  size: bytes.length,
});

export const uploadKybDocument: Handler<Calls['uploadKybDocument']> = async (
  { custId, kind, fileName, resourceContent },
  context,
) => {
  assertHasCompanies(context);
  const { shop, unit, buyer } = context;
  if ((await countDocuments(context, custId)) >= DOCUMENTS_MAX) throw new CallRefused('filesFull');
  if (!BASE64.test(resourceContent)) throw new CallRefused('unsupportedFileType');
  const bytes = new Uint8Array(Buffer.from(resourceContent, 'base64'));
  const cleaned = await cleanDocument({ name: fileName, bytes }, KYB_DOCUMENT_RULES[kind]);
  if (Result.isFailure(cleaned)) throw new CallRefused(REFUSALS[cleaned.failure._tag]);
  const document = { ...cleaned.success, name: cleanFileName(fileName) };
  const owner = { unitId: unit.id, sessionId: buyer.sessionId, dossierId: custId };
  return { document: answered(await storeDocument(shop, owner, document), document) };
};

export const readKybDocument: Handler<Calls['readKybDocument']> = async ({ custId, fileId }, context) => {
  assertHasCompanies(context);
  const { shop, unit } = context;
  const own = isOwnCompany(context, custId, sql`dossier_id`);
  const document = await openDocument(shop, unit.id, fileId, own);
  if (document === null) throw new CallRefused('notAuthorized');
  return { document: answered(fileId, document), resourceContent: Buffer.from(document.bytes).toString('base64') };
};
