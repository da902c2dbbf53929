import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { numberingPlan } from '../phone/index.ts';
import {
  checkDoor,
  kindsElsewhere,
  otherKindOf,
  checkEmailLogin,
  checkMobileLogin,
  checkSalesmanLogin,
  doorOfKind,
  doorOfLogin,
  hasPasswordLogin,
  isLoginOffered,
  isSingleSignOn,
  LOGIN_DOORS,
  LOGIN_METHODS,
  LOGIN_TYPES,
  loginCallOf,
  loginLocation,
  loginTypeAfterReturn,
  methodsAt,
  passwordChangePlace,
  proofOfLogin,
} from './index.ts';
import {
  AuthUserFromWire,
  LoginAnswerFromWire,
  LoginPayload,
  loginPayload,
  LoginTypeFromCode,
  readLogin,
  TwoFactorConfirmation,
} from './schema.ts';
import type { LoginPolicy, LoginType } from './index.ts';
import { authUsers, INES, loginPolicies, logins, OPEN_POLICY } from './testing.ts';

const decodeType = Schema.decodeUnknownSync(LoginTypeFromCode);
const encodeType = Schema.encodeSync(LoginTypeFromCode);

describe('login types', () => {
  test.each([
    ['EM', 'email', 'individual', 'password'],
    ['NL', 'mobile', 'individual', 'password'],
    ['B2C', 'oauth', 'individual', 'authorizationCode'],
    ['B2B', 'business', 'business', 'password'],
    ['FB', 'facebook', 'individual', 'providerToken'],
    ['GOOGLE', 'google', 'individual', 'providerToken'],
    ['SALESMAN', 'salesman', 'salesman', 'password'],
    ['SALESMAN_SSO', 'salesmanSingleSignOn', 'salesman', 'authorizationCode'],
  ] as const)('%s is %s, with the login page %s and the proof %s [S3.110][A-64]', (...[code, type, door, proof]) => {
    expect(decodeType(code)).toBe(type);
    expect(encodeType(type)).toBe(code);
    expect([doorOfLogin(type), proofOfLogin(type)]).toEqual([door, proof]);
  });

  test('are these eight and no other [S3.110]', () => {
    expect(LOGIN_TYPES).toHaveLength(8);
    for (const code of ['em', 'B2B2C', 'APPLE', 'SALESMAN-SSO', '']) expect(() => decodeType(code)).toThrow();
  });

  test('without a password of the shop change it at the identity provider [S6.8]', () => {
    const elsewhere = LOGIN_TYPES.filter((type) => passwordChangePlace(type) === 'identityProvider');
    expect(elsewhere).toEqual(['oauth', 'facebook', 'google', 'salesmanSingleSignOn']);
    expect(passwordChangePlace('email')).toBe('shop');
  });

  test('of the retailer’s and the salesmen’s identity provider are single sign-ons; Apple, Google and Facebook are not [A-48][A-164]', () => {
    expect([...LOGIN_TYPES, 'apple' as const].filter(isSingleSignOn)).toEqual(['oauth', 'salesmanSingleSignOn']);
  });
});

const calls = (isTwoFactor: boolean) => LOGIN_TYPES.map((type) => loginCallOf(type, { isTwoFactor }));

describe('the login pages', () => {
  test('each have a path of their own [S6.7][A-42]', () => {
    expect(LOGIN_DOORS.map((door) => loginLocation(door))).toEqual([
      { path: '/auth/login', query: {} },
      { path: '/auth/b2b/login', query: {} },
      { path: '/auth/salesman/login', query: {} },
      { path: '/auth/kyb/login', query: {} },
    ]);
  });

  test('each admit one kind of customer and name any other [S6.7]', () => {
    const admitted = LOGIN_DOORS.map((door) =>
      (['individual', 'business', 'salesman'] as const).filter((kind) => Result.isSuccess(checkDoor(door, kind))),
    );
    expect(admitted).toEqual([['individual'], ['business'], ['salesman'], ['business']]);
    expect(checkDoor('salesman', 'business')).toEqual(Result.fail({ _tag: 'LoginOfOtherKind', kind: 'business' }));
  });

  test('of the other kinds are those that the unit has [S6.7]', () => {
    const all = { hasBusiness: true, hasSalesmen: true };
    expect(kindsElsewhere('individual', all)).toEqual(['business', 'salesman']);
    expect(kindsElsewhere('business', { ...all, hasSalesmen: false })).toEqual(['individual']);
    expect(kindsElsewhere('individual', { hasBusiness: false, hasSalesmen: false })).toEqual([]);
  });

  test('of another kind are named by a refusal that says the kind, and by no other [S6.7]', () => {
    const refused = { reason: 'refused', code: '70016', detail: { reason: 'business' } };
    expect(otherKindOf(refused)).toEqual({ _tag: 'LoginOfOtherKind', kind: 'business' });
    for (const other of [{ ...refused, detail: { reason: 'guest' } }, { ...refused, detail: {} }, new Error('x'), null])
      expect(otherKindOf(other)).toBeNull();
  });

  test('are found by kind; guests use the individuals’', () => {
    expect(CUSTOMER_KINDS.map(doorOfKind)).toEqual(['individual', 'individual', 'business', 'salesman']);
  });

  test('of the three kinds have calls of their own, and two steps have another [S6.7][A-66]', () => {
    expect(calls(false)).toEqual([
      'login',
      'login',
      'login',
      'businessLogin',
      'login',
      'login',
      'salesmanLogin',
      'login',
    ]);
    expect(calls(true)).toEqual([
      'twoFactorLogin',
      'twoFactorLogin',
      'login',
      'businessLogin',
      'login',
      'login',
      'salesmanLogin',
      'login',
    ]);
  });
});

const only = (over: Partial<LoginPolicy>): LoginPolicy => ({
  ...OPEN_POLICY,
  methods: [],
  hasBusiness: false,
  hasSalesmen: false,
  ...over,
});
const offered = (policy: LoginPolicy): readonly LoginType[] =>
  LOGIN_TYPES.filter((type) => isLoginOffered(policy, type));

const typeAfterReturn = (returnsAsSalesman: boolean) =>
  (['apple', 'singleSignOn', 'salesmanSingleSignOn'] as const).map((method) =>
    encodeType(loginTypeAfterReturn(method, { returnsAsSalesman })),
  );

describe('login methods', () => {
  test('are normal, Facebook, Apple, Google, the retailer’s single sign-on and the salesmen’s [S6.6]', () => {
    expect([...LOGIN_METHODS]).toEqual([
      'normal',
      'facebook',
      'apple',
      'google',
      'singleSignOn',
      'salesmanSingleSignOn',
    ]);
  });

  test.each([
    ['normal', ['email', 'mobile']],
    ['facebook', ['oauth', 'facebook']],
    ['apple', ['oauth']],
    ['google', ['oauth', 'google']],
    ['singleSignOn', ['oauth']],
    ['salesmanSingleSignOn', []],
  ] as const)('%s alone offers individuals %j [S6.5][S6.6][A-64]', (...[method, types]) => {
    expect(offered(only({ methods: [method] }))).toEqual(types);
  });

  test('of companies and salesmen depend on whether the unit has them [S6.5]', () => {
    expect(offered(only({ hasBusiness: true }))).toEqual(['business']);
    expect(offered(only({ hasSalesmen: true }))).toEqual(['salesman']);
    expect(offered(only({ hasSalesmen: true, methods: ['salesmanSingleSignOn'] }))).toEqual([
      'salesman',
      'salesmanSingleSignOn',
    ]);
    expect(offered(only({ hasSalesmen: true, returnsAsSalesman: true }))).toEqual(['salesman', 'salesmanSingleSignOn']);
    expect(offered(only({ returnsAsSalesman: true, methods: ['salesmanSingleSignOn'] }))).toEqual([]);
  });

  test('by other companies’ pages alone leave no password to enter [S6.6]', () => {
    expect(hasPasswordLogin(only({ methods: ['singleSignOn', 'google'] }))).toBe(false);
    expect(hasPasswordLogin(only({ methods: ['google', 'normal'] }))).toBe(true);
  });

  test('are on their own login pages only, in the unit’s order [S6.5][S6.7]', () => {
    fc.assert(
      fc.property(loginPolicies, (policy) => {
        const individuals = methodsAt(policy, 'individual');
        expect(individuals).toEqual(policy.methods.filter((method) => method !== 'salesmanSingleSignOn'));
        for (const door of ['business', 'kyb'] as const) {
          expect(methodsAt(policy, door)).toEqual(policy.hasBusiness ? ['normal'] : []);
        }
        const isEmployees = policy.methods.includes('salesmanSingleSignOn');
        const salesmen = isEmployees ? ['normal', 'salesmanSingleSignOn'] : ['normal'];
        expect(methodsAt(policy, 'salesman')).toEqual(policy.hasSalesmen ? salesmen : []);
      }),
    );
  });

  test('by identity provider return as salesman for employees and for the units so configured, else as individual [S4.111][A-64]', () => {
    expect(typeAfterReturn(false)).toEqual(['B2C', 'B2C', 'SALESMAN_SSO']);
    expect(typeAfterReturn(true)).toEqual(['SALESMAN_SSO', 'SALESMAN_SSO', 'SALESMAN_SSO']);
  });
});

const encodePayload = Schema.encodeSync(LoginPayload);
const decodePayload = Schema.decodeUnknownSync(LoginPayload, { onExcessProperty: 'error' });

describe('the login payload', () => {
  test('has nine fields and no other [S7.42]', () => {
    expect(Object.keys(LoginPayload.fields)).toEqual([
      'account',
      'password',
      'accessToken',
      'mobileNo',
      'loginType',
      'redirectUrl',
      'captchaToken',
      'traditionalToken',
      'aggregatorBuId',
    ]);
    expect(() => decodePayload({ loginType: 'EM', aggregatorBuId: 'FR', custType: 'C' })).toThrow();
  });

  test('of any login is decoded to the same login [S7.42]', () => {
    fc.assert(
      fc.property(logins, (login) => {
        const wire: unknown = JSON.parse(JSON.stringify(encodePayload(loginPayload(login, 'FR'))));
        expect(readLogin(decodePayload(wire))).toEqual(Result.succeed(login));
      }),
    );
  });

  test('of an email login spells as the specification does [S7.42]', () => {
    const login = {
      request: { type: 'email', account: 'i@exemple.fr', password: 'p' },
      captcha: { kind: 'traditional', token: 't' },
    } as const;
    expect(encodePayload(loginPayload(login, 'FR'))).toEqual({
      account: 'i@exemple.fr',
      password: 'p',
      loginType: 'EM',
      traditionalToken: 't',
      aggregatorBuId: 'FR',
    });
  });

  test('has a code as accessToken with its redirectUrl, and a mobile as mobileNo [S7.42]', () => {
    const captcha = { kind: 'standard', token: 't' } as const;
    expect(
      loginPayload({ request: { type: 'oauth', code: 'c', redirectUrl: 'https://shop.example/' }, captcha }, 'FR'),
    ).toMatchObject({ accessToken: 'c', redirectUrl: 'https://shop.example/', captchaToken: 't' });
    expect(
      loginPayload({ request: { type: 'mobile', mobile: '+33612345678', password: 'p' }, captcha }, 'FR'),
    ).toMatchObject({ mobileNo: '+33612345678', password: 'p' });
  });

  test('with a missing field of its type, or one of another, is refused with its name', () => {
    const fields = ['account', 'password', 'accessToken', 'mobileNo', 'redirectUrl'] as const;
    fc.assert(
      fc.property(logins, fc.constantFrom(...fields), (login, field) => {
        const payload = loginPayload(login, 'FR');
        const { [field]: given, ...rest } = payload;
        const spoilt = given === undefined ? { ...payload, [field]: 'x' } : rest;
        expect(readLogin(spoilt)).toEqual(Result.fail({ _tag: 'LoginPayloadWrong', field }));
      }),
    );
  });

  test('without a captcha, or with two, is refused', () => {
    const wrong = Result.fail({ _tag: 'LoginPayloadWrong', field: 'captchaToken' });
    const payload = { loginType: 'google', accessToken: 'x', aggregatorBuId: 'FR' } as const;
    expect(readLogin(payload)).toEqual(wrong);
    expect(readLogin({ ...payload, captchaToken: 'a', traditionalToken: 'b' })).toEqual(wrong);
  });

  test('accepts no empty string and none over 4096 characters', () => {
    const google = { loginType: 'GOOGLE', aggregatorBuId: 'FR', captchaToken: 't' };
    expect(() => decodePayload({ ...google, accessToken: 'x'.repeat(4096) })).not.toThrow();
    expect(() => decodePayload({ ...google, accessToken: 'x'.repeat(4097) })).toThrow();
    expect(() => decodePayload({ ...google, accessToken: '' })).toThrow();
    expect(() => decodePayload({ ...google, accessToken: 'x', aggregatorBuId: '' })).toThrow();
    expect(() => decodePayload({ ...google, accessToken: 'x', aggregatorBuId: 'F'.repeat(33) })).toThrow();
  });
});

const decodeAnswer = Schema.decodeUnknownSync(LoginAnswerFromWire);

describe('the answer to a login', () => {
  const wire = { accessToken: 'a', custId: 'C1', custName: 'Inès', custType: 'C' };

  test('is the user, or requires the second factor with its tokenId [S4.59]', () => {
    fc.assert(
      fc.property(authUsers, fc.string({ minLength: 1 }), (user, tokenId) => {
        for (const answer of [{ _tag: 'SignedIn', user } as const, { _tag: 'CodeNeeded', tokenId } as const]) {
          expect(decodeAnswer(Schema.encodeSync(LoginAnswerFromWire)(answer))).toEqual(answer);
        }
      }),
    );
    expect(decodeAnswer({ tokenId: 't' })).toEqual({ _tag: 'CodeNeeded', tokenId: 't' });
  });

  test('requires the second factor whenever it has a tokenId, whatever else it contains [S4.59][A-66]', () => {
    expect(decodeAnswer({ ...wire, tokenId: 't' })).toEqual({ _tag: 'CodeNeeded', tokenId: 't' });
  });

  test('without a user or a tokenId is refused', () => {
    for (const broken of [{}, null, { ...wire, custType: 'X' }, { ...wire, accessToken: '' }, { tokenId: '' }]) {
      expect(() => decodeAnswer(broken)).toThrow();
    }
  });

  test('has the user’s eight facts and the refresh token, absent ones as null or false [S3.92][S3.93][S3.94]', () => {
    expect(Schema.decodeUnknownSync(AuthUserFromWire)(wire)).toEqual({
      ...INES,
      accessToken: 'a',
      refreshToken: null,
      customerName: 'Inès',
    });
    const salesman = Schema.encodeSync(AuthUserFromWire)({
      ...INES,
      kind: 'salesman',
      paymentType: 'P',
      companyType: 'A',
      isAdminSalesman: true,
      identityNo: 'X9',
    });
    expect(salesman).toEqual({
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      custName: 'Inès Marchand',
      custId: 'C1',
      custType: 'S',
      paymentType: 'P',
      companyType: 'A',
      isAdminSalesman: true,
      idCardNo: 'X9',
      contractTypeId: null,
    });
  });

  test('has the contract level of a company, which determines access to its pages [A-77][A-182]', () => {
    const company = { ...INES, kind: 'business', contractLevel: 'enCompte' } as const;
    const sent = Schema.encodeSync(AuthUserFromWire)(company);
    expect(sent).toMatchObject({ custType: 'B', contractTypeId: 2 });
    expect(Schema.decodeUnknownSync(AuthUserFromWire)(sent)).toEqual(company);
    expect(() => Schema.decodeUnknownSync(AuthUserFromWire)({ ...sent, contractTypeId: 4 })).toThrow();
  });

  test('is followed by a confirmation with the tokenId and the code [S4.59]', () => {
    expect(Schema.encodeSync(TwoFactorConfirmation)({ tokenId: 't', code: '123456' })).toEqual({
      twoFaTokenId: 't',
      twoFaToken: '123456',
    });
    expect(() => Schema.decodeUnknownSync(TwoFactorConfirmation)({ twoFaTokenId: 't', twoFaToken: '' })).toThrow();
  });
});

describe('the login forms', () => {
  test('accept an email with any password, and report everything that is missing [A-56]', () => {
    expect(checkEmailLogin({ account: ' i@exemple.fr ', password: ' ab ' })).toEqual(
      Result.succeed({ account: 'i@exemple.fr', password: ' ab ' }),
    );
    expect(checkEmailLogin({ account: 'i', password: '' })).toEqual(
      Result.fail({ account: { _tag: 'NotAnEmail' }, password: { _tag: 'Required' } }),
    );
  });

  test('accept a mobile, but not a landline', () => {
    const mobile = { areaCode: '+33', number: '06 12 34 56 78' };
    expect(checkMobileLogin({ phone: mobile, password: 'x' }, numberingPlan)).toMatchObject({
      success: { phone: { e164: '+33612345678' }, password: 'x' },
    });
    expect(checkMobileLogin({ phone: { ...mobile, number: '0142345678' }, password: '' }, numberingPlan)).toMatchObject(
      {
        failure: { phone: { _tag: 'PhoneKindNotAccepted' }, password: { _tag: 'Required' } },
      },
    );
  });

  test('accept a salesman’s short name or email', () => {
    for (const account of ['dupont', "o'neill@exemple.fr"]) {
      expect(checkSalesmanLogin({ account, password: 'x' })).toEqual(Result.succeed({ account, password: 'x' }));
    }
    expect(checkSalesmanLogin({ account: '', password: '' })).toEqual(
      Result.fail({ account: { _tag: 'Required' }, password: { _tag: 'Required' } }),
    );
  });
});
