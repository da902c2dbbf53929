/** Random emails of the HTML pattern with at least two labels, and near misses. */
import * as fc from 'fast-check';

const local = fc.string({ unit: fc.constantFrom(...'abcXYZ0189.!#%&*+=?^_|~-'), minLength: 1, maxLength: 20 });
const label = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'abz09'), minLength: 1, maxLength: 8 }),
    fc.constantFrom('', '-', '--'),
    fc.string({ unit: fc.constantFrom(...'abz09'), minLength: 1, maxLength: 8 }),
  )
  .map((parts) => parts.join(''));

export const emails: fc.Arbitrary<string> = fc
  .tuple(local, fc.array(label, { minLength: 2, maxLength: 4 }))
  .map(([name, labels]) => `${name}@${labels.join('.')}`);

/** Strings that look like emails but are not. */
export const nearMissEmails: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(local, label).map(([name, domain]) => `${name}@${domain}`),
  emails.map((email) => email.replace('@', '')),
  emails.map((email) => `${email}.`),
  emails.map((email) => email.replace('@', '@-')),
  emails.map((email) => email.replace('@', '@@')),
  emails.map((email) => email.replace('@', ' @')),
  emails.map((email) => `é${email}`),
  emails.map((email) => email.replace('@', '@.')),
  fc.constant(`a@${'b'.repeat(64)}.fr`),
);
