/** A new email for an account, and the current password that allows it. Source: S4.55, A-58, A-82, A-113. */
import { Result } from 'effect';
import { checkOtherEmail } from '../email/index.ts';
import type { OtherEmailRefusal } from '../email/index.ts';
import { checkCurrentPassword } from '../password/index.ts';
import type { PasswordRefusal } from '../password/index.ts';
import { MINUTE_MS } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

export interface EmailChangeEntry {
  readonly email: string;
  readonly password: string;
}

/** `hasPassword` is false where the member signs in through another service. */
export interface EmailChangeFacts {
  readonly email: string;
  readonly hasPassword: boolean;
}

/** `EmailUnchanged`: it is the one that the account has. */
export interface EmailChangeRefusals {
  readonly email?: OtherEmailRefusal;
  readonly password?: PasswordRefusal;
}

type Checked<A, E> = Result.Result<A, E>;

/** The entry with its email made uniform, or every refusal. Without a password of the shop's none is asked. */
export const checkEmailChange = (
  { email, password }: EmailChangeEntry,
  facts: EmailChangeFacts,
): Checked<EmailChangeEntry, EmailChangeRefusals> => {
  const newEmail = checkOtherEmail(email, facts.email);
  const current = facts.hasPassword ? checkCurrentPassword(password) : Result.succeed('');
  if (Result.isSuccess(newEmail) && Result.isSuccess(current))
    return Result.succeed({ email: newEmail.success, password: current.success });
  return Result.fail({
    ...(Result.isFailure(newEmail) ? { email: newEmail.failure } : {}),
    ...(Result.isFailure(current) ? { password: current.failure } : {}),
  });
};

/** Where no password can be asked, a sign-in must not be older. */
export const RECENT_SIGN_IN_MS = 15 * MINUTE_MS;

export const isRecentSignIn = (signedInAt: Instant, now: Instant): boolean =>
  now >= signedInAt && now - signedInAt <= RECENT_SIGN_IN_MS;

/** How long whoever has the address before may take the change back. */
export const OBJECTION_DAYS = 7;
