/** How time is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { DateFromText, InstantFromIso } from './time.schema.ts';
