/** Closing one's account: the ten reasons, the email to enter, and what is lost. Source: S1.23, S3.135, S5.74, A-94. */
import { Result } from 'effect';
import { isSameEmail } from '../email/index.ts';
import { checkFields } from '../form/index.ts';
import type { FieldRefusals } from '../form/index.ts';
import type { TextRefusalOf } from '../text/index.ts';
import type { Member } from '../profile/index.ts';

export const CLOSING_REASONS = [
  'noLongerUsing',
  'switchingAccount',
  'personalSecurity',
  'poorCustomerService',
  'difficultToNavigate',
  'noNeedVoucherDiscount',
  'discountNotAttractive',
  'purchaseProcessTooComplicated',
  'technicalIssues',
  'redemptionIssues',
] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** As entered. `reason` null: none chosen. */
export interface ClosingEntry {
  readonly reason: ClosingReason | null;
  readonly email: string;
}

/** What the account still contains. */
export interface ClosingFacts {
  readonly hasBalance: boolean;
  readonly hasOpenOrder: boolean;
}

/** What the member is warned about before closing; a warning does not prevent it. */
export type ClosingWarning = { readonly _tag: 'BalanceWillBeLost' } | { readonly _tag: 'OrderStillOpen' };

export const closingWarnings = ({ hasBalance, hasOpenOrder }: ClosingFacts): readonly ClosingWarning[] => [
  ...(hasBalance ? [{ _tag: 'BalanceWillBeLost' } as const] : []),
  ...(hasOpenOrder ? [{ _tag: 'OrderStillOpen' } as const] : []),
];

type Required = TextRefusalOf<'Required'>;
type NotOwnEmail = { readonly _tag: 'NotTheAccountsEmail' };

const checkTypedEmail = (typed: string, own: string): Result.Result<string, Required | NotOwnEmail> => {
  if (typed.trim() === '') return Result.fail({ _tag: 'Required' });
  return isSameEmail(typed, own) ? Result.succeed(own) : Result.fail({ _tag: 'NotTheAccountsEmail' });
};

const checkReason = (reason: ClosingReason | null): Result.Result<ClosingReason, Required> =>
  reason === null ? Result.fail({ _tag: 'Required' }) : Result.succeed(reason);

const fields = ({ reason, email }: ClosingEntry, ownEmail: string) => ({
  reason: checkReason(reason),
  email: checkTypedEmail(email, ownEmail),
});

export type ClosingRefusals = FieldRefusals<ReturnType<typeof fields>>;

/** The body of the call: the account's own email, as the account spells it, and the reason. */
export interface ClosingRequest extends Pick<Member, 'custId' | 'email'> {
  readonly reason: ClosingReason;
}

/** Requires a reason and the account's email, ignoring letter case and outer spaces. Returns both refusals at once. */
export const checkClosing = (
  entry: ClosingEntry,
  { custId, email }: Pick<Member, 'custId' | 'email'>,
): Result.Result<ClosingRequest, ClosingRefusals> =>
  Result.map(checkFields(fields(entry, email)), (valid) => ({ custId, ...valid }));
