/** Random facts of the gate and of leaving, and guest details that pass. */
import * as fc from 'fast-check';
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
  .record({
    name: fc.constantFrom('Ana García', "Conor O'Neill", 'Anne-Marie Duval', '王 伟', 'محمد علي'),
    email: fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.constantFrom('example.org', 'mail.example.co.uk')).map((part) => part.join('@')),
    phone: fc.constantFrom({ areaCode: '', number: '' }, { areaCode: '+33', number: '06 12 34 56 78' }),
  })
  .map((entry) => ({ ...entry, confirmEmail: entry.email }));
