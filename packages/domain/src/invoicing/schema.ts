/** How an invoice is asked for: decoding and encoding, apart from the rules so that these carry no schema. */
export { InvoiceRequest } from './invoice.schema.ts';
