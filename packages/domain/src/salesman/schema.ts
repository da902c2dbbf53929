/** How salesman is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export {
  CustomerSheetWire,
  CustomerListRequest,
  CUSTOMERS_AT_ONCE,
  FoundCounts,
  FoundCustomerFromWire,
} from './salesman.schema.ts';
