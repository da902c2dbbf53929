/** Parts of the schemas of all concepts: decoding and encoding, apart from the rules so that these carry no schema. */
export { domainValue } from './domain-value.schema.ts';
