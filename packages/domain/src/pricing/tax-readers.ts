/** Who reads the tax in a price while buying. Source: A-06. */
import { isTrade } from '../customer/index.ts';
import type { CustomerKind } from '../customer/index.ts';

/** Companies, and salesmen who order for them; quotations and invoices always show the split. */
export const showsTaxSplit = (kind: CustomerKind): boolean => isTrade(kind);
