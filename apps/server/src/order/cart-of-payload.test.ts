import { cartTotal, taxSplit } from '@offrande/domain/pricing';
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

/** The tax at 20 % in the goods of one 50.00 card of this voucher kind. */
const goodsTax = (voucherKind: VoucherKind): readonly string[] => {
  const products = FR.products.map((product) => ({ ...product, voucherKind, productTaxRate: '20' }));
  const unit = createUnit(createUnitCatalogue({ ...FR, products }, createArtBook()));
  const context = {
    unit,
    buyer: 'guest' as const,
    language: 'fr',
    now: new Date('2027-01-01T00:00:00Z'),
    publicOrigin: 'https://shop.test',
    quoted: [],
  };
  const cart = Result.getOrThrow(cartOfPayload([line()], context));
  const total = cartTotal(cart, { policy: unit.cartPolicyFor('guest'), discounts: [], coupons: [] });
  return taxSplit(cart, total.lines, unit.cartPolicyFor('guest')).map(({ tax }) => encodeAmount(tax));
};

describe('the cart of a payload', () => {
  test('contains tax by the unit’s voucher kind, whatever its rate [A-06]', () => {
    expect(VOUCHER_KINDS.map((kind) => [kind, goodsTax(kind)])).toEqual([
      ['singlePurpose', ['8.33']],
      ['multiPurpose', ['0.00']],
      ['promotional', ['0.00']],
    ]);
  });
});

const refusalOf = (changes: Partial<ReturnType<typeof line>>, countries: readonly string[] = []) => {
  const { phoneCreditCategoryId } = FR.parameters;
  const parameters = { ...FR.parameters, phoneCreditCountries: countries };
  const unit = createUnit(createUnitCatalogue({ ...FR, parameters }, createArtBook()));
  const credit = FR.products.find(({ categoryId }) => categoryId === phoneCreditCategoryId)!;
  const { itemCode } = credit;
  const context = {
    unit,
    buyer: 'guest' as const,
    language: 'fr',
    now: new Date('2027-01-01T00:00:00Z'),
    publicOrigin: 'https://shop.test',
    quoted: [],
  };
  const asked = {
    itemCode,
    amount: '10.00',
    deliverType: 'sms',
    receiverMobileNo: '+33612345678',
    ...changes,
  } as const;
  const { message2: _second, ...plain } = line(asked);
  const cart = cartOfPayload([itemCode === asked.itemCode ? plain : line(asked)], context);
  return Result.isFailure(cart) ? cart.failure : null;
};

describe('phone credit in a payload', () => {
  test('goes by SMS to a mobile, in one of the unit’s countries if it names any [A-91]', () => {
    expect(refusalOf({})).toBeNull();
    expect(refusalOf({ deliverType: 'email' })).toMatchObject({
      field: 'lines.0.type',
      reason: 'DeliveryTypeNotOffered',
    });
    expect(refusalOf({}, ['FR'])).toBeNull();
    expect(refusalOf({}, ['BE'])).toMatchObject({ field: 'lines.0.receiver.phone', reason: 'CountryNotOffered' });
    expect(refusalOf({ itemCode: 'offrande', deliverType: 'email' }, ['BE'])).toBeNull();
  });
});
