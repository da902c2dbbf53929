/** Where the calls of signing in, registering and profiles stand, and how their requests are spelled. */
import { Result, Schema } from 'effect';
import { describe, expect, test } from 'vitest';
import { type AnyCall, calls, versionedPath } from './index.ts';

const encode = (call: AnyCall, request: unknown) => Schema.encodeUnknownSync(call.request)(request);
const decode = (call: AnyCall, wire: unknown) =>
  Schema.decodeUnknownResult(call.request, { onExcessProperty: 'error' })(wire);

const of = (call: AnyCall) => versionedPath(call, 'v9');

describe('the calls of people', () => {
  test('about one-time codes are of version 1, whatever the unit’s [S7.6][S7.52][S7.53][A-72]', () => {
    expect(
      [calls.sendPhoneCode, calls.confirmPhoneCode, calls.sendEmailCode, calls.confirmEmailCode].map((call) =>
        versionedPath(call, 'v9'),
      ),
    ).toEqual([
      '/v1/user/sendOTP',
      '/v1/user/confirmOTP',
      '/v1/user/sendEmailVerification',
      '/v1/user/confirmEmailVerification',
    ]);
  });

  test('that sign in and register have the versions that are written, the others the unit’s; the profile update has v2 [S7.3][S7.33][S7.34][S7.35][S7.39][S7.43][S7.44][A-72]', () => {
    expect([calls.login, calls.twoFactorLogin, calls.confirmTwoFactorLogin, calls.register].map(of)).toEqual([
      '/v8/login',
      '/v1/twofaLogin',
      '/v1/twoFaConfirmLogin',
      '/v4/register',
    ]);
    expect([calls.logout, calls.confirmRegistration, calls.validateToken].map(of)).toEqual([
      '/v9/logout',
      '/v9/register/confirmation',
      '/v9/others/validateToken',
    ]);
    expect([calls.resetPassword, calls.confirmToken, calls.confirmReset].map(of)).toEqual([
      '/v9/member/resetPassword',
      '/v9/member/confirmToken',
      '/v9/member/confirmReset',
    ]);
    expect(of(calls.updateMemberProfile)).toBe('/v2/member/updateMemberProfile');
  });

  test('about identity providers have no version, and name their unit in the path or in a field [S7.5][S7.40][S7.41][A-72]', () => {
    expect([calls.getOauthLoginInfo, calls.singleSignOn].map(of)).toEqual([
      '/oAuth/getOauthLoginInfo',
      '/{projectBu}/sso',
    ]);
    const start = { method: 'apple', redirectUrl: 'https://shop.example/FR/auth' };
    expect(encode(calls.getOauthLoginInfo, { aggregatorBuId: 'FR', ...start })).toEqual({
      aggregatorBuId: 'FR',
      method: 'apple',
      redirectUri: 'https://shop.example/FR/auth',
    });
    expect(Schema.encodeUnknownSync(calls.getOauthLoginInfo.response)({ address: 'https://id.example' })).toEqual({
      returnUrl: 'https://id.example',
    });
    const sent = { projectBu: 'FR', unitId: 'FR', token: 'jwt', page: 'product', item: 'GC1' };
    const wire = { projectBu: 'FR', aggregator_bu: 'FR', jwt: 'jwt', page: 'product', item: 'GC1' };
    expect(encode(calls.singleSignOn, sent)).toEqual(wire);
    expect(Result.getOrThrow(decode(calls.singleSignOn, wire))).toEqual(sent);
    for (const call of [calls.getOauthLoginInfo, calls.singleSignOn])
      expect([call.method, call.auth]).toEqual(['POST', 'buyer']);
    expect(calls.singleSignOn.sealed).toBe(true);
  });

  test('about members are POST calls under /member, sealed where they carry personal data [S7.11][A-71][A-73]', () => {
    const ofMembers = (Object.values(calls) as AnyCall[]).filter(({ path }) => path.startsWith('/member/'));
    expect(ofMembers.length).toBeGreaterThan(10);
    expect(ofMembers.filter(({ method }) => method !== 'POST')).toEqual([]);
    const personal = [calls.login, calls.register, calls.confirmReset, calls.getMemberProfile, calls.sendEmailCode];
    expect(personal.every(({ sealed }) => sealed)).toBe(true);
  });
});

describe('requests', () => {
  const unit = { aggregatorBuId: 'FR' };

  test('are spelled as the wire spells them, with their unit, and read back [S7.30][S7.35][S7.44][A-74]', () => {
    const cases: readonly (readonly [AnyCall, object, object])[] = [
      [
        calls.resetPassword,
        { ...unit, email: 'a@b.fr', kind: 'individual' },
        { ...unit, email: 'a@b.fr', accountType: 'C' },
      ],
      [
        calls.confirmTwoFactorLogin,
        { ...unit, tokenId: 't', code: '123456' },
        { ...unit, twoFaTokenId: 't', twoFaToken: '123456' },
      ],
      [
        calls.register,
        {
          ...unit,
          email: 'a@b.fr',
          firstName: 'A',
          lastName: 'B',
          password: 'p',
          registerType: 'individual',
          documentType: 'identificationCard',
          documentNumber: '1',
          phone: { areaCode: '+33', number: '612345678' },
          isSubscribed: true,
          promoCode: '',
          emailReference: 'e',
          phoneReference: null,
        },
        {
          ...unit,
          email: 'a@b.fr',
          firstName: 'A',
          lastName: 'B',
          password: 'p',
          registerType: 'C',
          documentType: 'identification_card',
          idCardNo: '1',
          mobileNo: '+33 612345678',
          isSubscription: true,
          promoCode: '',
          tokenId: 'e',
          otpId: null,
        },
      ],
    ];
    for (const [call, request, wire] of cases) {
      expect(encode(call, request)).toEqual(wire);
      expect(decode(call, wire)).toEqual(Result.succeed(request));
      expect(Result.isFailure(decode(call, { ...wire, isAdmin: true }))).toBe(true);
      expect(Result.isFailure(decode(call, { ...wire, aggregatorBuId: '../FR' }))).toBe(true);
    }
  });
});
