/** The identity document that a person states when registering, or when buying as a guest: its type and its number (S3.60, S3.62, S3.63). */
import { Result } from 'effect';
import { lettersAndDigitsOnly, requiredText } from '../text/index.ts';
import type { EntryRefusal, TextRefusalOf } from '../text/index.ts';

export const DOCUMENT_TYPES = ['identificationCard', 'other'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** As entered. `documentType` null: none chosen. */
export interface IdentityDocumentEntry {
  readonly documentType: DocumentType | null;
  readonly documentNumber: string;
}

/** Nothing entered. */
export const NO_DOCUMENT: IdentityDocumentEntry = { documentType: null, documentNumber: '' };

/** As checked. */
export interface IdentityDocument {
  readonly documentType: DocumentType;
  readonly documentNumber: string;
}

/** Letters and digits; spaces and hyphens are removed. */
const checkNumber = (text: string): Result.Result<string, EntryRefusal | TextRefusalOf<'NotLettersAndDigits'>> =>
  requiredText(lettersAndDigitsOnly)(text.replace(/[\s\p{Pd}]/gu, ''));

/** A missing type is refused, unless the whole document is omitted. */
const checkType = (
  type: DocumentType | null,
  isLeftOut: boolean,
): Result.Result<DocumentType | null, TextRefusalOf<'Required'>> =>
  type === null && !isLeftOut ? Result.fail({ _tag: 'Required' }) : Result.succeed(type);

/**
 * The check of both fields, for forms that contain them. If the document is optional, both may be omitted together, but
 * not one alone.
 */
export const identityDocumentFields = ({ documentType, documentNumber }: IdentityDocumentEntry, isNeeded: boolean) => {
  const isLeftOut = !isNeeded && documentType === null && documentNumber.trim() === '';
  return {
    documentType: checkType(documentType, isLeftOut),
    documentNumber: isLeftOut ? Result.succeed('') : checkNumber(documentNumber),
  };
};

/**
 * What a guest states: the document where the unit needs one of its buyers, and none elsewhere, whatever was entered: what is
 * not needed is not stored.
 */
export const guestDocumentFields = (entry: IdentityDocumentEntry, isNeeded: boolean) =>
  isNeeded ? identityDocumentFields(entry, true) : identityDocumentFields(NO_DOCUMENT, false);
