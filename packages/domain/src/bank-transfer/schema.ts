/** How the receipt of a transfer is sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { ReceiptUpload } from './receipt.schema.ts';
