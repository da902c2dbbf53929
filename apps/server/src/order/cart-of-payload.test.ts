import { cartTotal, taxSplit } from '@offrande/domain/cart';
import { VOUCHER_KINDS, type VoucherKind } from '@offrande/domain/catalogue';
import { encodeAmount } from '@offrande/domain/money';
import { unit as FR } from '@offrande/tenants/FR';
import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import { createArtBook } from '../catalogue/art.ts';
import { createUnitCatalogue } from '../catalogue/unit-catalogue.ts';
import { createUnit } from '../unit/unit.ts';
import { cartOfPayload } from './cart-of-payload.ts';
import { line } from './testing.ts';

/** The tax at 20 % that the goods of one card of 50.00 contain when every card is of this kind. */
const goodsTax = (voucherKind: VoucherKind): readonly string[] => {
  const products = FR.products.map((product) => ({ ...product, voucherKind, productTaxRate: '20' }));
  const unit = createUnit(createUnitCatalogue({ ...FR, products }, createArtBook()));
  const context = {
    unit,
    buyer: 'guest' as const,
    language: 'fr',
    now: new Date('2027-01-01T00:00:00Z'),
    publicOrigin: 'https://shop.test',
  };
  const cart = Result.getOrThrow(cartOfPayload([line()], context));
  const total = cartTotal(cart, { policy: unit.cartPolicyFor('guest'), discounts: [], coupons: [] });
  return taxSplit(cart, total.lines, unit.cartPolicyFor('guest')).map(({ tax }) => encodeAmount(tax));
};

describe('the cart of a payload', () => {
  test('contains tax by the kind of voucher that the unit says, whatever the rate beside it [A-06]', () => {
    expect(VOUCHER_KINDS.map((kind) => [kind, goodsTax(kind)])).toEqual([
      ['singlePurpose', ['8.33']],
      ['multiPurpose', ['0.00']],
      ['promotional', ['0.00']],
    ]);
  });
});
