/**
 * The wire format of cards (S3.96 to S3.98). Amounts are decimal strings, dates yyyy/MM/dd. The defaults of absent
 * fields hide nothing and allow nothing.
 */
import { Schema, SchemaTransformation } from 'effect';
import { domainValue } from '../gateway/schema.ts';
import { TRANSFER_MODES } from '../catalogue/index.ts';
import { moneyFromString } from '../money/schema.ts';
import type { Currency } from '../money/index.ts';
import { DateFromText } from '../time/schema.ts';
import { CARD_LOCKS, CARD_STATES } from './card.ts';
import type { Card, CardDetail } from './card.ts';

const wireCard = (currency: Currency) =>
  Schema.Struct({
    cardNumber: Schema.NonEmptyString,
    pinCode: Schema.NullOr(Schema.String),
    cardBalance: moneyFromString(currency),
    initialBalance: moneyFromString(currency),
    hasMoved: Schema.Boolean,
    countryCode: Schema.String,
    purchaseDate: DateFromText,
    expiryDate: DateFromText,
    cardState: Schema.Literals(CARD_STATES),
    isBlocked: Schema.Boolean,
    lock: Schema.NullOr(Schema.Literals(CARD_LOCKS)),
  });
type WireCard = ReturnType<typeof wireCard>['Type'];

/** A card of one currency. */
export const cardFromWire = (currency: Currency) =>
  wireCard(currency).pipe(
    Schema.decodeTo(
      domainValue<Card>('cardNumber', 'balance', 'expiresOn'),
      SchemaTransformation.transform<Card, WireCard>({
        decode: ({ pinCode, cardBalance, countryCode, purchaseDate, expiryDate, cardState, ...rest }) => ({
          ...rest,
          pin: pinCode,
          balance: cardBalance,
          country: countryCode,
          purchasedOn: purchaseDate,
          expiresOn: expiryDate,
          state: cardState,
        }),
        encode: ({ pin, balance, country, purchasedOn, expiresOn, state, ...rest }) => ({
          ...rest,
          pinCode: pin,
          cardBalance: balance,
          countryCode: country,
          purchaseDate: purchasedOn,
          expiryDate: expiresOn,
          cardState: state,
        }),
      }),
    ),
  );

const wireDetail = (currency: Currency) =>
  Schema.Struct({
    itemCode: Schema.NonEmptyString,
    productName: Schema.String,
    productImageUrl: Schema.NullOr(Schema.String),
    howToUse: Schema.String,
    termOfService: Schema.String,
    redeemPlace: Schema.String,
    transferMode: Schema.Literals(TRANSFER_MODES),
    isReloadable: Schema.Boolean,
    isThirdPartyProduct: Schema.Boolean,
    cardList: Schema.Array(cardFromWire(currency)),
  });
type WireDetail = ReturnType<typeof wireDetail>['Type'];

/** The cards of one product, with their product. */
export const cardDetailFromWire = (currency: Currency) =>
  wireDetail(currency).pipe(
    Schema.decodeTo(
      domainValue<CardDetail>('itemCode', 'cards'),
      SchemaTransformation.transform<CardDetail, WireDetail>({
        decode: ({ termOfService, cardList, ...rest }) => ({ ...rest, termsOfService: termOfService, cards: cardList }),
        encode: ({ termsOfService, cards, ...rest }) => ({ ...rest, termOfService: termsOfService, cardList: cards }),
      }),
    ),
  );
