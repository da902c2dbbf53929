/** The call that fetches a customer's discounts for a product. Source: spec section 7 (S7.24). */
import { Schema } from 'effect';

/** The request for the discounts of one product for one customer. */
export const ProductDiscountsRequest = Schema.Struct({
  custId: Schema.NonEmptyString,
  itemCode: Schema.NonEmptyString,
});
export type ProductDiscountsRequest = typeof ProductDiscountsRequest.Type;
