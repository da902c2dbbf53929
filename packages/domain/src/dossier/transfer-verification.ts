/**
 * The bank transfer with which the company proves that it owns its account: 10 euro, not instant (spec sections 4 and
 * 9, S4.75, S4.76, S9.12, A-79). The company declares that it was sent; the review compares what arrived.
 */
import { Result } from 'effect';
import { formOf } from '../form/index.ts';
import { currency, equals, money } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { CalendarDate } from '../time/index.ts';
import { checkPastDate, checkChoice, checkLine, checkIban } from '../dossier-field/index.ts';
import type { Unanswered } from '../dossier-field/index.ts';

/** The amount of the transfer, in every unit. */
export const VERIFICATION_TRANSFER: Money = /* @__PURE__ */ money(10, /* @__PURE__ */ currency('EUR'));

/** Where the transfer goes. `reference` is what the company writes on it. */
export interface BankInfo {
  readonly beneficiary: string;
  readonly iban: string;
  readonly bic: string;
  readonly reference: string;
}

/** The company's declaration: the account, the day (yyyy/MM/dd), and the kind of transfer. */
export interface TransferDeclaration {
  readonly accountHolder: string;
  readonly iban: string;
  readonly sentOn: string;
  readonly isInstant: boolean | null;
}

export const EMPTY_DECLARATION: TransferDeclaration = { accountHolder: '', iban: '', sentOn: '', isInstant: null };

/**
 * `WrongTransferAmount` has the expected amount; `InstantTransfer`: an ordinary transfer is needed; `AnotherAccount`:
 * it came from another account than declared.
 */
export type TransferRefusal =
  | { readonly _tag: 'InstantTransfer' }
  | { readonly _tag: 'WrongTransferAmount'; readonly expected: Money }
  | { readonly _tag: 'AnotherAccount' };

const checkOrdinary = (isInstant: boolean): Result.Result<boolean, { readonly _tag: 'InstantTransfer' }> =>
  isInstant ? Result.fail({ _tag: 'InstantTransfer' }) : Result.succeed(false);

const checkSpeed = (
  isInstant: boolean | null,
): Result.Result<boolean, Unanswered | { readonly _tag: 'InstantTransfer' }> =>
  Result.flatMap(checkChoice(isInstant), checkOrdinary);

/** Checks the declaration; the day must not be in the future. */
export const checkDeclaration = (declaration: TransferDeclaration, today: CalendarDate) =>
  formOf<TransferDeclaration>()({
    accountHolder: checkLine,
    iban: checkIban,
    sentOn: checkPastDate(today),
    isInstant: checkSpeed,
  })(declaration);

/** A transfer as the bank reports it. */
export interface ReceivedTransfer {
  readonly amount: Money;
  readonly iban: string;
  readonly isInstant: boolean;
}

const checkAmount = (amount: Money): Result.Result<Money, TransferRefusal> =>
  equals(amount, VERIFICATION_TRANSFER)
    ? Result.succeed(amount)
    : Result.fail({ _tag: 'WrongTransferAmount', expected: VERIFICATION_TRANSFER });

const checkAccount = (iban: string, declared: string): Result.Result<string, TransferRefusal> => {
  const [came, said] = [checkIban(iban), checkIban(declared)];
  return Result.isSuccess(came) && Result.isSuccess(said) && came.success === said.success
    ? Result.succeed(came.success)
    : Result.fail({ _tag: 'AnotherAccount' });
};

/**
 * Whether the received transfer verifies the declared account: exactly 10 euro, by an ordinary transfer, from that
 * account.
 */
export const checkReceivedTransfer = (received: ReceivedTransfer, declared: Pick<TransferDeclaration, 'iban'>) =>
  formOf<ReceivedTransfer>()({
    amount: checkAmount,
    iban: (iban: string) => checkAccount(iban, declared.iban),
    isInstant: checkOrdinary,
  })(received);
