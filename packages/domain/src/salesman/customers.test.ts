import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUSTOMER_KINDS, CUSTOMER_TYPE_CODES } from '../customer/index.ts';
import { checkListed, checkView, CUSTOMER_VIEWS, listedCustomers } from './index.ts';
import { CustomerListRequest, FoundCustomerFromWire } from './schema.ts';
import type { CustomerView, Salesman, UnitCustomer } from './index.ts';
import { foundCustomer, salesmen, unitCustomers } from './testing.ts';
import { region } from '../../vitest.region.ts';

const CUSTOMERS: readonly UnitCustomer[] = [
  { customerId: 'C1', name: 'Acme', contractLevel: 'registered', salesmanId: 'S1' },
  { customerId: 'C2', name: 'Brio', contractLevel: 'light', salesmanId: 'S2' },
  { customerId: 'C3', name: 'Cité', contractLevel: 'enCompte', salesmanId: null },
];
const salesman: Salesman = { salesmanId: 'S1', isAdmin: false };
const admin: Salesman = { salesmanId: 'S1', isAdmin: true };
const idsOf = (of: Salesman) => listedCustomers(of, CUSTOMERS).map(({ customerId }) => customerId);

test('a salesman is a kind of user of its own, custType S [S1.32]', () => {
  expect(CUSTOMER_KINDS).toContain('salesman');
  expect(CUSTOMER_TYPE_CODES.salesman).toBe('S');
});

describe('the customers of a salesman', () => {
  test('are the assigned ones; an admin salesman has those of the whole unit [S1.33][S6.17][A-83]', () => {
    expect(idsOf(salesman)).toEqual(['C1']);
    expect(idsOf({ salesmanId: 'S9', isAdmin: false })).toEqual([]);
    expect(idsOf(admin)).toEqual(['C1', 'C2', 'C3']);
  });

  test('are shown without their salesman’s name, in the given order [S6.17]', () => {
    const someoneElses = region();
    fc.assert(
      fc.property(salesmen, unitCustomers, (of, customers) => {
        const listed = listedCustomers(of, customers);
        expect(customers.map(({ customerId }) => customerId)).toEqual(
          expect.arrayContaining(listed.map(({ customerId }) => customerId)),
        );
        for (const one of listed) expect(Object.keys(one).toSorted()).toEqual(['contractLevel', 'customerId', 'name']);
        const own = customers.filter(({ salesmanId }) => of.isAdmin || salesmanId === of.salesmanId);
        expect(listed.map(({ customerId }) => customerId)).toEqual(own.map(({ customerId }) => customerId));
        someoneElses.holds(own.length < customers.length);
      }),
    );
    someoneElses.demand(0.2);
  });

  test('may be ordered for exactly when they are on the list [S6.17][A-83]', () => {
    const hidden = region();
    fc.assert(
      fc.property(salesmen, unitCustomers, fc.constantFrom('C1', 'C2', 'C3', 'C9'), (of, customers, customerId) => {
        const listed = listedCustomers(of, customers).find((one) => one.customerId === customerId);
        hidden.holds(listed === undefined && customers.some((one) => one.customerId === customerId));
        expect(checkListed(of, customers, customerId)).toEqual(
          listed === undefined ? Result.fail({ _tag: 'CustomerNotListed' }) : Result.succeed(listed),
        );
      }),
    );
    hidden.demand(0.03);
  });

  test('are requested by the salesman’s id, with custId, custName and contractTypeId', () => {
    expect(Schema.encodeSync(CustomerListRequest)({ salesmanId: 'S1' })).toEqual({ salesmanId: 'S1' });
    const wire = { custId: 'C2', custName: 'Brio', contractTypeId: 2, siren: null, city: 'Nantes', isRecent: true };
    const read = Schema.decodeUnknownSync(FoundCustomerFromWire);
    expect(read(wire)).toEqual({
      customerId: 'C2',
      name: 'Brio',
      contractLevel: 'enCompte',
      number: null,
      city: 'Nantes',
      isRecent: true,
    });
    expect(() => read({ ...wire, contractTypeId: 4 })).toThrow();
    expect(() => read({ ...wire, custId: '' })).toThrow();
    expect(() => Schema.decodeUnknownSync(CustomerListRequest)({ salesmanId: '' })).toThrow();
    fc.assert(
      fc.property(foundCustomer, (customer) => {
        expect(read(Schema.encodeSync(FoundCustomerFromWire)(customer))).toEqual(customer);
      }),
    );
  });
});

const see = (of: Salesman, customerId: string, view: CustomerView) => checkView(of, CUSTOMERS, { customerId, view });

describe('what a salesman may see of a customer', () => {
  test('is the profile of a customer on the salesman’s list [S6.19]', () => {
    expect(see(salesman, 'C1', 'profile')).toEqual(
      Result.succeed({ customerId: 'C1', name: 'Acme', contractLevel: 'registered' }),
    );
    expect(see(salesman, 'C2', 'profile')).toEqual(Result.fail({ _tag: 'CustomerNotListed' }));
    expect(Result.isSuccess(see(admin, 'C2', 'profile'))).toBe(true);
  });

  test('is the address book of a customer on the salesman’s list [S6.20]', () => {
    expect(Result.isSuccess(see(salesman, 'C1', 'addressBook'))).toBe(true);
    expect(see(salesman, 'C3', 'addressBook')).toEqual(Result.fail({ _tag: 'CustomerNotListed' }));
  });

  test('and its discounts, orders and quotations; nothing else is granted, not even to an admin salesman [S6.21][A-83]', () => {
    const seen = (of: Salesman) => CUSTOMER_VIEWS.filter((view) => Result.isSuccess(see(of, 'C1', view)));
    expect(seen(salesman)).toEqual(['profile', 'addressBook', 'discounts', 'orderHistory', 'quotations']);
    expect(seen(admin)).toEqual(seen(salesman));
    expect(see(admin, 'C1', 'wallet')).toEqual(Result.fail({ _tag: 'ViewNotGranted', view: 'wallet' }));
    expect(CUSTOMER_VIEWS).toHaveLength(9);
  });
});
