import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DELIVERY_TYPES } from '../delivery/index.ts';
import { money } from '../money/index.ts';
import { euro, price } from '../money/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import { checkRedirect, isCorrection, redirectRefusal, sendingChannels } from './index.ts';

const ENTRY = {
  email: 'ines@exemple.fr',
  confirmEmail: 'ines@exemple.fr',
  phone: { areaCode: '+33', number: '0612345678' },
};
const check = (entry: Partial<typeof ENTRY>, channels = { email: true, sms: true }) =>
  checkRedirect({ ...ENTRY, ...entry }, channels, numberingPlan);

describe('a card that was sent wrong', () => {
  test('goes elsewhere while it is whole and in nobody’s account [S7.94][A-95]', () => {
    const whole = { balance: money(50, euro), initialBalance: money(50, euro), isTaken: false };
    expect(redirectRefusal(whole)).toBeNull();
    expect(redirectRefusal({ ...whole, isTaken: true })).toEqual({ _tag: 'CardTaken' });
    fc.assert(
      fc.property(price(euro), price(euro), (balance, initialBalance) => {
        const isWhole = balance.minor === initialBalance.minor;
        expect(redirectRefusal({ balance, initialBalance, isTaken: false })).toEqual(
          isWhole ? null : { _tag: 'CardUsed' },
        );
      }),
    );
  });

  test('was sent by email, by SMS or by both; what was posted or given to its buyer was not', () => {
    expect(DELIVERY_TYPES.filter((type) => sendingChannels(type).email)).toEqual(['email', 'emailAndSms']);
    expect(DELIVERY_TYPES.filter((type) => sendingChannels(type).sms)).toEqual(['sms', 'emailAndSms']);
  });

  test('is corrected by another mailbox or another mobile, not by capitals', () => {
    const before = { email: 'ines@exemple.fr', mobile: '+33612345678' };
    expect(isCorrection(before, { ...before, email: ' Ines@Exemple.fr ' })).toBe(false);
    expect(isCorrection(before, { ...before, email: 'inez@exemple.fr' })).toBe(true);
    expect(isCorrection(before, { ...before, mobile: '+33612345679' })).toBe(true);
    expect(isCorrection({ email: null, mobile: null }, { email: null, mobile: null })).toBe(false);
  });

  test('asks for the email twice and for a mobile, on the channels that are used [S5.5][A-57]', () => {
    expect(check({})).toEqual(Result.succeed({ email: 'ines@exemple.fr', mobile: '+33612345678' }));
    expect(check({ phone: { areaCode: '', number: '' } }, { email: true, sms: false })).toEqual(
      Result.succeed({ email: 'ines@exemple.fr', mobile: null }),
    );
    expect(check({ email: '', confirmEmail: '' }, { email: false, sms: true })).toEqual(
      Result.succeed({ email: null, mobile: '+33612345678' }),
    );
    expect(check({ confirmEmail: 'inez@exemple.fr' })).toMatchObject({
      failure: { confirmEmail: { _tag: 'EmailsDiffer' } },
    });
    expect(check({ email: 'ines' })).toMatchObject({ failure: { email: { _tag: 'NotAnEmail' } } });
    expect(check({ phone: { areaCode: '+33', number: '0123456789' } })).toHaveProperty('failure.phone');
  });
});
