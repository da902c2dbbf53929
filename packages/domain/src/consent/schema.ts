/** How consent is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { decodeConsent, encodeConsent } from './consent.schema.ts';
