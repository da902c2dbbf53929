/** Valid guest details. */
import * as fc from 'fast-check';
import { emails } from '../email/testing.ts';
import { mobiles } from '../phone/testing.ts';
import { fullNames } from '../text/testing.ts';
import type { GuestEntry } from './guest-details.ts';

/** Details that pass all checks. */
export const guestEntry: fc.Arbitrary<GuestEntry> = fc
  .record({ name: fullNames, email: emails, phone: fc.oneof(fc.constant({ areaCode: '', number: '' }), mobiles) })
  .map((entry) => ({ ...entry, confirmEmail: entry.email }));
