/** How money is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { moneyFromString, rateFromString } from './money.schema.ts';
