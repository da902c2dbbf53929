/** The documents that a company gave: with its registration, and with its verification. Source: A-191. */
import type { FileType } from '../file/index.ts';
import type { Instant } from '../time/index.ts';
import type { DocumentRetention } from './document-term.ts';

/** In which its profile lists them. */
export const COMPANY_DOCUMENT_KINDS = ['registration', 'identity', 'verification'] as const;
/** `registration`: the extract of the register; `identity`: the paper of the contact; `verification`: those of the dossier. */
export type CompanyDocumentKind = (typeof COMPANY_DOCUMENT_KINDS)[number];

/** As it is stored: pictures as JPEG. `name` is the sender's, `size` in bytes. */
export interface CompanyDocument {
  readonly documentId: string;
  readonly kind: CompanyDocumentKind;
  readonly name: string;
  readonly type: FileType;
  readonly size: number;
  readonly receivedAt: Instant;
}

/** What a company gave, and for how many months it is kept after the company left. */
export interface CompanyPapers extends Pick<DocumentRetention, 'monthsAfterLeaving'> {
  readonly documents: readonly CompanyDocument[];
}

/** In the order of their kinds, the latest of a kind first. */
export const listedDocuments = (documents: readonly CompanyDocument[]): readonly CompanyDocument[] =>
  documents.toSorted(
    (one, other) =>
      COMPANY_DOCUMENT_KINDS.indexOf(one.kind) - COMPANY_DOCUMENT_KINDS.indexOf(other.kind) ||
      other.receivedAt - one.receivedAt,
  );
