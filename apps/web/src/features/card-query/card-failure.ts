/**
 * Messages for the server's refusals of a card, by code; the generic message for any other failure. Source: S8.1,
 * S8.36, A-86.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isCallFailure } from '@offrande/api-client/client';
import { ERROR_CODES } from '@offrande/api-client/contract';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';

const CARD_CODES: Readonly<Record<string, MessageDescriptor>> = {
  [ERROR_CODES.cardUnknown]: msg`No card has this number and PIN. Check both, digit by digit.`,
  [ERROR_CODES.cardLocked]: msg`This card is locked. Contact support.`,
  [ERROR_CODES.tooManyRequests]: msg`Too many tries. Wait ten minutes, then try again.`,
};

export const cardFailureMessage = (failure: unknown): MessageDescriptor =>
  (isCallFailure(failure) ? CARD_CODES[failure.code] : undefined) ?? GENERIC_FAILURE;
