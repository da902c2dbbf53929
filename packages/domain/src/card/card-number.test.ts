import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CARD_NUMBER_DIGITS,
  CARD_NUMBER_MAX_DIGITS,
  CARD_NUMBER_MIN_DIGITS,
  CARD_NUMBER_RANDOM_DIGITS,
  CARD_PIN_DIGITS,
  checkCardNumber,
  checkDigitOf,
  checkPin,
  countPinGuess,
  formatCardNumber,
  hasCheckDigit,
  isLockedByPins,
  lockOf,
  maskCardNumber,
  needsPin,
  newCardNumber,
  WRONG_PINS_MAX,
} from './index.ts';
import { cardNumbers, nearMissPins, pins } from './testing.ts';

const ALWAYS_PIN = { prefixesWithoutPin: [] };

describe('a new card', () => {
  test('has fifteen random digits and a check digit, and a PIN of six random digits', () => {
    expect([CARD_NUMBER_RANDOM_DIGITS, CARD_NUMBER_DIGITS, CARD_PIN_DIGITS]).toEqual([15, 16, 6]);
    const drawn: number[] = [];
    const card = newCardNumber((count) => {
      drawn.push(count);
      return '123456789012345'.slice(0, count);
    }, ALWAYS_PIN);
    expect(card).toEqual({ cardNumber: '1234567890123452', pin: '123456' });
    expect(drawn).toEqual([15, 6]);
  });

  test('is drawn again while its range says that it needs no PIN [A-89]', () => {
    const policy = { prefixesWithoutPin: ['77', '8'] };
    const draws = ['770000000000000', '800000000000000', '100000000000000', '000001'];
    expect(newCardNumber(() => draws.shift()!, policy)).toEqual({ cardNumber: '1000000000000008', pin: '000001' });
  });

  test('is found within a hundred draws; a policy that leaves no number is a defect', () => {
    const policy = { prefixesWithoutPin: ['0'] };
    let draws = 0;
    const draw = (free: number) => (count: number) => ((draws += 1) < free ? '0' : '1').repeat(count);
    expect(newCardNumber(draw(100), policy).cardNumber).toMatch(/^1/);
    draws = 0;
    expect(() => newCardNumber(draw(101), policy)).toThrow(RangeError);
  });
});

describe('the check digit', () => {
  test.each([
    ['7992739871', '3'],
    ['411111111111111', '1'],
    ['000000000000000', '0'],
  ])('of %s is %s, by Luhn', (digits, check) => {
    expect(checkDigitOf(digits)).toBe(check);
  });

  test('is in every generated number, and detects any single wrong digit', () => {
    fc.assert(
      fc.property(
        cardNumbers,
        fc.nat({ max: CARD_NUMBER_DIGITS - 1 }),
        fc.integer({ min: 1, max: 9 }),
        (number, at, by) => {
          expect(hasCheckDigit(number)).toBe(true);
          const wrong = String((Number(number[at]) + by) % 10);
          expect(hasCheckDigit(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false);
        },
      ),
    );
  });

  test('detects two swapped neighbours, except 0 and 9', () => {
    fc.assert(
      fc.property(cardNumbers, fc.nat({ max: CARD_NUMBER_DIGITS - 2 }), (number, at) => {
        const pair = number.slice(at, at + 2);
        fc.pre(pair[0] !== pair[1] && pair !== '09' && pair !== '90');
        expect(hasCheckDigit(`${number.slice(0, at)}${pair[1]}${pair[0]}${number.slice(at + 2)}`)).toBe(false);
      }),
    );
  });

  test('exists only in numbers of sixteen digits', () => {
    for (const text of ['', '0', '00000000000000000', '000000000000000', ' 0000000000000000', '0000000000000000\n'])
      expect(hasCheckDigit(text)).toBe(false);
    expect(hasCheckDigit('0000000000000000')).toBe(true);
  });
});

const tagOf = (entry: string) => Result.getOrThrow(Result.flip(checkCardNumber(entry)))._tag;

describe('an entered card number', () => {
  test('is normalised to its digits, however it was grouped [S1.12][A-17][A-165]', () => {
    fc.assert(
      fc.property(cardNumbers, fc.constantFrom('', ' ', '-', '\t', '\u00A0', '\u2009', '\u202F'), (number, sign) => {
        expect(checkCardNumber(` ${number.replace(/.{4}/g, `$&${sign}`)} `)).toEqual(Result.succeed(number));
      }),
    );
  });

  test('is required and has 8 to 24 digits; anything that is not a code is refused as such [S1.12][A-165]', () => {
    expect([CARD_NUMBER_MIN_DIGITS, CARD_NUMBER_MAX_DIGITS]).toEqual([8, 24]);
    expect(tagOf('')).toBe('Required');
    expect(tagOf('9999.0000.0000.4417')).toBe('NotACode');
    expect(tagOf('9999 0000 0000 44I7')).toBe('NotDigits');
    expect(checkCardNumber('1234567')).toEqual(Result.fail({ _tag: 'LengthOutside', min: 8, max: 24, length: 7 }));
    expect(tagOf('1'.repeat(25))).toBe('LengthOutside');
    expect(Result.isSuccess(checkCardNumber('12345678'))).toBe(true);
    expect(Result.isSuccess(checkCardNumber('1'.repeat(24)))).toBe(true);
  });
});

describe('a displayed card number', () => {
  test('is in groups of four for its owner', () => {
    expect(formatCardNumber('9999000000004417')).toBe('9999 0000 0000 4417');
    expect(formatCardNumber('123456789')).toBe('1234 5678 9');
    expect(formatCardNumber('1234')).toBe('1234');
  });

  test('shows its last four digits and hides the rest', () => {
    expect(maskCardNumber('9999000000004417')).toBe('•••• •••• •••• 4417');
    expect(maskCardNumber('12345678')).toBe('•••• 5678');
    expect(maskCardNumber('1234567')).toBe('•••• •••');
  });

  test('never shows more than four digits or half of them, and keeps its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 24 }), (number) => {
        const masked = maskCardNumber(number);
        const shown = masked.replace(/[^0-9]/g, '');
        expect(shown.length).toBeLessThanOrEqual(4);
        expect(shown.length * 2).toBeLessThanOrEqual(number.length);
        expect(number.endsWith(shown)).toBe(true);
        expect(masked.replaceAll(' ', '')).toHaveLength(number.length);
      }),
    );
  });
});

describe('a PIN', () => {
  test('has six digits; white space is removed [S1.12][A-165][A-180]', () => {
    fc.assert(
      fc.property(pins, (pin) => {
        expect(checkPin(pin)).toEqual(Result.succeed(pin));
        expect(checkPin(` ${pin.slice(0, 3)}\u2009\t${pin.slice(3)} `)).toEqual(Result.succeed(pin));
      }),
    );
  });

  test('of any other shape is refused with the format, an empty one as missing [S1.12]', () => {
    fc.assert(
      fc.property(nearMissPins, (pin) => {
        expect(checkPin(pin)).toEqual(Result.fail({ _tag: 'WrongFormat', format: '000000' }));
      }),
    );
    expect(checkPin('')).toEqual(Result.fail({ _tag: 'Required' }));
  });

  test('is required depending on the range of the number only [A-89]', () => {
    const policy = { prefixesWithoutPin: ['6006', '77'] };
    expect(['6006123412341234', '7700000000', '6007', '1677', '6'].map((number) => needsPin(number, policy))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    fc.assert(fc.property(cardNumbers, (number) => needsPin(number, ALWAYS_PIN)));
  });
});

const guess = (wrongPins: number, ...isRight: boolean[]) => isRight.reduce(countPinGuess, wrongPins);

describe('wrong PINs', () => {
  test('lock the card at the fifth in a row, and a right one does not unlock it', () => {
    expect(WRONG_PINS_MAX).toBe(5);
    expect(guess(0, false, false, false, false)).toBe(4);
    expect([4, 5, 6].map(isLockedByPins)).toEqual([false, true, true]);
    expect(guess(4, false)).toBe(5);
    expect(guess(4, false, true, true, false)).toBe(5);
  });

  test('are reset by a right one, so that fewer in a row never lock', () => {
    expect(guess(0, false, false, true)).toBe(0);
    fc.assert(
      fc.property(fc.array(fc.boolean()), (guesses) => {
        const runs = guesses
          .map((isRight) => (isRight ? ' ' : 'x'))
          .join('')
          .split(' ');
        const longest = Math.max(...runs.map(({ length }) => length));
        expect(isLockedByPins(guess(0, ...guesses))).toBe(longest >= WRONG_PINS_MAX);
      }),
    );
  });

  test('take precedence over the lock of an unconfirmed parcel; a received card with few of them has no lock [A-85]', () => {
    expect(lockOf(5, 'untilReceipt')).toBe('wrongPins');
    expect(lockOf(5, null)).toBe('wrongPins');
    expect(lockOf(4, 'untilReceipt')).toBe('untilReceipt');
    expect(lockOf(4, null)).toBeNull();
  });
});
