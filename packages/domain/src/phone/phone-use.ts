/**
 * The uses of a phone number: which kinds of lines are accepted, and whether a one-time code must verify it (spec
 * section 5, A-57, A-58).
 */

/**
 * Landlines are accepted for calls and parcel announcements, never for SMS; a one-time code verifies only the account
 * holder's own number.
 */
export const PHONE_USES = {
  account: { acceptsFixedLine: false, needsOneTimeCode: true },
  smsReceiver: { acceptsFixedLine: false, needsOneTimeCode: false },
  parcelReceiver: { acceptsFixedLine: true, needsOneTimeCode: false },
  company: { acceptsFixedLine: true, needsOneTimeCode: false },
  businessContact: { acceptsFixedLine: true, needsOneTimeCode: false },
} as const satisfies Record<string, { readonly acceptsFixedLine: boolean; readonly needsOneTimeCode: boolean }>;
export type PhoneUse = keyof typeof PHONE_USES;

/**
 * True if the number must be verified by a one-time code before it is saved: an account holder's own, unless it is the
 * verified one (`e164`).
 */
export const mustBeVerified = (phone: { readonly e164: string }, use: PhoneUse, verified: string | null): boolean =>
  PHONE_USES[use].needsOneTimeCode && phone.e164 !== verified;
