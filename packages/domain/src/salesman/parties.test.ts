import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_RECEIVER } from '../address/index.ts';
import type { Receiver } from '../address/index.ts';
import { overseasAddresses, receivers } from '../address/testing.ts';
import { cart as anyCart, openPolicy } from '../cart/testing.ts';
import { cartTotal } from '../pricing/index.ts';
import { needsDraft } from '../order-payload/index.ts';
import { euro } from '../money/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import { cartFor, checkParties, chooseCustomer, chooseInvoicingAddress, customerFields, NO_PARTIES } from './index.ts';
import type { ListedCustomer } from './index.ts';
import { listedCustomer } from './testing.ts';

const ACME: ListedCustomer = { customerId: 'C1', name: 'Acme', contractLevel: 'registered' };
const INVOICED: Receiver = {
  ...EMPTY_RECEIVER,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  address: { line1: '1 rue A', line2: '', zipCode: '59000', city: 'Lille', countryCode: 'FR' },
};
const parties = chooseCustomer(NO_PARTIES, ACME);

describe('the invoicing address', () => {
  test('cannot be chosen before the customer, whatever it is [S5.64][S8.29][A-84]', () => {
    fc.assert(
      fc.property(fc.oneof(receivers, fc.constant(EMPTY_RECEIVER)), (receiver) => {
        expect(chooseInvoicingAddress(NO_PARTIES, receiver, numberingPlan)).toEqual(
          Result.fail({ _tag: 'CustomerNotChosen' }),
        );
      }),
    );
  });

  test('may then be any complete one, also overseas [S5.64]', () => {
    fc.assert(
      fc.property(listedCustomer, overseasAddresses, (customer, address) => {
        const receiver = { ...INVOICED, address };
        expect(chooseInvoicingAddress(chooseCustomer(NO_PARTIES, customer), receiver, numberingPlan)).toEqual(
          Result.succeed({ customer, invoicingAddress: receiver }),
        );
      }),
    );
  });

  test('that is not complete is refused field by field [S5.65]', () => {
    const address = { ...INVOICED.address, city: '', line1: ' ' };
    expect(chooseInvoicingAddress(parties, { ...INVOICED, address }, numberingPlan)).toEqual(
      Result.fail({
        _tag: 'InvoicingAddressIncomplete',
        refusals: { 'address.city': { _tag: 'Required' }, 'address.line1': { _tag: 'OnlyBlanks' } },
      }),
    );
  });

  test('belongs to its customer: choosing another customer clears it, the same one keeps it [S5.64]', () => {
    const chosen = Result.getOrThrow(chooseInvoicingAddress(parties, INVOICED, numberingPlan));
    expect(chooseCustomer(chosen, { ...ACME, name: 'Acme SA' }).invoicingAddress).toEqual(INVOICED);
    expect(chooseCustomer(chosen, { ...ACME, customerId: 'C2' })).toEqual({
      customer: { ...ACME, customerId: 'C2' },
      invoicingAddress: null,
    });
    expect(NO_PARTIES).toEqual({ customer: null, invoicingAddress: null });
  });
});

describe('the customer of an order', () => {
  test.each([
    [null, 'CustomerNotChosen'],
    ['light', 'ClientNotVerified'],
    ['enCompte', 'ClientEnCompte'],
  ] as const)('at level %s is refused as %s [S8.29][S8.30][A-77]', (contractLevel, _tag) => {
    const customer = contractLevel && { ...ACME, contractLevel };
    expect(checkParties({ customer, invoicingAddress: null })).toEqual(Result.fail({ _tag }));
  });

  test('may be ordered for once it is registered [S8.30][A-77]', () => {
    expect(checkParties(parties)).toEqual(Result.void);
  });

  test('is on every line by id and name, without changing prices [S3.20]', () => {
    expect(customerFields(ACME)).toEqual({ customerId: 'C1', customerName: 'Acme' });
    fc.assert(
      fc.property(anyCart(euro, { minLines: 1 }), listedCustomer, (cart, customer) => {
        const ordered = cartFor(cart, customer);
        const facts = { policy: openPolicy(euro), discounts: [], coupons: [] };
        expect(ordered.customerContractLevel).toBe(customer.contractLevel);
        expect(new Set(ordered.lines.map(({ customerId }) => customerId))).toEqual(new Set([customer.customerId]));
        expect(new Set(ordered.lines.map(({ customerName }) => customerName))).toEqual(new Set([customer.name]));
        expect(JSON.stringify(cartTotal(ordered, facts))).toBe(JSON.stringify(cartTotal(cart, facts)));
        expect(needsDraft(ordered, 'salesman')).toBe(true);
      }),
    );
  });
});
