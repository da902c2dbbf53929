/** The buyer's own reference for a customer, on lines of companies and salesmen (spec sections 3 and 6, A-59). */
import { Result } from 'effect';
import { checkOptionalCode } from '../text/index.ts';
import type { CodeRefusal, EntryRefusal } from '../text/index.ts';
import { isTrade } from './customer.ts';
import type { CustomerKind } from './customer.ts';

export type CustomerIdRefusal = EntryRefusal | CodeRefusal | { readonly _tag: 'CustomerIdNotOffered' };

/** May be left out; a code-like entry. From a guest or an individual it is `CustomerIdNotOffered`. */
export const checkCustomerId = (text: string, kind: CustomerKind): Result.Result<string, CustomerIdRefusal> =>
  text.trim() !== '' && !isTrade(kind) ? Result.fail({ _tag: 'CustomerIdNotOffered' }) : checkOptionalCode(text);
