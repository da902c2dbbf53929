/** How discount is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { discountEntryFromWire, discountTypeFromCode, rewardFormFromCode } from './discount.schema.ts';
export { ProductDiscountsRequest } from './discount-fetch.schema.ts';
