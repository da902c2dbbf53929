/** How the payload of an order is sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { CheckoutPayload, OrderPayloadLine, PayloadCoupon, type CheckoutPayloadJson } from './payload.schema.ts';
