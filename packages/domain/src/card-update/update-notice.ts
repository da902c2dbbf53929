/**
 * The notice about a failed update (S8.52): a notification, which disappears by itself. The server's own text and code
 * go along, empty and null where it sent none.
 */
import type { GatewayFailure } from '../gateway/index.ts';

export interface UpdateNotice {
  readonly _tag: 'CardUpdateFailed';
  readonly shownAs: 'notification';
  readonly message: string;
  readonly code: string | null;
}

export const updateNotice = ({ message, code }: GatewayFailure): UpdateNotice => ({
  _tag: 'CardUpdateFailed',
  shownAs: 'notification',
  message,
  code,
});
