/** The call that carries the decision. Source: S7.29. */
import { Schema } from 'effect';

/** What is sent. */
export const MemberDecision = Schema.Struct({ token: Schema.NonEmptyString, isApproved: Schema.Boolean });
export type MemberDecision = typeof MemberDecision.Type;
