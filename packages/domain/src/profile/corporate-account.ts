/**
 * The account that an employee has with the employer's programme: employee ID, corporate code, email, phone and PIN
 * (S3.103, A-59, A-83). The PIN is 6 digits like a card's.
 */
import { Result } from 'effect';
import type { PhoneEntry } from '../address/index.ts';
import { checkEmail } from '../email/index.ts';
import { formOf } from '../form/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { checkCode, digitsOnly, inFormat, requiredText, withoutWhiteSpace } from '../text/index.ts';
import { phoneEntryOf } from './company-info.ts';

export interface CorporateAccount {
  readonly employeeId: string;
  readonly corporateCode: string;
  readonly email: string;
  readonly phone: PhoneEntry;
  readonly pin: string;
}

/** The account in answers: the PIN is never shown. */
export type HeldCorporateAccount = Omit<CorporateAccount, 'pin'>;

/** `PinWrong`: not the account's PIN. `FieldFixed`: a member cannot change the employer. */
export type CorporateChangeRefusal =
  | { readonly _tag: 'PinWrong' }
  | { readonly _tag: 'FieldFixed'; readonly field: 'employeeId' | 'corporateCode' };

/**
 * Whether an account may be changed into another: with its PIN, and as long as its holder is not already a member with
 * another employer or employee ID (docs/decisions/022).
 */
export const checkCorporateChange = (
  held: HeldCorporateAccount,
  next: HeldCorporateAccount,
  facts: { readonly isMember: boolean; readonly isPinRight: boolean },
): Result.Result<HeldCorporateAccount, CorporateChangeRefusal> => {
  if (!facts.isPinRight) return Result.fail({ _tag: 'PinWrong' });
  const fixed = (['employeeId', 'corporateCode'] as const).find((field) => held[field] !== next[field]);
  return facts.isMember && fixed !== undefined
    ? Result.fail({ _tag: 'FieldFixed', field: fixed })
    : Result.succeed(next);
};

export const CORPORATE_PIN_DIGITS = 6;

const checkSixDigits = requiredText(digitsOnly, inFormat(/^.{6}$/u, '0'.repeat(CORPORATE_PIN_DIGITS)));

const checkPin = (pin: string) => checkSixDigits(withoutWhiteSpace(pin));

/** All fields at once. Both codes and the PIN are code-like; the phone is the employee's own mobile. */
export const checkCorporateAccount = (account: CorporateAccount, { checkPhone }: NumberingPlan) =>
  formOf<CorporateAccount>()({
    employeeId: checkCode,
    corporateCode: checkCode,
    email: checkEmail,
    phone: (phone) => Result.map(checkPhone(phone, 'account'), phoneEntryOf),
    pin: checkPin,
  })(account);
