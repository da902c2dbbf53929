/** How business unit is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { decodeUnitParameters, UnitParameters } from './parameters.schema.ts';
export { readUnit } from './read-unit.schema.ts';
export {
  INEFFECTIVE_PARAMETERS,
  ineffectiveSentences,
  type IneffectiveParameter,
} from './ineffective-parameter.schema.ts';
export type { UnitParametersJson } from './parameters.schema.ts';
export { decodeUnitLayout, UnitLayout } from './unit-layout.schema.ts';
