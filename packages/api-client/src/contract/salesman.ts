/** Whom a salesman serves, and what is shown of each. Source: S2.67, S6.17 to S6.20, S7.78, A-83. */
import {
  CustomerListRequest,
  CustomerSheetWire,
  FoundCounts,
  FoundCustomerFromWire,
} from '@offrande/domain/salesman/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Amount, Text, UnitId } from './wire.ts';

/** The companies that a salesman may order for: a page of those that a query finds, and how many it finds of each level. */
export const getCustomerList = defineCall('getCustomerList', {
  method: 'POST',
  path: '/others/getCustomerList',
  auth: 'member',
  request: Schema.Struct({ aggregatorBuId: UnitId, ...CustomerListRequest.fields }),
  response: Schema.Struct({
    customerList: Schema.Array(FoundCustomerFromWire),
    counts: FoundCounts,
    isCut: Schema.Boolean,
  }),
});

/** A customer of the list, which from now on is one of those looked at last. */
export const getCustomerSheet = defineCall('getCustomerSheet', {
  method: 'POST',
  path: '/others/getCustomerSheet',
  auth: 'member',
  request: Schema.Struct({ aggregatorBuId: UnitId, custId: Text }),
  response: Schema.Struct({ ...CustomerSheetWire.fields, accumulateAmt: Amount }),
});
