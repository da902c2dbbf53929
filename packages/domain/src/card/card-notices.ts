/**
 * What is said after a call about a card (S8.52 to S8.56). A notification passes by, an alert waits for an answer. The
 * server's own text and code go along, empty and null where it sent none.
 */
import type { GatewayFailure } from '../gateway/index.ts';
import type { ImportType } from './card-import.ts';

export type CardNotice =
  | { readonly _tag: 'CardResent'; readonly shownAs: 'notification'; readonly email: string }
  | ({ readonly _tag: 'CardResendFailed'; readonly shownAs: 'alert' } & ServerWords)
  | ({ readonly _tag: 'CardUpdateFailed'; readonly shownAs: 'notification' } & ServerWords)
  | {
      readonly _tag: 'ImportRefused';
      readonly shownAs: 'alert';
      readonly message: string;
      readonly code: string;
    }
  | { readonly _tag: 'ImportFailed'; readonly shownAs: 'alert'; readonly importType: ImportType };

interface ServerWords {
  readonly message: string;
  readonly code: string | null;
}

const wordsOf = ({ message, code }: GatewayFailure): ServerWords => ({ message, code });

/** `failure` null: the card was sent to the address. */
export const resendNotice = (email: string, failure: GatewayFailure | null): CardNotice =>
  failure === null
    ? { _tag: 'CardResent', shownAs: 'notification', email }
    : { _tag: 'CardResendFailed', shownAs: 'alert', ...wordsOf(failure) };

export const updateNotice = (failure: GatewayFailure): CardNotice => ({
  _tag: 'CardUpdateFailed',
  shownAs: 'notification',
  ...wordsOf(failure),
});

/** The server's message with its code where it sent both; else the failure of this kind of import. */
export const importNotice = (importType: ImportType, { message, code }: GatewayFailure): CardNotice =>
  message === '' || code === null
    ? { _tag: 'ImportFailed', shownAs: 'alert', importType }
    : { _tag: 'ImportRefused', shownAs: 'alert', message, code };
