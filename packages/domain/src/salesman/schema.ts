/** How salesman is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { CustomerListRequest, ListedCustomerFromWire } from './salesman.schema.ts';
