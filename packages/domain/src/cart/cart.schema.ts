/**
 * The cart as the browser stores it (spec section 3, S3.51; A-30): plain JSON of draft lines, one cart for each unit. A
 * cart that is invalid in any part is refused as a whole, because a partial cart would show an unexpected price.
 */
import { Result, Schema, SchemaTransformation } from 'effect';
import { domainValue } from '../gateway/schema.ts';
import { CONTRACT_LEVEL_CODES, CONTRACT_LEVELS } from '../customer/index.ts';
import type { Currency } from '../money/index.ts';
import type { Cart } from './cart.ts';
import { draftLineFromWire } from './draft-line.schema.ts';
import { setDiscountPair } from './draft-line-fields.schema.ts';
import { readPair, writePair } from './set-discount-pair.ts';

const storedCart = (currency: Currency) =>
  Schema.Struct({
    currency: Schema.Struct({ code: Schema.Literal(currency.code), digits: Schema.Literal(currency.digits) }),
    cartItems: Schema.Array(draftLineFromWire(currency)),
    salesmanSetDiscount: Schema.NullOr(setDiscountPair),
    salesmanCustomerContractType: Schema.NullOr(Schema.Literals([1, 2, 3])),
  });

type StoredCart = ReturnType<typeof storedCart>['Type'];

const isConsistent = ({ cartItems, salesmanSetDiscount }: StoredCart, currency: Currency): boolean =>
  new Set(cartItems.map((line) => line.lineId)).size === cartItems.length &&
  (salesmanSetDiscount === null || readPair(salesmanSetDiscount, currency) !== undefined);

const fromStored = (stored: StoredCart, currency: Currency): Cart => ({
  currency,
  lines: stored.cartItems,
  salesmanSetDiscount: (stored.salesmanSetDiscount && readPair(stored.salesmanSetDiscount, currency)) ?? null,
  customerContractLevel: stored.salesmanCustomerContractType
    ? CONTRACT_LEVELS[stored.salesmanCustomerContractType - 1]!
    : null,
});

const toStored = ({ currency, lines, salesmanSetDiscount, customerContractLevel }: Cart): StoredCart => ({
  currency,
  cartItems: lines,
  salesmanSetDiscount: salesmanSetDiscount && writePair(salesmanSetDiscount),
  salesmanCustomerContractType: customerContractLevel ? CONTRACT_LEVEL_CODES[customerContractLevel] : null,
});

/** The stored cart of a unit with this currency. */
export const cartFromStorage = (currency: Currency) => {
  const stored = storedCart(currency).check(
    Schema.makeFilter((cart: StoredCart) => isConsistent(cart, currency), { expected: 'a consistent cart' }),
  );
  return stored.pipe(
    Schema.decodeTo(
      domainValue<Cart>('lines'),
      SchemaTransformation.transform<Cart, StoredCart>({
        decode: (cart) => fromStored(cart, currency),
        encode: toStored,
      }),
    ),
  );
};

/** A stored cart that is foreign, incomplete, in another currency, or has unknown fields. */
export interface CartUnreadable {
  readonly _tag: 'CartUnreadable';
}

/** Decodes the stored cart of a unit with this currency. */
export const decodeCart = (stored: unknown, currency: Currency): Result.Result<Cart, CartUnreadable> =>
  Result.mapError(
    Schema.decodeUnknownResult(cartFromStorage(currency), { onExcessProperty: 'error' })(stored),
    (): CartUnreadable => ({ _tag: 'CartUnreadable' }),
  );

/** The cart as plain JSON data, ready to be stored. A cart with an amount of another currency is a defect. */
export const encodeCart = (cart: Cart): unknown => Schema.encodeSync(cartFromStorage(cart.currency))(cart);
