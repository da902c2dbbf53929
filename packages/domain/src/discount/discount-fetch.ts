/** What is asked about discounts (spec section 7, S7.24). */
import { discountCode } from './discount.ts';
import type { Discountable } from './discount.ts';
import type { ProductDiscountsRequest } from './discount-fetch.schema.ts';

/**
 * The request for a customer and a product: entries are listed under the product's discount code, its parent's if it
 * has one.
 */
export const productDiscountsRequest = (custId: string, product: Discountable): ProductDiscountsRequest => ({
  custId,
  itemCode: discountCode(product),
});
