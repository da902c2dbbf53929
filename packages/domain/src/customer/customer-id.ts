/** The buyer's own reference for a customer, on lines of companies and salesmen (spec sections 3 and 6, A-59). */
import { Result } from 'effect';
import { checkOptionalCode } from '../text/index.ts';
import type { CodeRefusal, EntryRefusal } from '../text/index.ts';
import type { CustomerKind } from './customer.ts';
import { may } from './permissions.ts';

export type CustomerIdRefusal = EntryRefusal | CodeRefusal | { readonly _tag: 'CustomerIdNotOffered' };

/** Optional, in the format of a code. For a guest or an individual it is `CustomerIdNotOffered`. */
export const checkCustomerId = (text: string, kind: CustomerKind): Result.Result<string, CustomerIdRefusal> =>
  text.trim() !== '' && !may(kind, 'setCustomerId')
    ? Result.fail({ _tag: 'CustomerIdNotOffered' })
    : checkOptionalCode(text);
