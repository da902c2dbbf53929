/** Where a card can be used, as a plain value for storage and wire. */
import { Schema } from 'effect';

export const RedeemablePlaceSchema = Schema.Union([
  Schema.Struct({ type: Schema.Literal('wholeStore') }),
  Schema.Struct({ type: Schema.Literal('allExceptFood') }),
  Schema.Struct({ type: Schema.Literal('freeText'), text: Schema.String }),
]);
