/** Amounts and rates as text on the wire and in storage: an amount is a decimal string with exactly the currency's decimals. */
import { Decimal } from 'decimal.js';
import { Result, Schema, SchemaTransformation } from 'effect';
import { isSameCurrency } from './currency.ts';
import type { Currency } from './currency.ts';
import { decodeAmount } from './decode.ts';
import { encodeAmount, zero } from './money.ts';
import type { Money } from './money.ts';

const isMoneyOf =
  (currency: Currency) =>
  (value: unknown): value is Money =>
    typeof value === 'object' &&
    value !== null &&
    'amount' in value &&
    Decimal.isDecimal(value.amount) &&
    'currency' in value &&
    isSameCurrency(value.currency as Currency, currency);

/** An amount of one known currency as a decimal string. Refuses what `decodeAmount` refuses, and encodes no other currency. */
export const moneyFromString = (currency: Currency) =>
  Schema.String.check(
    Schema.makeFilter((text) => Result.isSuccess(decodeAmount(text, currency)), { expected: 'an amount' }),
  ).pipe(
    Schema.decodeTo(
      Schema.declare(isMoneyOf(currency)),
      SchemaTransformation.transform<Money, string>({
        decode: (text) => Result.getOrElse(decodeAmount(text, currency), () => zero(currency)),
        encode: encodeAmount,
      }),
    ),
  );

/** A percent number as a decimal string: '2.5' is 2.5 %. At most nine figures before and after the point, not negative. */
export const rateFromString = Schema.String.check(Schema.isPattern(/^\d{1,9}(\.\d{1,9})?$/)).pipe(
  Schema.decodeTo(
    Schema.declare((value: unknown): value is Decimal => Decimal.isDecimal(value)),
    SchemaTransformation.transform<Decimal, string>({
      decode: (text) => new Decimal(text),
      encode: (value) => value.toFixed(),
    }),
  ),
);
