import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ERROR_CUSTOMER_ID, hasErrorId, originOf, userFromStored } from './index.ts';
import type { StoredUser } from './index.ts';
import { readStoredUser, storedUserTexts } from './schema.ts';
import { authUsers, INES, logins } from './testing.ts';

const STORED: StoredUser = {
  accessToken: 'a',
  refreshToken: 'r',
  kind: 'business',
  customerId: 'C1',
  customerName: 'Inès',
};
const TEXTS = { accessToken: 'a', refreshToken: 'r', custType: 'B', custId: 'C1', custName: 'Inès' };

describe('a stored user', () => {
  test('consists of five strings, and is decoded from them [S3.94][S3.157]', () => {
    expect(storedUserTexts(STORED)).toEqual(TEXTS);
    fc.assert(
      fc.property(authUsers, (user) => {
        const read = readStoredUser(storedUserTexts(user));
        expect(read).toEqual({
          accessToken: user.accessToken,
          refreshToken: user.refreshToken,
          kind: user.kind,
          customerId: user.customerId,
          customerName: user.customerName,
        });
      }),
    );
  });

  test('is null if a required string is missing or invalid', () => {
    for (const over of [{ accessToken: null }, { custId: '' }, { custName: null }, { custType: 'X' }])
      expect(readStoredUser({ ...TEXTS, ...over })).toBeNull();
    expect(readStoredUser({ ...TEXTS, refreshToken: null })).toEqual({ ...STORED, refreshToken: null });
  });

  test('has no permissions until the session is checked [S3.92]', () => {
    expect(userFromStored(STORED)).toEqual({
      ...STORED,
      paymentType: null,
      companyType: null,
      isAdminSalesman: false,
      identityNo: null,
      contractLevel: null,
    });
  });
});

test('a user without a profile has the customer id “error”, and nobody else has it [S4.54]', () => {
  expect(ERROR_CUSTOMER_ID).toBe('error');
  expect([INES, { customerId: 'error' }].map(hasErrorId)).toEqual([false, true]);
});

test('the origin of a session is its login type, or Apple, Google or Facebook after a return from their page [A-164]', () => {
  fc.assert(fc.property(logins, (login) => originOf(login) === login.request.type));
  const captcha = { kind: 'standard', token: 't' } as const;
  const oauth = { type: 'oauth', code: 'c', redirectUrl: 'https://shop.example/' } as const;
  for (const method of ['apple', 'google', 'facebook'] as const)
    expect(originOf({ request: oauth, captcha, method })).toBe(method);
  expect(originOf({ request: oauth, captcha, method: 'singleSignOn' })).toBe('oauth');
  const employee = { ...oauth, type: 'salesmanSingleSignOn' } as const;
  expect(originOf({ request: employee, captcha, method: 'apple' })).toBe('salesmanSingleSignOn');
});
