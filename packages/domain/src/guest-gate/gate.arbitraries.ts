/** Random facts of the gate. */
import * as fc from 'fast-check';
import type { GateFacts } from './guest-gate.ts';

export const anyGateFacts: fc.Arbitrary<GateFacts> = fc.record({
  isCartEmpty: fc.boolean(),
  isGuestOnly: fc.boolean(),
  isLoggedIn: fc.boolean(),
  isGuestModeOn: fc.boolean(),
  isGuestChosen: fc.boolean(),
  isSingleSignOnOnly: fc.boolean(),
});
