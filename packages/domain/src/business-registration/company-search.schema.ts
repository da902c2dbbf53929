/** The answer of the company query as the wire spells it (S7.51). */
import { Schema } from 'effect';
import { AddressFromWire } from '../address/schema.ts';

const FoundCompanyFromWire = Schema.Struct({
  companyName: Schema.String,
  commercialName: Schema.String,
  siren: Schema.String,
  siret: Schema.String,
  vatNumber: Schema.String,
  legalForm: Schema.String,
  address: AddressFromWire,
});

/** A `CompanyAnswer`: `companyList` on the wire. */
export const CompaniesFound = Schema.Struct({
  companies: Schema.Array(FoundCompanyFromWire),
  tempId: Schema.String,
}).pipe(Schema.encodeKeys({ companies: 'companyList' }));
