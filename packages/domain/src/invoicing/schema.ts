/** How an invoice is requested: decoding and encoding, apart from the rules so that these carry no schema. */
export { InvoiceRequest } from './invoice.schema.ts';
