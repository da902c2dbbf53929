/** What a phone number is for: which kinds of lines fit it, and whether a one-time code proves it (spec section 5, A-57, A-58). */

/**
 * Fixed lines are taken where a person answers or a parcel is announced, never where an SMS is to arrive; a one-time code
 * proves the account holder's own number only.
 */
export const PHONE_USES = {
  account: { acceptsFixedLine: false, needsOneTimeCode: true },
  smsReceiver: { acceptsFixedLine: false, needsOneTimeCode: false },
  parcelReceiver: { acceptsFixedLine: true, needsOneTimeCode: false },
  company: { acceptsFixedLine: true, needsOneTimeCode: false },
  businessContact: { acceptsFixedLine: true, needsOneTimeCode: false },
} as const satisfies Record<string, { readonly acceptsFixedLine: boolean; readonly needsOneTimeCode: boolean }>;
export type PhoneUse = keyof typeof PHONE_USES;

/** The number is to be proven by a one-time code before it is kept: an account holder's own, and not the one proven already (`e164`). */
export const mustBeVerified = (phone: { readonly e164: string }, use: PhoneUse, verified: string | null): boolean =>
  PHONE_USES[use].needsOneTimeCode && phone.e164 !== verified;
