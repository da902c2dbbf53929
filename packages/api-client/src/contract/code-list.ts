/** The lists of codes. Source: spec section 7 (S7.119), S3.152; path and verb are the shop's own, A-73. */
import { CodeFromWire, CodeListFromId } from '@offrande/domain/catalogue/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { LanguageTag, UnitId } from './wire.ts';

/** One list by its id (mID), names in the requested language; empty if the unit has none of its own. */
export const codeList = defineCall('codeList', {
  method: 'GET',
  path: '/others/getCodeList',
  request: Schema.Struct({ aggregatorBuId: UnitId, language: LanguageTag, list: CodeListFromId }).pipe(
    Schema.encodeKeys({ list: 'mID' }),
  ),
  response: Schema.Struct({ codes: Schema.Array(CodeFromWire) }).pipe(Schema.encodeKeys({ codes: 'scodeList' })),
});
