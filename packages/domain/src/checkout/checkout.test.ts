import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotal } from '../pricing/index.ts';
import { openPolicy } from '../cart/testing.ts';
import { CONTRACT_LEVELS, NO_DOCUMENT } from '../customer/index.ts';
import { euro } from '../money/testing.ts';
import { checkoutPayload, needsDraft } from '../order-payload/index.ts';
import { CheckoutPayload } from '../order-payload/schema.ts';
import { anyOrderFacts, orderableCart } from '../order-payload/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import { checkGuestDetails, checkOrderingRight } from './index.ts';
import { guestEntry } from './testing.ts';

const tagOf = (result: Result.Result<unknown, { readonly _tag: string }>): string | null =>
  Result.isFailure(result) ? result.failure._tag : null;

describe('the right to order', () => {
  test.each([
    ['light', 'ClientNotVerified', '[S5.67]'],
    ['enCompte', 'ClientEnCompte', '[S5.68]'],
    ['registered', null, ''],
  ] as const)(
    'a company of level %s gets %s, by itself or through a salesman [S4.92][A-77] %s',
    (...[level, refusal]) => {
      expect(tagOf(checkOrderingRight('business', level))).toBe(refusal);
      expect(tagOf(checkOrderingRight('salesman', level))).toBe(refusal);
    },
  );

  test('individuals and guests are not checked [A-77]', () => {
    for (const level of [...CONTRACT_LEVELS, null]) {
      expect(tagOf(checkOrderingRight('individual', level))).toBeNull();
      expect(tagOf(checkOrderingRight('guest', level))).toBeNull();
    }
  });

  test('a company of unknown level is not verified, and a salesman without a customer has nobody to order for [S5.67][A-77]', () => {
    expect(tagOf(checkOrderingRight('business', null))).toBe('ClientNotVerified');
    expect(tagOf(checkOrderingRight('salesman', null))).toBe('CustomerNotChosen');
  });
});

describe('guest details', () => {
  test('a full name, an email entered twice and an optional mobile are accepted [S5.24]', () => {
    fc.assert(
      fc.property(guestEntry, (entry) => {
        const details = Result.getOrThrow(checkGuestDetails(entry, numberingPlan, false));
        expect(details.email).toBe(entry.email.trim());
        expect(details.phone === null).toBe(entry.phone.number === '');
      }),
    );
  });

  test('every field is refused separately and all refusals are returned at once [S5.17][S5.24][S5.25][S5.16]', () => {
    const entry = {
      ...NO_DOCUMENT,
      name: 'Ana',
      email: 'ana',
      confirmEmail: 'bob',
      phone: { areaCode: '+33', number: '12' },
    };
    const result = checkGuestDetails(entry, numberingPlan, false);
    expect(
      Result.isFailure(result) &&
        Object.fromEntries(Object.entries(result.failure).map(([field, { _tag }]) => [field, _tag])),
    ).toEqual({
      name: 'NameWithoutSpace',
      email: 'NotAnEmail',
      confirmEmail: 'EmailsDiffer',
      phone: 'PhoneLengthOutside',
    });
  });

  test('a landline is not accepted as a mobile, and a missing name is refused as missing [A-57]', () => {
    const result = checkGuestDetails(
      {
        ...NO_DOCUMENT,
        name: '',
        email: 'a@b.fr',
        confirmEmail: 'a@b.fr',
        phone: { areaCode: '+33', number: '01 42 68 53 00' },
      },
      numberingPlan,
      false,
    );
    expect(Result.isFailure(result) && result.failure).toMatchObject({
      name: { _tag: 'Required' },
      phone: { _tag: 'PhoneKindNotAccepted' },
    });
  });
});

describe('a guest is not recorded', () => {
  test('a guest’s order names no customer and needs no draft, whatever is in the cart [A-159]', () => {
    fc.assert(
      fc.property(orderableCart(euro), anyOrderFacts, (cart, facts) => {
        const total = cartTotal(cart, { policy: openPolicy(euro), discounts: [], coupons: [] });
        const payload = Schema.encodeSync(CheckoutPayload)(
          checkoutPayload(cart, total, { ...facts, customerId: null }),
        );
        expect('custId' in payload).toBe(false);
        expect(needsDraft(cart, 'guest')).toBe(false);
      }),
    );
  });
});

test('a client who is not verified and one who is En Compte get different refusals, and neither may place the order [S8.30][A-77]', () => {
  expect(checkOrderingRight('salesman', 'light')).toEqual(Result.fail({ _tag: 'ClientNotVerified' }));
  expect(checkOrderingRight('salesman', 'enCompte')).toEqual(Result.fail({ _tag: 'ClientEnCompte' }));
});
