/** How registration is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { IndividualRegistered, IndividualRegistration } from './individual.schema.ts';
export { BusinessRegistered, BusinessRegistrationFromWire, type BusinessRegistration } from './business.schema.ts';
export { CompaniesFound } from './company-search.schema.ts';
export { ConfirmationRequest, TokenConfirmed, TokenToConfirm } from './confirmation.schema.ts';
export { BusinessDraftSchema, IndividualDraft } from './draft.schema.ts';
