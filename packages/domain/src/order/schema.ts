/** How order is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { CheckoutPayload, OrderPayloadLine, PayloadCoupon } from './payload.schema.ts';
export type { CheckoutPayloadJson } from './payload.schema.ts';
export { InvoiceRequest, ReceiptUpload } from './after-order.schema.ts';
export { readOrderReturn } from './order-return.schema.ts';
