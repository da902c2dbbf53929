/** Fields that the calls about cards share. */
import { Schema } from 'effect';
import { Code, Text, UnitId } from './wire.ts';

export const Member = { aggregatorBuId: UnitId, custId: Schema.optionalKey(Text) };
export const CardId = Schema.String.check(Schema.isPattern(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u));
export const CardNumber = Code.check(Schema.isNonEmpty());
