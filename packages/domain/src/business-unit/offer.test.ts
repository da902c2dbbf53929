import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { DELIVERY_TYPES, deliveryTypesFor, isBatchDelivery } from '../delivery/index.ts';
import { customerKindsOf, deliveryTypesOf, routesOf, unitFeatures } from './index.ts';
import { anyUnit, unitWith } from './testing.ts';

describe('whom a unit serves', () => {
  test('guests, individuals, companies and salesmen unless it switches some off; individuals always [S1.4][S1.62][S1.73][A-49]', () => {
    expect(customerKindsOf(unitWith())).toEqual([...CUSTOMER_KINDS]);
    expect(customerKindsOf(unitWith({ isEnableGuestMode: 0, isNeedB2B: 0 }))).toEqual(['individual', 'salesman']);
    expect(customerKindsOf(unitWith({ isNeedSalesman: 0 }))).toEqual(['guest', 'individual', 'business']);
    expect(customerKindsOf(unitWith({ isEnableGuestMode: 0, guestModeOnly: 1 }))).toContain('guest');
  });
});

describe('delivery types of a unit', () => {
  test('are those that its kinds of customer may choose; a batch needs companies or salesmen [S1.81][A-26]', () => {
    fc.assert(
      fc.property(anyUnit, (unit) => {
        const kinds = customerKindsOf(unit);
        for (const type of DELIVERY_TYPES) {
          const isOffered = kinds.some((kind) => deliveryTypesFor(null, kind).includes(type));
          expect(deliveryTypesOf(unit, null).includes(type)).toBe(isOffered);
        }
        const { business, salesmen } = unitFeatures(unit);
        expect(deliveryTypesOf(unit, 'digital').some(isBatchDelivery)).toBe(business || salesmen);
      }),
    );
    expect(deliveryTypesOf(unitWith(), 'physical')).toEqual(['physical']);
    expect(new Set(deliveryTypesOf(unitWith(), 'digital')).size).toBe(deliveryTypesOf(unitWith(), 'digital').length);
  });
});

describe('pages of a unit', () => {
  test('exist by its parameters [S1.71][S1.72][S1.74][S1.75][S1.76][S2.40][S2.50][A-49]', () => {
    const all = routesOf(unitWith({ isNeedQuery: 1, isNeedWallet: 1, memberShip: 1, b2cPageRoute: '/welcome' }));
    const without = (over: Parameters<typeof unitWith>[0]) => {
      const on = { isNeedQuery: 1, isNeedWallet: 1, memberShip: 1, b2cPageRoute: '/welcome' } as const;
      const left = routesOf(unitWith({ ...on, ...over }));
      return all.filter((name) => !left.includes(name));
    };
    expect(without({ isNeedQuery: 0 })).toEqual(['cardQuery']);
    expect(without({ isNeedWallet: 0 })).toEqual(['accountWallet']);
    expect(without({ memberShip: 0 })).toEqual(['accountCorporate']);
    expect(without({ b2cPageRoute: '' })).toEqual(['b2c']);
    expect(without({ faq: 'https://faq.example' })).toEqual(['faq']);
    expect(without({ hideDeliverToMe: 1 })).toEqual(['buyingSelf', 'businessBuyingSelf', 'salesmanBuyingSelf']);
    expect(without({ isNeedSalesman: 0 })).toEqual([
      'salesmanLogin',
      'salesmanHome',
      'salesmanBuying',
      'salesmanBuyingSelf',
      'salesmanCheckout',
    ]);
    expect(without({ isNeedB2B: 0 })).toEqual([
      'businessLogin',
      'businessRegister',
      'companyJoin',
      'kybLogin',
      'kybRegister',
      'businessHome',
      'businessInfo',
      'businessBuying',
      'businessBuyingSelf',
      'businessBulk',
      'businessCheckout',
    ]);
  });
});
