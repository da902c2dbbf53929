/** Random cards and numbers, valid by construction, and invalid PINs. */
import * as fc from 'fast-check';
import { TRANSFER_MODES } from '../catalogue/index.ts';
import { add, fromMinorUnits, money, zero } from '../money/index.ts';
import type { Currency } from '../money/index.ts';
import { euro, price } from '../money/testing.ts';
import { addDays } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';
import { CARD_LOCKS, CARD_STATES } from './card.ts';
import type { Card, CardDetail } from './card.ts';
import { CARD_NUMBER_RANDOM_DIGITS, checkDigitOf } from './card-number.ts';
import type { CardUseFacts } from './card-use.ts';

/** The current day for random cards. */
export const CARD_TODAY: CalendarDate = { year: 2026, month: 11, day: 21 };

/** A card with 40 of 50 euro left on its last day. */
export const SAMPLE_CARD: Card = {
  cardNumber: '9999000000004417',
  pin: '123456',
  balance: money('40', euro),
  initialBalance: money('50', euro),
  hasMoved: true,
  country: 'FR',
  purchasedOn: { year: 2026, month: 1, day: 31 },
  expiresOn: CARD_TODAY,
  state: 'new',
  isBlocked: false,
  lock: null,
};

const digitsOf = (count: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count });

/** A number in the format issued here, with its check digit. */
export const cardNumbers: fc.Arbitrary<string> = digitsOf(CARD_NUMBER_RANDOM_DIGITS).map(
  (digits) => digits + checkDigitOf(digits),
);

export const pins: fc.Arbitrary<string> = digitsOf(6);

/** Strings that are not a PIN. */
export const nearMissPins: fc.Arbitrary<string> = fc.constantFrom(
  '12345',
  '1234567',
  '12345a',
  '٠١٢٣٤٥',
  '12-456',
  '-12345',
);

/** A card that may be used on `CARD_TODAY`. */
export const usableCard = (of: Currency = euro): fc.Arbitrary<Card> =>
  fc
    .record({
      cardNumber: cardNumbers,
      pin: fc.option(pins),
      minor: fc.bigInt({ min: 1n, max: 50_000n }),
      spent: price(of, 10_000n),
      country: fc.constantFrom('FR', 'AE'),
      age: fc.integer({ min: 0, max: 300 }),
      left: fc.integer({ min: 0, max: 300 }),
      state: fc.constantFrom('new' as const, 'used' as const),
      hasMoved: fc.boolean(),
    })
    .map(({ minor, spent, age, left, ...card }) => ({
      ...card,
      balance: fromMinorUnits(minor, of),
      initialBalance: add(fromMinorUnits(minor, of), spent),
      purchasedOn: addDays(CARD_TODAY, -age),
      expiresOn: addDays(CARD_TODAY, left),
      isBlocked: false,
      lock: null,
    }));

/** Any card: blocked or not, locked or not, empty, expired by its date or by its state. */
export const anyCard = (of: Currency = euro): fc.Arbitrary<Card> =>
  fc
    .tuple(
      usableCard(of),
      fc.record(
        {
          balance: fc.constant(zero(of)),
          expiresOn: fc.constant(addDays(CARD_TODAY, -1)),
          state: fc.constantFrom(...CARD_STATES),
          isBlocked: fc.boolean(),
          lock: fc.constantFrom(...CARD_LOCKS, null),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([card, over]) => ({ ...card, ...over }));

/** Facts under which a usable card may be used in every way. */
export const openFacts = ({ country }: Pick<Card, 'country'>): CardUseFacts => ({
  today: CARD_TODAY,
  country,
  isReloadable: true,
  transferMode: 'part',
});

/** Cards of one product. */
export const cardDetails = (of: Currency = euro): fc.Arbitrary<CardDetail> =>
  fc.record({
    itemCode: fc.stringMatching(/^[A-Z0-9]{4,8}$/),
    productName: fc.constantFrom('Librairie Quai', 'Bains d’Ocre'),
    productImageUrl: fc.constantFrom(null, 'https://files.example/quai.png'),
    howToUse: fc.constantFrom('', 'Show it at the till.'),
    termsOfService: fc.constantFrom('', 'Valid for a year.'),
    redeemPlace: fc.constantFrom('', 'All shops'),
    transferMode: fc.constantFrom(...TRANSFER_MODES),
    isReloadable: fc.boolean(),
    isThirdPartyProduct: fc.boolean(),
    cards: fc.uniqueArray(anyCard(of), { maxLength: 3, selector: ({ cardNumber }) => cardNumber }),
  });
