/** Valid guest details. */
import * as fc from 'fast-check';
import { NO_DOCUMENT } from '../customer/index.ts';
import { emails } from '../email/testing.ts';
import { mobiles } from '../phone/testing.ts';
import { fullNames } from '../text/testing.ts';
import type { GuestEntry } from './guest-details.ts';

/** Details that pass all checks in a unit that needs no document. */
export const guestEntry: fc.Arbitrary<GuestEntry> = fc
  .record({ name: fullNames, email: emails, phone: fc.oneof(fc.constant({ areaCode: '', number: '' }), mobiles) })
  .map((entry) => ({ ...entry, ...NO_DOCUMENT, confirmEmail: entry.email }));
