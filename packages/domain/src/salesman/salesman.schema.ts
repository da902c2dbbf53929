/**
 * The wire format of the customer list: custId, custName, contractTypeId 1 to 3 (spec sections 3 and 7, S6.18, S7.78).
 */
import { Schema, SchemaTransformation } from 'effect';
import { domainValue } from '../gateway/schema.ts';
import { ContractLevelFromCode } from '../customer/schema.ts';
import type { ListedCustomer } from './customers.ts';

/** The request for the list: the salesman's own id. An admin salesman's list is the whole unit's. */
export const CustomerListRequest = Schema.Struct({ salesmanId: Schema.NonEmptyString });

const wire = Schema.Struct({
  custId: Schema.NonEmptyString,
  custName: Schema.String,
  contractTypeId: ContractLevelFromCode,
});

/** One customer of the list. */
export const ListedCustomerFromWire = wire.pipe(
  Schema.decodeTo(
    domainValue<ListedCustomer>('customerId', 'contractLevel'),
    SchemaTransformation.transform<ListedCustomer, (typeof wire)['Type']>({
      decode: ({ custId, custName, contractTypeId }) => ({
        customerId: custId,
        name: custName,
        contractLevel: contractTypeId,
      }),
      encode: ({ customerId, name, contractLevel }) => ({
        custId: customerId,
        custName: name,
        contractTypeId: contractLevel,
      }),
    }),
  ),
);
