/** What the schemas of all concepts are made of: decoding and encoding, apart from the rules so that these carry no schema. */
export { domainValue } from './domain-value.schema.ts';
