import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emails } from '../email/testing.ts';
import { maskedTarget } from './index.ts';

describe('where a code went', () => {
  test.each([
    ['email', 'ines.martin@exemple.fr', 'i•••@exemple.fr'],
    ['email', 'é@exemple.fr', '•••@exemple.fr'],
    ['sms', '+33612345678', '••• 78'],
  ] as const)('by %s to %s is shown as %s [A-66]', (channel, target, shown) => {
    expect(maskedTarget({ channel, target })).toBe(shown);
  });

  test('is shown with one letter of a mailbox, and no number of letters is told [A-66]', () => {
    fc.assert(
      fc.property(emails, (target) => {
        const shown = maskedTarget({ channel: 'email', target });
        const domain = target.slice(target.lastIndexOf('@'));
        expect(shown.endsWith(domain)).toBe(true);
        expect([3, 4]).toContain([...shown].length - [...domain].length);
      }),
    );
  });
});
