/** Random amounts for tests of any concept that uses money. */
export { anyAmount, anyCurrency, euro, malformedAmount, percentRate, price } from './money.arbitraries.ts';
