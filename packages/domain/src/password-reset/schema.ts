/** How a password reset is sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { ConfirmedLink, ResetConfirmation, ResetLink, ResetRequest } from './password-reset.schema.ts';
