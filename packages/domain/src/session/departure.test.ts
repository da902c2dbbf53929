import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { customerKinds } from '../customer/testing.ts';
import { departureOf, SIGN_OUT_REASONS } from './index.ts';
import type { DepartureFacts } from './index.ts';
import { TRUSTED_HOST, untrustedAddresses } from '../location/testing.ts';

const FACTS: DepartureFacts = {
  reason: 'byUser',
  kind: 'individual',
  isSingleSignOn: false,
  backUrl: null,
  trustedHosts: [TRUSTED_HOST],
  onward: null,
};
const BACK_URL = `https://${TRUSTED_HOST}/portal`;
const HOME = { to: 'shop', location: { path: '/', query: {} } };
const pathOf = (over: Partial<DepartureFacts>): unknown => {
  const departure = departureOf({ ...FACTS, ...over });
  return departure.to === 'shop' ? departure.location.path : departure.address;
};

const calmReason = fc.constantFrom(
  ...SIGN_OUT_REASONS.filter((reason) => reason !== 'failedParam' && reason !== 'profileFailed'),
);

describe('after a sign-out', () => {
  test.each([
    ['business', '/auth/b2b/login', '[S2.8]'],
    ['salesman', '/auth/salesman/login', '[S2.9]'],
    ['individual', '/auth/login', '[S2.12]'],
    ['guest', '/auth/login', '[S2.12]'],
  ] as const)('a customer of kind %s is redirected to %s [S2.7]%s', (...[kind, path]) =>
    expect(pathOf({ kind })).toBe(path),
  );

  test('for another account the login page leads on to the order that asked for it [A-151]', () => {
    const onward = { nextStep: 'order', orderNo: '2406-1' } as const;
    const location = { path: '/auth/login', query: onward };
    expect(departureOf({ ...FACTS, onward })).toEqual({ to: 'shop', location });
    expect(departureOf({ ...FACTS, reason: 'failedParam', onward })).toEqual(HOME);
  });

  test('the login page depends on the kind for every regular reason, and a stored back-URL without single sign-on is ignored [S2.7]', () => {
    fc.assert(
      fc.property(calmReason, customerKinds, (reason, kind) => {
        expect(pathOf({ reason, kind, backUrl: BACK_URL })).toBe(pathOf({ kind }));
      }),
    );
  });

  test('a single sign-on user goes to the stored back-URL, or to / where there is none [S2.10][S4.114][A-48]', () => {
    fc.assert(
      fc.property(calmReason, customerKinds, (reason, kind) => {
        const facts = { ...FACTS, reason, kind, isSingleSignOn: true };
        expect(departureOf({ ...facts, backUrl: BACK_URL })).toEqual({ to: 'address', address: BACK_URL });
        expect(departureOf(facts)).toEqual(HOME);
      }),
    );
  });

  test('a back-URL on an untrusted host leads to / [S4.114][A-48]', () => {
    fc.assert(
      fc.property(calmReason, customerKinds, untrustedAddresses, (reason, kind, backUrl) => {
        expect(departureOf({ ...FACTS, reason, kind, isSingleSignOn: true, backUrl })).toEqual(HOME);
      }),
    );
  });

  test('with the failed param, or the customer id “error”, everybody is redirected to /, which precedes all other rules [S2.11][S4.54][A-48]', () => {
    fc.assert(
      fc.property(customerKinds, fc.boolean(), fc.option(fc.constant(BACK_URL)), (kind, isSingleSignOn, backUrl) => {
        for (const reason of ['failedParam', 'profileFailed'] as const) {
          expect(departureOf({ ...FACTS, reason, kind, isSingleSignOn, backUrl })).toEqual(HOME);
        }
      }),
    );
  });
});
