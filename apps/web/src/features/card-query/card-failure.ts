/**
 * Messages for the server's refusals of a card, by code; the generic message for any other failure. Source: S8.1,
 * S8.36, A-86.
 */
import type { MessageDescriptor } from '@lingui/core';
import { isCallFailure } from '@offrande/api-client/client';
import { serverRefusalText } from '../../messages/server-refusal-text.ts';

export const cardFailureMessage = (failure: unknown): MessageDescriptor =>
  serverRefusalText(isCallFailure(failure) ? failure.code : null);
