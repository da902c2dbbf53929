/**
 * The login that a visitor asked to be remembered, in three cookies: LE email, LMC area code, LMN mobile number. Never a
 * password. Source: S3.153, S9.53, A-76. The cookies' lifetime is in the table of keys.
 */

export interface RememberedLogin {
  readonly email: string | null;
  readonly mobile: { readonly areaCode: string; readonly number: string } | null;
}

export const NOTHING_REMEMBERED: RememberedLogin = { email: null, mobile: null };

/** The cookies to set; null is a cookie to remove. */
export type RememberedCookies = Readonly<Record<'LE' | 'LMC' | 'LMN', string | null>>;

/**
 * The cookies to set. An email or mobile number that is not given is removed: a visitor who does not ask to be
 * remembered is forgotten.
 */
export const rememberedCookies = ({ email, mobile }: RememberedLogin): RememberedCookies => ({
  LE: email,
  LMC: mobile?.areaCode ?? null,
  LMN: mobile?.number ?? null,
});

/** The remembered login. A number without its area code, or an area code alone, does not count. */
export const readRememberedLogin = ({ LE, LMC, LMN }: RememberedCookies): RememberedLogin => ({
  email: LE || null,
  mobile: LMC && LMN ? { areaCode: LMC, number: LMN } : null,
});
