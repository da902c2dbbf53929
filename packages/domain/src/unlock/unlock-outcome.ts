/** The meaning of the unlock call's answer. Source: S4.24 to S4.26, S7.102, S8.33 to S8.35, A-74, A-85. */
import { captchaErrorType } from '../captcha/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';

export const ALREADY_UNLOCKED_CODE = '58019';
/** The code of a failure without an answer of its own (S8.63). */
const NO_ANSWER_CODE = '1234';

/** The answer, as far as it is read: the order and how many cards it has. */
export interface UnlockedOrder {
  readonly orderNo: string;
  readonly cardQty: number;
}

/**
 * `Unlocked`: shown with order number and number of cards. `AlreadyUnlocked`: code 58019. `StillLocked`: any other
 * code; shown with a hint to contact customer service.
 */
export type UnlockOutcome =
  | ({ readonly _tag: 'Unlocked' } & UnlockedOrder)
  | { readonly _tag: 'AlreadyUnlocked'; readonly orderNo: string }
  | {
      readonly _tag: 'StillLocked';
      readonly orderNo: string;
      readonly code: string;
      readonly message: string;
      readonly hint: 'contactCustomerService';
    };

export const unlockedOutcome = ({ orderNo, cardQty }: UnlockedOrder): UnlockOutcome => ({
  _tag: 'Unlocked',
  orderNo,
  cardQty,
});

/** A parameter that is not a reference: no call is made, and there is no code. */
export const noReferenceOutcome = (orderNo: string): UnlockOutcome => ({
  _tag: 'StillLocked',
  orderNo,
  code: '',
  message: '',
  hint: 'contactCustomerService',
});

/** True if the captcha was refused, so the order was not checked. */
export const isCaptchaRefused = ({ code }: GatewayFailure): boolean => captchaErrorType(code) !== null;

/**
 * The outcome of a call that gave an error code; null where there was no answer to read one from, or asking again may
 * help: that is the generic error, not "still locked".
 */
export const refusedOutcome = (
  orderNo: string,
  { code, message, isRetryable }: GatewayFailure,
): UnlockOutcome | null => {
  if (code === null || code === NO_ANSWER_CODE || isRetryable) return null;
  return code === ALREADY_UNLOCKED_CODE
    ? { _tag: 'AlreadyUnlocked', orderNo }
    : { _tag: 'StillLocked', orderNo, code, message, hint: 'contactCustomerService' };
};
