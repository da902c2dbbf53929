/** Messages for failed account calls, by server error code; the generic message for any other failure. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { GatewayFailure } from '@offrande/domain/gateway';
import { serverRefusalText } from '../../messages/server-refusal-text.ts';

const BY_CODE: Readonly<Record<string, MessageDescriptor>> = {
  [ERROR_CODES.tooManyRequests]: msg`Too many tries in a short time. Wait ten minutes, then try again.`,
  [ERROR_CODES.registrationRefused]: msg`This was not accepted. Most often the password has appeared in a data breach: choose another.`,
  [ERROR_CODES.passwordRefused]: msg`This password has appeared in a data breach. Choose another.`,
  [ERROR_CODES.proofMissing]: msg`The code sent to your mobile is no longer valid. Reload this page to get another.`,
};

export const failureMessage = ({ code }: GatewayFailure): MessageDescriptor =>
  (code === null ? undefined : BY_CODE[code]) ?? serverRefusalText(code);
