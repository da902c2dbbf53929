/** The number of an order, as it is given, printed and read. Source: S3.50. */

declare const orderNo: unique symbol;
/** An order's number: letters, digits and hyphens, 1 to 40. Made by `orderNumber`. */
export type OrderNo = string & { readonly [orderNo]: true };

const isOrderNo = (text: string): text is OrderNo => /^[A-Za-z0-9-]{1,40}$/u.test(text);

/** The string as an order number; null if it is invalid. */
export const orderNumber = (text: string): OrderNo | null => (isOrderNo(text) ? text : null);

/** The letters of a number that the shop gives: no I, L, O or U to misread. */
export const ORDER_NUMBER_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** How many of them a number has: 60 bits. */
export const ORDER_NUMBER_LENGTH = 12;

/** The letters of a number as they are given and printed, in groups of four; anything but letters is a defect. */
export const groupedOrderNumber = (letters: string): OrderNo => {
  const grouped = letters.replace(/(.{4})(?=.)/gu, '$1-');
  if (!isOrderNo(grouped)) throw new TypeError('Not the letters of an order number');
  return grouped;
};
