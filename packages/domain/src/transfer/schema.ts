/** How transfer is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { encodeTransfer } from './transfer.schema.ts';
export type { TransferRequest } from './transfer.schema.ts';
