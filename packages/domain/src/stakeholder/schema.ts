/** How the people behind a company are stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { IdentityPaperFromWire, PersonFromWire, StakeFromWire, TaxResidenceFromWire } from './people.schema.ts';
