/** Random discounts for tests of any concept that prices. */
export { discountEntry, overlappingEntry, setDiscount, tiers } from './discount.arbitraries.ts';
