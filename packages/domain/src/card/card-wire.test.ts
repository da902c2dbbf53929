import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spoilt } from '../gateway/testing.ts';
import { anyCurrency, euro } from '../money/testing.ts';
import { cardDetailFromWire, cardFromWire } from './schema.ts';
import { anyCard, cardDetails } from './testing.ts';

const CARD_FIELDS =
  'cardBalance cardNumber cardState countryCode expiryDate hasMoved initialBalance isBlocked lock pinCode purchaseDate'.split(
    ' ',
  );
const DETAIL_FIELDS =
  'cardList howToUse isReloadable isThirdPartyProduct itemCode productImageUrl productName redeemPlace termOfService transferMode'.split(
    ' ',
  );

describe('on the wire', () => {
  test('a card has a number, a PIN, balances, dates, its state and isBlocked, and is unchanged after decoding [S3.96][S3.97]', () => {
    const cases = anyCurrency.chain((currency) => fc.tuple(fc.constant(currency), anyCard(currency)));
    fc.assert(
      fc.property(cases, ([currency, card]) => {
        const schema = cardFromWire(currency);
        const wire = Schema.encodeSync(schema)(card);
        expect(Object.keys(wire).toSorted()).toEqual(CARD_FIELDS);
        expect(Schema.decodeUnknownResult(schema)(wire)).toEqual(Result.succeed(card));
      }),
    );
  });

  test('a card detail has the ten fields of its product and its cards [S3.98]', () => {
    fc.assert(
      fc.property(cardDetails(), (detail) => {
        const schema = cardDetailFromWire(euro);
        const wire = Schema.encodeSync(schema)(detail);
        expect(Object.keys(wire).toSorted()).toEqual(DETAIL_FIELDS);
        expect(Schema.decodeUnknownResult(schema)(wire)).toEqual(Result.succeed(detail));
      }),
    );
  });

  test('a card detail is refused for any wrong field, including those of its cards [S3.96][S3.98]', () => {
    const details = cardDetailFromWire(euro);
    const wrong = cardDetails().chain((detail) => fc.constantFrom(...spoilt(Schema.encodeSync(details)(detail))));
    fc.assert(
      fc.property(wrong, (detail) => {
        expect(Result.isFailure(Schema.decodeUnknownResult(details)(detail))).toBe(true);
      }),
    );
  });
});
