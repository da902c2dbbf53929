/** The call that carries the decision, and what is told when it fails. Source: S4.71, S7.29, S8.37, S8.38. */
import { Schema } from 'effect';
import type { GatewayFailure } from '../gateway/index.ts';

/** What is sent. */
export const MemberDecision = Schema.Struct({ token: Schema.NonEmptyString, isApproved: Schema.Boolean });
export type MemberDecision = typeof MemberDecision.Type;

/** The decision did not arrive: the server's own message, and a hint to contact the shop with the code; null where no answer came. */
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
