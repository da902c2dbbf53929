/**
 * The notice after sending a card again (S8.53, S8.54). A notification disappears by itself, an alert waits for an
 * answer. The server's own text and code go along, empty and null where it sent none.
 */
import type { GatewayFailure } from '../gateway/index.ts';

export type ResendNotice =
  | { readonly _tag: 'CardResent'; readonly shownAs: 'notification'; readonly email: string }
  | {
      readonly _tag: 'CardResendFailed';
      readonly shownAs: 'alert';
      readonly message: string;
      readonly code: string | null;
    };

/** `failure` null: the card was sent to the address. */
export const resendNotice = (email: string, failure: GatewayFailure | null): ResendNotice =>
  failure === null
    ? { _tag: 'CardResent', shownAs: 'notification', email }
    : { _tag: 'CardResendFailed', shownAs: 'alert', message: failure.message, code: failure.code };
