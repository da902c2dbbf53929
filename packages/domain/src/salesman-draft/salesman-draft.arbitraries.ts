/** Random values of a draft. */
import * as fc from 'fast-check';
import { receivers } from '../address/testing.ts';
import { cartLine } from '../cart/testing.ts';
import type { Currency } from '../money/index.ts';
import { listedCustomer } from '../salesman/testing.ts';
import type { DraftValues } from './draft.ts';

/** Any of a draft's values. */
export const draftValues = (of: Currency): fc.Arbitrary<DraftValues> =>
  fc.record(
    {
      customer: fc.option(listedCustomer),
      lines: fc.array(cartLine(of), { maxLength: 3 }),
      invoicing: fc.record({
        source: fc.constant(null),
        address: fc.option(receivers),
        purchaseOrder: fc.constantFrom('', 'PO-7'),
      }),
    },
    { requiredKeys: [] },
  );
