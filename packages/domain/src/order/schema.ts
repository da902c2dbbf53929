/** How an order is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { readOrderReturn } from './order-return.schema.ts';
