/** Random facts of leaving. */
import * as fc from 'fast-check';
import type { LeaveFacts } from './leave-guard.ts';

export const anyLeaveFacts: fc.Arbitrary<LeaveFacts> = fc.record({
  page: fc.constantFrom('buying' as const, 'checkout' as const),
  unconfirmedOrderNo: fc.option(fc.constantFrom('FR1', 'FR2')),
  isPaymentFormOpen: fc.boolean(),
  draftId: fc.option(fc.uuid()),
});
