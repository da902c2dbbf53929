/** How the registration of a business is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { BusinessRegistered, BusinessRegistrationFromWire, type BusinessRegistration } from './business.schema.ts';
export { CompaniesFound } from './company-search.schema.ts';
export { BusinessDraftSchema } from './business-draft.schema.ts';
