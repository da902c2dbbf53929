import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOfMember, MEMBER_TYPE_CODES, MEMBER_TYPES } from '../customer/index.ts';
import { memberTypeAfter, readMemberInfo, writeMemberInfo } from './index.ts';
import { MemberDecision } from './schema.ts';
import { memberInfos, nearMissInfos } from './testing.ts';

const CAMILLE = { name: 'Camille Rœux-Ÿ', email: 'c@exemple.fr' };
const COMMON = 'eyJuYW1lIjoiQ2FtaWxsZSBSxZN1eC3FuCIsImVtYWlsIjoiY0BleGVtcGxlLmZyIn0=';

describe('the info of the page', () => {
  test('is decoded to name and email, in any script [S4.69]', () => {
    fc.assert(
      fc.property(memberInfos, (info) => {
        expect(readMemberInfo(writeMemberInfo(info))).toEqual(info);
      }),
    );
  });

  test('needs no escaping in an address, and is also accepted in the common alphabet and with padding [S2.45][S4.69]', () => {
    expect(readMemberInfo(COMMON)).toEqual(CAMILLE);
    fc.assert(
      fc.property(memberInfos, fc.constantFrom('+', ' '), (info, plus) => {
        const text = writeMemberInfo(info);
        expect(text).toMatch(/^[\w-]+$/u);
        const common = text.replaceAll('-', plus).replaceAll('_', '/');
        expect(readMemberInfo(common.padEnd(Math.ceil(common.length / 4) * 4, '='))).toEqual(info);
      }),
    );
  });

  test('may be padded only at its end [S4.69]', () => {
    expect(readMemberInfo(`${COMMON.slice(0, 4)}=${COMMON.slice(4)}`)).toBeNull();
  });

  test('without a name and email to show is refused [S4.69][S5.76]', () => {
    fc.assert(
      fc.property(nearMissInfos, (info) => {
        expect(readMemberInfo(info)).toBeNull();
      }),
    );
    expect(readMemberInfo(writeMemberInfo({ name: 'a'.repeat(200), email: 'a@b.fr' }))?.name).toHaveLength(200);
  });

  test('never throws, whatever the address contains [S4.69]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (info) => {
        const read = readMemberInfo(info);
        expect(read === null || read.name.length > 0).toBe(true);
      }),
    );
  });
});

describe('the decision', () => {
  test('to approve upgrades a B2C account to a B2B2C member, to reject leaves it unchanged [S1.35][S4.67][S4.68]', () => {
    expect([memberTypeAfter('individual', true), memberTypeAfter('individual', false)]).toEqual([
      'b2b2c',
      'individual',
    ]);
    expect(MEMBER_TYPE_CODES[memberTypeAfter('individual', true)]).toBe('B2B2C');
  });

  test('upgrades individuals only, and a member still buys as an individual [S1.35][A-83]', () => {
    for (const type of MEMBER_TYPES) {
      for (const isApproved of [true, false]) {
        const after = memberTypeAfter(type, isApproved);
        expect(kindOfMember(after)).toBe(kindOfMember(type));
        if (type !== 'individual') expect(after).toBe(type);
      }
    }
  });

  test('is sent as token and isApproved and nothing else [S7.29]', () => {
    const decode = Schema.decodeUnknownResult(MemberDecision, { onExcessProperty: 'error' });
    for (const isApproved of [true, false]) {
      expect(decode({ token: 't', isApproved })).toEqual(Result.succeed({ token: 't', isApproved }));
    }
    for (const wrong of [
      { token: '', isApproved: true },
      { token: 't' },
      { token: 't', isApproved: 1 },
      { token: 't', isApproved: true, info: 'x' },
    ]) {
      expect(Result.isFailure(decode(wrong))).toBe(true);
    }
  });
});
