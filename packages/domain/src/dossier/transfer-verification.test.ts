import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currency, encodeAmount, money } from '../money/index.ts';
import { numberingPlan } from '../phone/index.ts';
import { EMPTY_DOSSIER, VERIFICATION_TRANSFER, checkReceivedTransfer, checkTab } from './index.ts';
import { checkIban } from '../dossier-field/index.ts';
import type { ReceivedTransfer, TransferDeclaration } from './index.ts';
import { ACME, FACTS } from './testing.ts';

const EUR = currency('EUR');
const IBAN = 'FR1420041010050500013M02606';
const declared = ACME.transferVerification;
const arrived: ReceivedTransfer = { amount: money(10, EUR), iban: IBAN, isInstant: false };
const declaring = (change: Partial<TransferDeclaration>) =>
  checkTab(
    'transferVerification',
    { ...EMPTY_DOSSIER, transferVerification: { ...declared, ...change } },
    FACTS,
    numberingPlan,
  );

describe('the verification transfer', () => {
  test('is 10 euro [S4.75][S9.12]', () => {
    expect(encodeAmount(VERIFICATION_TRANSFER)).toBe('10.00');
    expect(VERIFICATION_TRANSFER.currency).toEqual(EUR);
  });

  test('is declared with account holder, IBAN and day, without waiting for it [S3.84][A-79]', () => {
    expect(declaring({ accountHolder: ' Acme ', iban: 'fr14 2004 1010 0505 0001 3M02 606' })).toEqual(
      Result.succeed({ accountHolder: 'Acme', iban: IBAN, sentOn: declared.sentOn, isInstant: false }),
    );
    expect(declaring({ accountHolder: '', iban: '', sentOn: '', isInstant: null })).toEqual(
      Result.fail({
        accountHolder: { _tag: 'Required' },
        iban: { _tag: 'Required' },
        sentOn: { _tag: 'Required' },
        isInstant: { _tag: 'Required' },
      }),
    );
    expect(declaring({ sentOn: '2026/06/15' })).toEqual(Result.fail({ sentOn: { _tag: 'InvalidDate' } }));
  });

  test('must not be an instant transfer, as declared by the company or reported by the bank [S4.76]', () => {
    const refused = Result.fail({ isInstant: { _tag: 'InstantTransfer' } });
    expect(declaring({ isInstant: true })).toEqual(refused);
    expect(checkReceivedTransfer({ ...arrived, isInstant: true }, declared)).toEqual(refused);
  });

  test('verifies the account when exactly 10 euro arrive from it [S4.75][A-79]', () => {
    expect(checkReceivedTransfer(arrived, declared)).toEqual(Result.succeed(arrived));
    expect(checkReceivedTransfer(arrived, { iban: 'FR14 2004 1010 0505 0001 3M02 606' })).toMatchObject({
      _tag: 'Success',
    });
  });

  test.each([money('9.99', EUR), money('10.01', EUR), money(10, currency('USD')), money('10', currency('EUR', 0))])(
    'of another amount proves nothing: %j [S4.75][S9.12]',
    (amount) => {
      expect(checkReceivedTransfer({ ...arrived, amount }, declared)).toEqual(
        Result.fail({ amount: { _tag: 'WrongTransferAmount', expected: VERIFICATION_TRANSFER } }),
      );
    },
  );

  test('from another account verifies nothing, and all reasons are returned at once [A-79]', () => {
    expect(
      checkReceivedTransfer(
        { amount: money(1, EUR), iban: 'DE89370400440532013000', isInstant: true },
        { iban: declared.iban },
      ),
    ).toEqual(
      Result.fail({
        amount: { _tag: 'WrongTransferAmount', expected: VERIFICATION_TRANSFER },
        iban: { _tag: 'AnotherAccount' },
        isInstant: { _tag: 'InstantTransfer' },
      }),
    );
    for (const [came, said] of [
      ['x', 'x'],
      [IBAN, 'x'],
      ['x', IBAN],
    ] as const) {
      expect(checkReceivedTransfer({ ...arrived, iban: came }, { iban: said })).toEqual(
        Result.fail({ iban: { _tag: 'AnotherAccount' } }),
      );
    }
  });
});

/** Check digits by definition: 98 minus the whole number modulo 97. */
const ibanOf = (country: string, account: string): string => {
  const figures = `${account}${country}00`.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return country + String(98n - (BigInt(figures) % 97n)).padStart(2, '0') + account;
};
const countryCode = fc.stringMatching(/^[A-Z]{2}$/);
const account = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789ABCXYZ'), minLength: min, maxLength: max });

describe('an IBAN', () => {
  test('of any country is accepted with 11 to 30 characters after its check digits, and refused with fewer or more', () =>
    fc.assert(
      fc.property(countryCode, account(11, 30), account(1, 10), account(31, 40), (country, right, short, long) => {
        expect(checkIban(ibanOf(country, right))).toEqual(Result.succeed(ibanOf(country, right)));
        for (const wrong of [short.padEnd(10, '0'), long.slice(0, 31), long]) {
          expect(checkIban(ibanOf(country, wrong))).toEqual(Result.fail({ _tag: 'WrongIban' }));
        }
      }),
    ));

  test.each([ibanOf('FR', '0'.repeat(11)), ibanOf('FR', 'Z'.repeat(30))])('passes at its limits: %s', (iban) => {
    expect(checkIban(iban)).toEqual(Result.succeed(iban));
  });

  test.each([
    IBAN,
    'DE89370400440532013000',
    'GB82WEST12345698765432',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
  ])('is accepted in any spelling: %s', (iban) => {
    const spelled = iban.toLowerCase().replace(/(.{4})/g, '$1 ');
    expect(checkIban(spelled)).toEqual(Result.succeed(iban));
  });

  test('with one digit changed, or two neighbours swapped, is refused', () =>
    fc.assert(
      fc.property(fc.integer({ min: 2, max: IBAN.length - 1 }), fc.nat({ max: 8 }), (place, step) => {
        const figure = IBAN[place]!;
        if (!/\d/.test(figure)) return;
        const other = String((Number(figure) + 1 + step) % 10);
        expect(checkIban(IBAN.slice(0, place) + other + IBAN.slice(place + 1))).toEqual(
          Result.fail({ _tag: 'WrongIban' }),
        );
        const next = IBAN[place + 1];
        if (next === undefined || next === figure) return;
        const swapped = IBAN.slice(0, place) + next + figure + IBAN.slice(place + 2);
        expect(checkIban(swapped)).toEqual(Result.fail({ _tag: 'WrongIban' }));
      }),
    ));

  test.each(['FR14', '1420041010050500013M02606FR', `${IBAN}!`, `FR14${'0'.repeat(31)}`, 'FR140000000000', 'XX0A'])(
    'of another form is refused: %s',
    (text) => expect(checkIban(text)).toEqual(Result.fail({ _tag: 'WrongIban' })),
  );

  test('not given is required', () => expect(checkIban('  ')).toEqual(Result.fail({ _tag: 'Required' })));
});
