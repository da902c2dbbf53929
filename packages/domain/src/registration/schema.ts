/** How registration is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { IndividualRegistered, IndividualRegistration } from './individual.schema.ts';
export { BusinessConfirmed, ConfirmationRequest, TokenConfirmed, TokenToConfirm } from './confirmation.schema.ts';
export { IndividualDraft, personDraft } from './draft.schema.ts';
