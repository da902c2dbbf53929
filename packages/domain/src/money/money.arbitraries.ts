/** Random amounts, currencies and rates, valid by construction, and strings that only look like amounts. */
import * as fc from 'fast-check';
import { currency } from './currency.ts';
import type { Currency } from './currency.ts';
import { fromMinorUnits } from './money.ts';
import type { Money } from './money.ts';
import { rate } from './percent.ts';
import type { Rate } from './percent.ts';

export const euro: Currency = currency('EUR');

/** Currencies with 0 to 4 decimals: yen, euro, Kuwaiti dinar and a unit of account. */
export const anyCurrency: fc.Arbitrary<Currency> = fc.constantFrom(
  currency('JPY', 0),
  euro,
  currency('KWD', 3),
  currency('CLF', 4),
);

/** Any amount of the currency, including negative ones. */
export const anyAmount = (of: Currency, limit = 10n ** 12n): fc.Arbitrary<Money> =>
  fc.bigInt({ min: -limit, max: limit }).map((minor) => fromMinorUnits(minor, of));

/** An amount from zero up to `limit` minor units. */
export const price = (of: Currency, limit = 1_000_000n): fc.Arbitrary<Money> =>
  fc.bigInt({ min: 0n, max: limit }).map((minor) => fromMinorUnits(minor, of));

/** A percent number from 0 to 100 with at most three decimals. */
export const percentRate: fc.Arbitrary<Rate> = fc
  .integer({ min: 0, max: 100_000 })
  .map((thousandths) => rate((thousandths / 1000).toFixed(3)));

/** Strings that are not an amount of any currency. */
export const malformedAmount: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', ' ', '.', '1.', '.5', '01', '1,00', '1e3', '+1', '--1', 'NaN', 'Infinity', '0x10', '1 000', '١'),
  fc.bigInt({ min: 10n ** 15n, max: 10n ** 30n }).map(String),
);
