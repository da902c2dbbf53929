/** The paper that a person names when registering: its type and its number (S3.62, S3.63). */
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

/** Letters and digits; blanks and hyphens do not count. */
const checkNumber = (text: string): Result.Result<string, EntryRefusal | TextRefusalOf<'NotLettersAndDigits'>> =>
  requiredText(lettersAndDigitsOnly)(text.replace(/[\s\p{Pd}]/gu, ''));

/** None is refused, unless the whole document is left out. */
const checkType = (
  type: DocumentType | null,
  isLeftOut: boolean,
): Result.Result<DocumentType | null, TextRefusalOf<'Required'>> =>
  type === null && !isLeftOut ? Result.fail({ _tag: 'Required' }) : Result.succeed(type);

/**
 * The check of both fields, for a form of which they are a part. Where the document is optional both may be left out
 * together, never one alone.
 */
export const identityDocumentFields = ({ documentType, documentNumber }: IdentityDocumentEntry, isNeeded: boolean) => {
  const isLeftOut = !isNeeded && documentType === null && documentNumber.trim() === '';
  return {
    documentType: checkType(documentType, isLeftOut),
    documentNumber: isLeftOut ? Result.succeed('') : checkNumber(documentNumber),
  };
};
