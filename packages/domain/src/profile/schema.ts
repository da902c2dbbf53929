/** How a profile is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { CompanyIdentityFromWire, CompanyInfoFromWire } from './company.schema.ts';
export { ContactFromWire, CompanyParts, MemberFromWire } from './member.schema.ts';
export { MemberUpdateRequestFromWire, decodeMemberUpdate, encodeMemberUpdate } from './member-update.schema.ts';
export { CorporateAccountFromWire, HeldCorporateAccountFromWire } from './corporate-account.schema.ts';
export { dataExport, type DataToExport } from './data-export.schema.ts';
