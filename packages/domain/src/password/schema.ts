/** How password is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { CodeConfirmed, EmailCodeSent, PhoneCodeSent } from './one-time-code.schema.ts';
