/** The documents that a company gave, without a server. Source: A-191. */
import { type CompanyDocument, listedDocuments } from '@offrande/domain/company-review';
import { ERROR_CODES } from '../contract/answer.ts';
import type { CompanyDocumentGateway } from '../company/index.ts';
import { type CallScript, createCallScript } from './call-script.ts';
import { refused } from './memory-members.ts';

/** The two of a registration. */
const MEMORY_DOCUMENTS: readonly CompanyDocument[] = [
  {
    documentId: 'document-1',
    kind: 'registration',
    name: 'kbis.pdf',
    type: 'pdf',
    size: 481_280,
    receivedAt: Date.UTC(2026, 4, 4, 8),
  },
  {
    documentId: 'document-2',
    kind: 'identity',
    name: 'carte-identite.jpg',
    type: 'jpeg',
    size: 1_887_436,
    receivedAt: Date.UTC(2026, 4, 4, 8),
  },
];

export interface MemoryCompanyDocuments extends CompanyDocumentGateway {
  readonly script: CallScript<keyof CompanyDocumentGateway>;
}

export const createMemoryCompanyDocuments = (
  documents: readonly CompanyDocument[] = MEMORY_DOCUMENTS,
  monthsAfterLeaving = 60,
): MemoryCompanyDocuments => {
  const script = createCallScript<keyof CompanyDocumentGateway>();
  return {
    script,
    fetchDocuments: () =>
      script.run('fetchDocuments', () => ({ documents: listedDocuments(documents), monthsAfterLeaving })),
    readDocument: ({ documentId }) =>
      script.run('readDocument', () => {
        const found = documents.find((document) => document.documentId === documentId);
        if (found === undefined) throw refused('readCompanyDocument', ERROR_CODES.notFound);
        return { name: found.name, type: found.type, bytes: new Uint8Array([0x25, 0x50, 0x44, 0x46]) };
      }),
  };
};
