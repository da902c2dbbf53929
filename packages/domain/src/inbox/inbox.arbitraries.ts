/** Random inboxes: messages with unique ids, some with the same instant. */
import * as fc from 'fast-check';
import { instants } from '../time/testing.ts';
import type { InboxMessage } from './inbox.ts';

export const inboxes: fc.Arbitrary<readonly InboxMessage[]> = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^m[0-9]{1,3}$/),
    title: fc.constantFrom('Your card', 'Votre carte', ''),
    text: fc.constantFrom('<p>Hello</p>', ''),
    at: fc.oneof(instants, fc.constant(1_700_000_000_000)),
  }),
  { maxLength: 10, selector: ({ id }) => id },
);
