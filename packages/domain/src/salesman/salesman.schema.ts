/**
 * The wire format of the customer list: custId, custName, contractTypeId 1 to 3 (spec sections 3 and 7, S6.18, S7.78).
 */
import { Schema, SchemaTransformation } from 'effect';
import { domainValue } from '../gateway/schema.ts';
import { ContractLevelFromCode } from '../customer/schema.ts';
import { DOSSIER_STATES } from '../dossier/index.ts';
import type { FoundCustomer } from './customers.ts';

/** A page of the list has at most so many customers. */
export const CUSTOMERS_AT_ONCE = 50;

const QUERY_MAX = 100;
/** More than any unit has companies. */
const FROM_MAX = 1_000_000;

/**
 * The request for the list: the salesman's own id, and what is searched for. An admin salesman's list is the whole unit's. `query` finds by the
 * beginnings of words (`customer-search.ts`); `from` is the first place to answer.
 */
export const CustomerListRequest = Schema.Struct({
  salesmanId: Schema.NonEmptyString,
  query: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(QUERY_MAX))),
  contractTypeId: Schema.optionalKey(ContractLevelFromCode),
  from: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: FROM_MAX }))),
});

const foundFields = {
  custId: Schema.NonEmptyString,
  custName: Schema.String,
  contractTypeId: ContractLevelFromCode,
  siren: Schema.NullOr(Schema.String),
  city: Schema.String,
};

const wire = Schema.Struct({ ...foundFields, isRecent: Schema.Boolean });

/** One customer of the list. */
export const FoundCustomerFromWire = wire.pipe(
  Schema.decodeTo(
    domainValue<FoundCustomer>('customerId', 'contractLevel'),
    SchemaTransformation.transform<FoundCustomer, (typeof wire)['Type']>({
      decode: ({ custId, custName, contractTypeId, siren, city, isRecent }) => ({
        customerId: custId,
        name: custName,
        contractLevel: contractTypeId,
        number: siren,
        city,
        isRecent,
      }),
      encode: ({ customerId, name, contractLevel, number, city, isRecent }) => ({
        custId: customerId,
        custName: name,
        contractTypeId: contractLevel,
        siren: number,
        city,
        isRecent,
      }),
    }),
  ),
);

/** A customer's sheet, amounts as strings. */
export const CustomerSheetWire = Schema.Struct({
  ...foundFields,
  accumulateAmt: Schema.String,
  dossierState: Schema.NullOr(Schema.Literals(DOSSIER_STATES)),
});

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));

/** How many customers a query finds, by level. */
export const FoundCounts = Schema.Struct({ light: Count, enCompte: Count, registered: Count });
