/**
 * The captcha: who provides it, what its solutions are for, and what a refused call does to it. Source: spec sections 7
 * to 9 (S8.5 to S8.11, S9.48), A-75, reliability row 31. Times in milliseconds.
 *
 * The standard captcha is the provider's. The traditional one takes its place after a refusal or a failure of the
 * widget; it is the shop's own, visible, needs no other company's script and sets no puzzle.
 */

/** `proofOfWork` is the shop's own and the default. */
export const CAPTCHA_PROVIDERS = ['proofOfWork', 'google', 'cloudflare'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];

/** `bits`: how hard a proof is (`proof-of-work.ts`). `isInvisible`: the widget shows itself only in doubt. */
export type CaptchaConfiguration =
  | { readonly provider: 'proofOfWork'; readonly bits: number }
  | { readonly provider: 'google'; readonly siteKey: string; readonly isInvisible: boolean }
  | { readonly provider: 'cloudflare'; readonly siteKey: string };

/** What a solution is for. A solution for one action opens no other. */
export const CAPTCHA_ACTIONS = [
  'login',
  'unlock',
  'couponQuery',
  'cardQuery',
  'cardTransactions',
  'cardResend',
  'cardImport',
  'cardValidation',
  'oneTimeCode',
] as const;
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];

export const CAPTCHA_KINDS = ['standard', 'traditional'] as const;
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number];

/** Actions that always need a solution. The others need one only for suspicious callers. */
const ALWAYS_ASKED: ReadonlySet<CaptchaAction> = new Set<CaptchaAction>([
  'unlock',
  'cardTransactions',
  'cardResend',
  'cardImport',
  'cardValidation',
  'oneTimeCode',
]);

/** Wrong answers (PINs, passwords) after which the next try needs a solution: the third one does. */
export const WRONG_TRIES_WITHOUT_CAPTCHA = 2;

/** Whether an action needs a solution, after so many wrong tries of late (reliability row 3). */
export const isCaptchaRequired = (action: CaptchaAction, wrongTries: number): boolean =>
  ALWAYS_ASKED.has(action) || wrongTries >= WRONG_TRIES_WITHOUT_CAPTCHA;

/** Actions that only read: where the provider cannot be asked they go on under a stricter limit; all others are refused. */
const READING: ReadonlySet<CaptchaAction> = new Set<CaptchaAction>(['cardTransactions', 'cardValidation']);

/** Whether an action is allowed while its solution cannot be verified (reliability row 31). */
export const isOpenWithoutVerifier = (action: CaptchaAction): boolean => READING.has(action);

/** A solution, valid for one call. */
export interface CaptchaToken {
  readonly kind: CaptchaKind;
  readonly token: string;
}

/** Error codes that refuse a solution: of the Cloudflare type and of the Google type. */
export const CAPTCHA_ERROR_CODES = { cloudflare: '80000', google: '80001' } as const;
export type CaptchaErrorType = keyof typeof CAPTCHA_ERROR_CODES;

/** The type of captcha error behind a code; null for any other code, and where no answer came. */
export const captchaErrorType = (code: string | null): CaptchaErrorType | null => {
  if (code === CAPTCHA_ERROR_CODES.cloudflare) return 'cloudflare';
  return code === CAPTCHA_ERROR_CODES.google ? 'google' : null;
};

/** The code that refuses a solution of a provider. The shop's own proof counts as the Cloudflare type. */
export const captchaErrorCode = (provider: CaptchaProvider): string =>
  CAPTCHA_ERROR_CODES[provider === 'google' ? 'google' : 'cloudflare'];

/** How long after the error the page of a login with a traditional solution is loaded anew. */
export const CAPTCHA_RELOAD_DELAY_MS = 1500;

/** `reloadAfterMs` is null where the page stays. */
export interface CaptchaReaction {
  readonly revealsTraditional: boolean;
  readonly showsPopup: boolean;
  readonly reloadAfterMs: number | null;
}

/**
 * What follows when a call is refused with this code: a captcha code reveals the traditional captcha and shows no popup,
 * any other shows its own; a login that was refused after a traditional solution reloads the page, whatever the code.
 */
export const captchaReaction = (action: CaptchaAction, code: string | null, used: CaptchaKind): CaptchaReaction => {
  const isCaptchaError = captchaErrorType(code) !== null;
  return {
    revealsTraditional: isCaptchaError,
    showsPopup: !isCaptchaError,
    reloadAfterMs: action === 'login' && used === 'traditional' ? CAPTCHA_RELOAD_DELAY_MS : null,
  };
};
