/** Single sign-on from a partner's page: the request and the answer. Source: spec section 7 (S7.41), A-48. */
import { Schema } from 'effect';

/** `token` is the partner's JWT; `page` and `item` name the destination in the shop. */
export const SingleSignOnRequest = Schema.Struct({
  unitId: Schema.NonEmptyString,
  token: Schema.NonEmptyString,
  page: Schema.String,
  item: Schema.String,
}).pipe(Schema.encodeKeys({ unitId: 'aggregator_bu', token: 'jwt' }));
export type SingleSignOnRequest = typeof SingleSignOnRequest.Type;

export const SingleSignOnAnswer = Schema.Struct({ redirectUrl: Schema.String, backUrl: Schema.NullOr(Schema.String) });
export type SingleSignOnAnswer = typeof SingleSignOnAnswer.Type;
