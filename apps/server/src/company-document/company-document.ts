/**
 * The documents that a company gave, for its administrators: listed, and opened one by one. What waits for its deletion is not shown.
 * Source.
 */
import type { Calls } from '@offrande/api-client/contract';
import type { CompanyDocumentKind } from '@offrande/domain/company-review';
import { type RawBuilder, sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler, HandlersOf } from '../call/handler.ts';
import { requireForCompany } from '../customer/company-seat.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { listKeptDocuments, openDocument } from '../private-document/private-document.ts';
import { ownCustomer } from '../session/own-customer.ts';

/** Those of its registration and of its dossier. */
const givenBy = (unitId: string, custId: string): RawBuilder<boolean> =>
  sql`id in (
    select id from private_document where dossier_id = ${custId}::uuid
    union all select document.id from company_registration as registration join private_document as document
      on document.registration_id = registration.id where registration.customer_id = ${custId}::uuid and registration.bu_id = ${unitId})`;

const requireAdministrator = async (
  transaction: UnitTransaction,
  { unit, buyer }: CallContext,
  custId: string,
): Promise<void> => requireForCompany(transaction, unit, ownCustomer(buyer, custId), 'readDocuments');

const KINDS = { identity: 'identity', registration: 'registration', dossier: 'verification' } as const satisfies Record<
  string,
  CompanyDocumentKind
>;

const companyDocuments: Handler<Calls['companyDocuments']> = ({ custId }, context) => {
  const { shop, unit } = context;
  return inUnit(shop.connection, unit.id, async (transaction) => {
    await requireAdministrator(transaction, context, custId);
    const kept = await listKeptDocuments(transaction, shop, unit.id, givenBy(unit.id, custId));
    return {
      documents: kept.map(({ id, purpose, name, fileType, sizeBytes, createdAt }) => ({
        documentId: id,
        kind: KINDS[purpose],
        name,
        type: fileType,
        size: sizeBytes,
        receivedAt: createdAt.getTime(),
      })),
      monthsAfterLeaving: unit.documentRetention.monthsAfterLeaving,
    };
  });
};

const readCompanyDocument: Handler<Calls['readCompanyDocument']> = async ({ custId, documentId }, context) => {
  const { shop, unit } = context;
  await inUnit(shop.connection, unit.id, (transaction) => requireAdministrator(transaction, context, custId));
  const own = sql<boolean>`delete_at is null and ${givenBy(unit.id, custId)}`;
  const document = await openDocument(shop, unit.id, documentId, own);
  // A sign-in does not end because a document was deleted meanwhile.
  if (document === null) throw new CallRefused('notFound');
  const { name, fileType, bytes } = document;
  return { name, type: fileType, resourceContent: Buffer.from(bytes).toString('base64') };
};

export const companyDocumentHandlers: HandlersOf<'companyDocuments' | 'readCompanyDocument'> = {
  companyDocuments,
  readCompanyDocument,
};
