/** Random amounts for tests of any concept that counts money. */
export { anyAmount, anyCurrency, euro, malformedAmount, percentRate, price } from './money.arbitraries.ts';
