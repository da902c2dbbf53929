/** Amounts, their currency and the only places that round (spec section 5, A-01 to A-06). */
export { currency, isSameCurrency } from './currency.ts';
export type { Currency } from './currency.ts';
export { encodeAmount, fromMinorUnits, money, toMinorUnits, zero } from './money.ts';
export type { Money } from './money.ts';
export { add, compare, equals, floorAtZero, isPositive, isZero, max, min, subtract, sum, times } from './arithmetic.ts';
export { compareRates, isRateWithin, isZeroRate, lessPercent, percentOf, rate, taxContained } from './percent.ts';
export type { Rate, Rounding } from './percent.ts';
export { decodeAmount } from './decode.ts';
export type { AmountRefusal } from './decode.ts';
