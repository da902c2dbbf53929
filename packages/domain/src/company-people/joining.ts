/**
 * Taking up an invitation: a person who has no account yet enters names and a password; who has one joins with it.
 * Source: S7.47, A-183.
 */
import { Result } from 'effect';
import type { Civility } from '../address/index.ts';
import { formOf } from '../form/index.ts';
import type { RefusalOf } from '../form/index.ts';
import { checkConfirmPassword, checkNewPassword } from '../password/index.ts';
import type { BreachedPasswords } from '../password/index.ts';
import { checkName } from '../text/index.ts';
import type { CompanyRole } from './company-role.ts';

/** What an invitation says to who followed its link. `isKnown`: the email has an account, with which the person joins. */
export interface InvitationShown {
  readonly companyName: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly isKnown: boolean;
}

export interface JoiningEntry {
  readonly civility: Civility | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export const EMPTY_JOINING: JoiningEntry = {
  civility: null,
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
};

/** A person's new account. */
export type NewPerson = Omit<JoiningEntry, 'confirmPassword'>;

const check = (entry: JoiningEntry, breached?: BreachedPasswords) =>
  formOf<JoiningEntry>()({
    civility: (civility) => Result.succeed(civility),
    firstName: checkName,
    lastName: checkName,
    password: (password) => checkNewPassword(password, breached),
    confirmPassword: (confirm, { password }) => checkConfirmPassword(confirm, password),
  })(entry);

export type JoiningRefusals = RefusalOf<ReturnType<typeof check>>;

/** Checks all fields at once; `breached` also refuses passwords that are known from thefts. */
export const checkJoining = (
  entry: JoiningEntry,
  breached?: BreachedPasswords,
): Result.Result<NewPerson, JoiningRefusals> =>
  Result.map(check(entry, breached), ({ civility, firstName, lastName, password }) => ({
    civility,
    firstName,
    lastName,
    password,
  }));
