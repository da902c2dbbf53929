/** Random fees for tests of any concept that charges them. */
export { cardMadeFee, cardMaking, commissionWithin } from './fees.arbitraries.ts';
