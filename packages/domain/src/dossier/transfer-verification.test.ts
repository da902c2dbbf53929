import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import { currency, encodeAmount, money } from '../money/index.ts';
import { numberingPlan } from '../phone/index.ts';
import { EMPTY_DOSSIER, VERIFICATION_TRANSFER, checkReceivedTransfer, checkTab } from './index.ts';
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
