/** How closing an account is sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { ClosingReasonFromCode, ClosingRequestFromWire } from './account-closing.schema.ts';
