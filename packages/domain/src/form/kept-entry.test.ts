/** What a form keeps while its page is loaded anew. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSecretField, restoreEntry, withoutSecrets } from './index.ts';

const SECRETS = ['password', 'newPassword', 'confirmPassword', 'pin', 'newPin', 'cardPin', 'cardNumber', 'code', 'otp'];
const OPEN = ['name', 'email', 'shipping', 'opinion', 'zipCode', 'countryCode', 'areaCode', 'extraCode', 'cardName'];

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean());
const entries = fc.dictionary(fc.constantFrom(...OPEN), fc.oneof(leaf, fc.dictionary(fc.constantFrom(...OPEN), leaf)));
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('an entry that is kept', () => {
  test.each(SECRETS)('never has a %s', (name) => {
    expect(isSecretField(name)).toBe(true);
    const kept = withoutSecrets({ [name]: '1', list: [{ [name]: '1' }], part: { [name]: '1', email: 'a' } });
    expect(kept).toEqual({ list: [{}], part: { email: 'a' } });
  });

  test.each(OPEN)('has its %s', (name) => expect(withoutSecrets({ [name]: '1' })).toEqual({ [name]: '1' }));

  test('comes back as it was, for any entry without secrets', () =>
    fc.assert(
      fc.property(entries, (entry) => {
        expect(restoreEntry(entry, asStored(withoutSecrets(entry)))).toEqual(entry);
      }),
    ));

  test('leaves the start of the form where it says nothing or something of another kind', () => {
    const start = { email: 'a', phone: { areaCode: '33', number: '' }, days: 1, photo: null, preset: '50.00', pin: '' };
    expect(restoreEntry(start, { email: 7, phone: 'x', days: [], more: 1 })).toEqual(start);
    expect(restoreEntry(start, { phone: { number: '6' } })).toEqual({
      ...start,
      phone: { areaCode: '33', number: '6' },
    });
    for (const unreadable of [null, 7, 'x', [], undefined]) expect(restoreEntry(start, unreadable)).toBe(start);
  });

  test('may empty what the form starts with, and fill what it starts without', () => {
    const start: { preset: string | null; photo: object | null } = { preset: '50.00', photo: null };
    const kept = { preset: null, photo: { url: '/uploads/1.png' } };
    expect(restoreEntry(start, kept)).toEqual(kept);
  });
});
