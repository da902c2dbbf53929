/** The call that reads a customer's discounts of a product. Source: spec section 7 (S7.24). */
import { Schema } from 'effect';

/** What is sent to read the discounts of one product for one customer. */
export const ProductDiscountsRequest = Schema.Struct({
  custId: Schema.NonEmptyString,
  itemCode: Schema.NonEmptyString,
});
export type ProductDiscountsRequest = typeof ProductDiscountsRequest.Type;
