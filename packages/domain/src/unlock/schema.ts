/** How unlock is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { UnlockAnswer, unlockAnswer, UnlockPayload, unlockPayload } from './unlock.schema.ts';
