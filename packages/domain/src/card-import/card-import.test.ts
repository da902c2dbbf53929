import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GatewayFailure } from '../gateway/index.ts';
import { numberingPlan } from '../phone/index.ts';
import {
  activatesAccount,
  checkImport,
  IMPORT_TYPES,
  importNotice,
  importRequest,
  memberAfterImport,
  offeredImports,
} from './index.ts';
import type { ImportDetails } from './index.ts';
import { pins } from '../card/testing.ts';

const FAILURE: GatewayFailure = {
  _tag: 'GatewayFailure',
  reason: 'refused',
  code: '11020',
  message: 'Card already imported',
  isRetryable: false,
};
const SILENT: GatewayFailure = { ...FAILURE, code: null, message: '' };

const NO_PHONE = { areaCode: '+33', number: '' };
const entry = { pin: '123456', email: ' i@exemple.fr ', phone: { areaCode: '+33', number: '06 12 34 56 78' } };

describe('an import', () => {
  test('is of a card, or of a balance where there is a wallet for it [S1.16][S1.17][A-89]', () => {
    expect(offeredImports(true)).toEqual(IMPORT_TYPES);
    expect(IMPORT_TYPES).toEqual(['card', 'balance']);
    expect(offeredImports(false)).toEqual(['card']);
  });

  test('takes a PIN only if one is needed, and drops what was typed otherwise [S4.51][A-89]', () => {
    fc.assert(
      fc.property(pins, (pin) => {
        const typed = { ...entry, pin };
        expect(Result.getOrThrow(checkImport(typed, true, numberingPlan)).pin).toBe(pin);
        expect(Result.getOrThrow(checkImport(typed, false, numberingPlan)).pin).toBe('');
      }),
    );
    expect(checkImport({ ...entry, pin: '' }, true, numberingPlan)).toEqual(Result.fail({ pin: { _tag: 'Required' } }));
    expect(Result.isSuccess(checkImport({ ...entry, pin: 'x' }, false, numberingPlan))).toBe(true);
  });

  test('may leave out email and mobile, and names every field that is wrong; the mobile is no fixed line [A-58]', () => {
    expect(checkImport({ pin: '', email: '', phone: NO_PHONE }, false, numberingPlan)).toEqual(
      Result.succeed({ pin: '', email: '', phone: null }),
    );
    const wrong = { pin: '1', email: 'x', phone: { areaCode: '+33', number: '01 42 00 00 00' } };
    expect(checkImport(wrong, true, numberingPlan)).toEqual(
      Result.fail({
        pin: { _tag: 'WrongFormat', format: '000000' },
        email: { _tag: 'NotAnEmail' },
        phone: { _tag: 'PhoneKindNotAccepted', accepted: 'mobile' },
      }),
    );
  });

  test('sends one of the two captchas and leaves out what is empty [A-89]', () => {
    const what = { importType: 'card', cardNumber: '9999000000004417', unitId: 'FR' } as const;
    const details: ImportDetails = Result.getOrThrow(checkImport(entry, true, numberingPlan));
    expect(importRequest(what, details, { kind: 'standard', token: 't' })).toEqual({
      importType: 'card',
      cardNumber: '9999000000004417',
      memberBu: 'FR',
      pinCode: '123456',
      email: 'i@exemple.fr',
      mobileNo: '+33612345678',
      token: 't',
    });
    const least = importRequest(
      { ...what, importType: 'balance' },
      { pin: '', email: '', phone: null },
      { kind: 'traditional', token: 't' },
    );
    expect(least).toEqual({
      importType: 'balance',
      cardNumber: '9999000000004417',
      memberBu: 'FR',
      traditionalToken: 't',
    });
  });

  const policy = { nonWhiteMarker: 'NON_WHITE' };
  test('activates the account when the answer names a unit that is not the marker [S4.52]', () => {
    expect([null, '', 'NON_WHITE', 'FR'].map((unitId) => activatesAccount({ unitId }, policy))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const member = { custId: 'c1', isActivated: false };
    expect(memberAfterImport(member, { unitId: 'FR' }, policy)).toEqual({ custId: 'c1', isActivated: true });
    expect(memberAfterImport(member, { unitId: 'NON_WHITE' }, policy)).toEqual(member);
    const active = { ...member, isActivated: true };
    for (const unitId of [null, 'FR', 'NON_WHITE'])
      expect(memberAfterImport(active, { unitId }, policy)).toEqual(active);
  });
});

describe('what is said after a call', () => {
  test('an import that the server refuses shows its message and its code [S8.55]', () => {
    expect(importNotice('card', FAILURE)).toEqual({
      _tag: 'ImportRefused',
      shownAs: 'alert',
      message: 'Card already imported',
      code: '11020',
    });
  });

  test('an import that fails without both shows the failure of a card or of a balance [S8.56]', () => {
    for (const importType of IMPORT_TYPES) {
      for (const failure of [SILENT, { ...FAILURE, code: null }, { ...FAILURE, message: '' }])
        expect(importNotice(importType, failure)).toEqual({ _tag: 'ImportFailed', shownAs: 'alert', importType });
    }
  });
});
