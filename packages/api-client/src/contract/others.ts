/** Calls under `/others`: init token and sealing key, clock check, unit parameters, countries. Source: spec section 7, A-69, A-71. */
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Count, LanguageTag, Text, UnitId } from './wire.ts';

/** The public half of the key that bodies are sealed with, as a JSON Web Key on the curve P-256. */
export const SealingKey = Schema.Struct({
  kid: Text,
  kty: Schema.Literal('EC'),
  crv: Schema.Literal('P-256'),
  x: Text,
  y: Text,
});

/** Opens a buyer's session: the token is sent in the `Init-Token` header of later calls and expires after `expiresIn` seconds. */
export const init = defineCall('init', {
  method: 'GET',
  path: '/others/init',
  request: Schema.Struct({ aggregatorBuId: UnitId }),
  response: Schema.Struct({ token: Text, expiresIn: Count, sealingKey: SealingKey }),
});

/** Sends the current minute, base64 for addresses, and expects the same minute back. */
export const timestamp = defineCall('timestamp', {
  method: 'GET',
  path: '/others/{timestampBase64}',
  request: Schema.Struct({
    timestampBase64: Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{4,40}$/)),
    aggregatorBuId: UnitId,
  }),
  response: Schema.Struct({ timestamp: Text }),
});

/** The parameters of a unit, under the names of spec section 1; the domain's `business-unit` decodes them. */
export const unitParameters = defineCall('unitParameters', {
  method: 'GET',
  path: '/others/getBuParameter/{buId}',
  unitField: 'buId',
  request: Schema.Struct({ buId: UnitId }),
  response: Schema.Record(Schema.String, Schema.Json),
});

export const Country = Schema.Struct({ id: Text, name: Text, phoneCode: Text });

/** Countries with their area codes, names in the requested language. */
export const countryCodes = defineCall('countryCodes', {
  method: 'GET',
  path: '/others/getCountryCode',
  version: 'v1',
  request: Schema.Struct({ aggregatorBuId: UnitId, language: LanguageTag }),
  response: Schema.Struct({ countries: Schema.Array(Country) }),
});
