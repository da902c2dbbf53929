/** How business unit is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { decodeUnitParameters, UnitParameters } from './parameters.schema.ts';
export { UNFELT_PARAMETERS, unfeltSentences, type UnfeltParameter } from './unfelt.schema.ts';
export type { UnitParametersJson } from './parameters.schema.ts';
export { decodeUnitLayout, UnitLayout } from './unit-layout.schema.ts';
