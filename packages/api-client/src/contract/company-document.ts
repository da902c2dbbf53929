/** The documents that a company gave the shop, for its administrators. `custId` is the company that the sign-in is for. Source: A-191. */
import { COMPANY_DOCUMENT_KINDS } from '@offrande/domain/company-review';
import { FILE_TYPES } from '@offrande/domain/file';
import { InstantFromIso } from '@offrande/domain/time/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Text, UnitId } from './wire.ts';

const post = { method: 'POST', version: 'v1', auth: 'member' } as const;
const own = { aggregatorBuId: UnitId, custId: Text };
const file = { name: Schema.String, type: Schema.Literals(FILE_TYPES) };

/** Those that are kept, without their content, and for how many months they would be after the company left. */
export const companyDocuments = defineCall('companyDocuments', {
  ...post,
  path: '/company/documents',
  request: Schema.Struct(own),
  response: Schema.Struct({
    documents: Schema.Array(
      Schema.Struct({
        documentId: Text,
        kind: Schema.Literals(COMPANY_DOCUMENT_KINDS),
        ...file,
        size: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
        receivedAt: InstantFromIso,
      }),
    ),
    monthsAfterLeaving: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  }),
});

/** One of them with its content in base64. `notFound` if the company has no such document any more. */
export const readCompanyDocument = defineCall('readCompanyDocument', {
  ...post,
  path: '/company/readDocument',
  patience: 'file',
  request: Schema.Struct({ ...own, documentId: Text }),
  response: Schema.Struct({ ...file, resourceContent: Schema.String }),
});

export const companyDocumentCalls = { companyDocuments, readCompanyDocument } as const;
