/** Who may request quotations: companies, and salesmen for them (S6.14, A-40). */
import { Result } from 'effect';
import { may } from '../customer/index.ts';
import type { CustomerKind } from '../customer/index.ts';

/** True for companies and salesmen. */
export const mayQuote = (kind: CustomerKind): boolean => may(kind, 'requestQuotation');

/** A guest or an individual has no quotations. */
export interface QuotationNotOffered {
  readonly _tag: 'QuotationNotOffered';
}

/** Accepts the buyers who may request a quotation. */
export const checkMayQuote = (kind: CustomerKind): Result.Result<void, QuotationNotOffered> =>
  mayQuote(kind) ? Result.void : Result.fail({ _tag: 'QuotationNotOffered' });
