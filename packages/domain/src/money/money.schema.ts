/**
 * Amounts and rates as strings on the wire and in storage: an amount is a decimal string with exactly the currency's
 * decimals.
 */
import { Result, Schema, SchemaTransformation } from 'effect';
import { domainValue } from '../gateway/schema.ts';
import { isSameCurrency } from './currency.ts';
import type { Currency } from './currency.ts';
import { decodeAmount } from './decode.ts';
import { encodeAmount } from './money.ts';
import type { Money } from './money.ts';
import { rate } from './percent.ts';
import type { Rate } from './percent.ts';

const moneyOf = (currency: Currency) =>
  domainValue<Money>('minor', 'currency').check(
    Schema.makeFilter((value) => isSameCurrency(value.currency, currency), {
      expected: `an amount of ${currency.code}`,
    }),
  );

/** An amount of one known currency as a decimal string. Refuses what `decodeAmount` refuses, and encodes no other currency. */
export const moneyFromString = (currency: Currency) =>
  Schema.String.check(
    Schema.makeFilter((text) => Result.isSuccess(decodeAmount(text, currency)), { expected: 'an amount' }),
  ).pipe(
    Schema.decodeTo(
      moneyOf(currency),
      SchemaTransformation.transform<Money, string>({
        decode: (text) => Result.getOrThrow(decodeAmount(text, currency)),
        encode: encodeAmount,
      }),
    ),
  );

/**
 * A percent number as a decimal string: '2.5' is 2.5 %. At most nine digits before and after the point, not negative.
 */
export const rateFromString = Schema.String.check(Schema.isPattern(/^\d{1,9}(\.\d{1,9})?$/)).pipe(
  Schema.decodeTo(
    domainValue<Rate>('percent'),
    SchemaTransformation.transform<Rate, string>({ decode: rate, encode: ({ percent }) => percent }),
  ),
);
