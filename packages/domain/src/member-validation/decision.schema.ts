/** The call that sends the decision. Source: S7.29. */
import { Schema } from 'effect';

/** The request. */
export const MemberDecision = Schema.Struct({ token: Schema.NonEmptyString, isApproved: Schema.Boolean });
export type MemberDecision = typeof MemberDecision.Type;
