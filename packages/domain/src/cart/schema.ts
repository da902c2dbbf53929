/** How cart is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { draftLineFromWire } from './draft-line.schema.ts';
export { cartFromStorage, decodeCart, encodeCart } from './cart.schema.ts';
export type { CartUnreadable } from './cart.schema.ts';
