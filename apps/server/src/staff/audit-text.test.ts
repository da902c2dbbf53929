import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditText } from './audit-text.ts';

const before = fc.constantFrom('', ' ', 'not from ', 'paid: ', '(');
const after = fc.constantFrom('', ' ', '.', ', which is another’s', ')');

describe('a text in the audit', () => {
  test('has of an account number, as one word or in groups, the last four characters alone [A-191]', () => {
    const ibans = [
      'FR1420041010050500013M02606',
      'DE89370400440532013000',
      'MT84MALT011000012345MTLCAST001S',
      'NO9386011117947',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...ibans), fc.boolean(), before, after, (iban, isGrouped, begin, end) => {
        const written = isGrouped ? iban.replaceAll(/(.{4})(?=.)/g, '$1 ') : iban;
        expect(auditText(`${begin}${written}${end}`)).toBe(`${begin}…${iban.slice(-4)}${end}`);
        expect(auditText(written.toLowerCase())).toBe(`…${iban.slice(-4).toLowerCase()}`);
      }),
    );
  });

  test.each([
    ['12AB34567 is cut off', '…4567 is cut off'],
    ['the card T7X62TZ79', 'the card …TZ79'],
    ['C01X00T47: unreadable', '…0T47: unreadable'],
    ['880692310285', '…0285'],
    ['1 80 03 44 109 123 45', '…2345'],
  ])('has of an identity document’s number the last four characters alone: %s [A-191]', (text, kept) => {
    expect(auditText(text)).toBe(kept);
  });

  test.each(['born 1980/03/14', 'born 1980-3-14', 'born 14/03/1980', 'born 14.3.1980'])(
    'has no day, which may be one of birth: %s [A-191]',
    (text) => expect(auditText(text)).toBe('born …'),
  );

  test.each([
    'idDocuments/r1.document: The passport is cut off | company/identity.legalName: as in the register',
    'Extract of 2026, 3 months, 10.00 EUR, article 1234',
    'as in 12345678-1234-4234-8234-123456789012',
    'registered',
  ])('keeps what says nothing of that kind: %s', (text) => {
    expect(auditText(text)).toBe(text);
  });
});
