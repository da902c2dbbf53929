/** Random facts of the gate and of leaving, and guest details that pass. */
import * as fc from 'fast-check';
import { emails } from '../email/testing.ts';
import { mobiles } from '../phone/testing.ts';
import { fullNames } from '../text/testing.ts';
import type { GateFacts } from './guest-gate.ts';
import type { GuestEntry } from './guest-details.ts';
import type { LeaveFacts } from './leave-guard.ts';

export const anyGateFacts: fc.Arbitrary<GateFacts> = fc.record({
  isCartEmpty: fc.boolean(),
  isGuestOnly: fc.boolean(),
  isLoggedIn: fc.boolean(),
  isGuestModeOn: fc.boolean(),
  isGuestChosen: fc.boolean(),
  isSingleSignOnOnly: fc.boolean(),
});

export const anyLeaveFacts: fc.Arbitrary<LeaveFacts> = fc.record({
  page: fc.constantFrom('buying' as const, 'checkout' as const),
  unconfirmedOrderNo: fc.option(fc.constantFrom('FR1', 'FR2')),
  isPaymentFormOpen: fc.boolean(),
  draftId: fc.option(fc.uuid()),
});

/** Details that pass every check. */
export const guestEntry: fc.Arbitrary<GuestEntry> = fc
  .record({ name: fullNames, email: emails, phone: fc.oneof(fc.constant({ areaCode: '', number: '' }), mobiles) })
  .map((entry) => ({ ...entry, confirmEmail: entry.email }));
