/** How store is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { StoreSchema } from './store.schema.ts';
