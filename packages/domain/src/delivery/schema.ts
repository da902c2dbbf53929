/** How delivery is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { DeliveryTypeFromCode } from './delivery.schema.ts';
