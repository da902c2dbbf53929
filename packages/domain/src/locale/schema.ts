/** How locale is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { LanguageCodeSchema, LanguageFromServerCode } from './locale.schema.ts';
