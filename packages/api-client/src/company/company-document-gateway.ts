/** The calls about the documents that a company gave. Source: A-191. */
import { type CompanyPapers, listedDocuments } from '@offrande/domain/company-review';
import type { FileType } from '@offrande/domain/file';
import type { Client } from '../client/client.ts';
import { companyDocuments, readCompanyDocument } from '../contract/company-document.ts';
import { fromBase64 } from '../gateways/base64.ts';

interface Whose {
  readonly custId: string;
}

/** A document with its content. */
export interface CompanyFile {
  readonly name: string;
  readonly type: FileType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface CompanyDocumentGateway {
  fetchDocuments(whose: Whose): Promise<CompanyPapers>;
  readDocument(document: Whose & { readonly documentId: string }): Promise<CompanyFile>;
}

export const createCompanyDocumentGateway = (client: Client): CompanyDocumentGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    fetchDocuments: async (whose) => {
      const { documents, ...kept } = await client.call(companyDocuments, { ...unit, ...whose });
      return { documents: listedDocuments(documents), ...kept };
    },
    readDocument: async (document) => {
      const { resourceContent, ...file } = await client.call(readCompanyDocument, { ...unit, ...document });
      return { ...file, bytes: fromBase64(resourceContent) };
    },
  };
};
