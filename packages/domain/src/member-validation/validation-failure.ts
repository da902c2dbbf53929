/** The notice after a failed decision. Source: S4.71, S8.37, S8.38. */
import type { GatewayFailure } from '../gateway/index.ts';

/**
 * The decision failed: the server's own message, and a hint to contact the shop with the code, which is null if there
 * was no answer.
 */
export interface MemberValidationFailed {
  readonly _tag: 'MemberValidationFailed';
  readonly message: string;
  readonly hint: 'contactUs';
  readonly code: string | null;
}

export const memberValidationFailed = ({ message, code }: GatewayFailure): MemberValidationFailed => ({
  _tag: 'MemberValidationFailed',
  message,
  hint: 'contactUs',
  code,
});
