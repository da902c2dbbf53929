/**
 * The notice about a failed import (S8.55, S8.56): an alert, which waits for an answer. The server's own text and code
 * go along where it sent both.
 */
import type { GatewayFailure } from '../gateway/index.ts';
import type { ImportType } from './card-import.ts';

export type ImportNotice =
  | { readonly _tag: 'ImportRefused'; readonly shownAs: 'alert'; readonly message: string; readonly code: string }
  | { readonly _tag: 'ImportFailed'; readonly shownAs: 'alert'; readonly importType: ImportType };

/** The server's message with its code where it sent both; else the failure of this kind of import. */
export const importNotice = (importType: ImportType, { message, code }: GatewayFailure): ImportNotice =>
  message === '' || code === null
    ? { _tag: 'ImportFailed', shownAs: 'alert', importType }
    : { _tag: 'ImportRefused', shownAs: 'alert', message, code };
