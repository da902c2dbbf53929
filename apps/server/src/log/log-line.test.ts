import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logLine, redacted } from './log-line.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const around = fc.constantFrom('', ' ', 'card ', ' refused.', '="', '\n');

describe('a log line', () => {
  test('never contains a whole card number, however it is grouped, but keeps its last four digits', () => {
    fc.assert(
      fc.property(digits(13, 19), around, around, fc.constantFrom('', ' ', '-'), (number, before, after, gap) => {
        const grouped = number.replaceAll(/(.{4})(?=.)/g, `$1${gap}`);
        const { text } = redacted({ text: `${before}${grouped}${after}` });
        expect(text).toBe(`${before}…${number.slice(-4)}${after}`);
      }),
    );
  });

  test('contains only the domain of an email', () => {
    expect(redacted({ to: 'RCPT TO:<nora.petit@example.test> refused' })).toEqual({
      to: 'RCPT TO:<…@example.test> refused',
    });
  });

  test('contains of an account number the last four characters alone', () => {
    const facts = { a: 'from FR1420041010050500013M02606', b: 'DE89 3704 0044 0532 0130 00 is another' };
    expect(redacted(facts)).toEqual({ a: 'from …2606', b: '…3000 is another' });
  });

  test('contains no phone number and no token', () => {
    const token = 'x9Y_-'.repeat(9);
    expect(redacted({ a: 'to +33 6 12 34 56 78', b: `token ${token}` })).toEqual({ a: 'to …5678', b: 'token …' });
  });

  test('keeps what it can be traced by: order numbers, payment ids, codes, plain numbers', () => {
    const facts = {
      order: '7K3M-9QX2-4DTA',
      attempt: '12345678-1234-4234-8234-123456789012',
      code: '58019',
      key: 'card-email:01234567-0123-4123-8123-012345678901',
      times: 123_456_789_012,
      isOver: true,
      nothing: null,
    };
    expect(redacted(facts)).toEqual(facts);
  });

  test('is a single line, whatever its texts contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = logLine(AT, 'event', { text: `${text}\r\n{"event":"forged"}` });
        expect(line.split(/[\r\n]/)).toEqual([expect.stringContaining('"event":"event"'), '']);
      }),
    );
  });
});
