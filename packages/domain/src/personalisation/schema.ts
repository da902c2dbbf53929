/** How personalisation is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { RedeemablePlaceSchema } from './personalisation.schema.ts';
