import { encodeAmount } from '../money/index.ts';
import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spoilt } from '../gateway/testing.ts';
import { decodeUnitParameters, UnitParameters } from './schema.ts';
import type { UnitParametersJson } from './schema.ts';
import { anyUnitParameters, leastParameters, spoilParameters, BANK_ACCOUNT, unitWith } from './testing.ts';

describe('defaults', () => {
  const { parameters, ...unit } = unitWith();

  test('guest mode is on and several products are off [S1.62][S1.63][S9.26][S9.27]', () => {
    expect(parameters.isEnableGuestMode).toBe(true);
    expect(unit.allowsMultipleProducts).toBe(false);
  });

  test('a currency counts 2 decimals [S1.56][S1.57][A-03]', () => {
    expect(unit.currency).toEqual({ code: 'EUR', digits: 2 });
    expect(unitWith({ currency: 'KWD', decimalDigits: 3 }).currency).toEqual({ code: 'KWD', digits: 3 });
  });

  test('there is no cap, no tax and no wallet, query, guest-only mode or hidden deliver-to-me unless stated [S1.58][S1.64][S1.65][S1.71][S1.72][S1.73][S1.76]', () => {
    expect(unit.quantityCaps).toEqual({ business: null, individual: null });
    expect([unit.cardMadeTaxRate.percent, unit.shippingTaxRate.percent]).toEqual(['0', '0']);
    const { isNeedWallet, isNeedQuery, guestModeOnly, hideDeliverToMe } = parameters;
    expect([isNeedWallet, isNeedQuery, guestModeOnly, hideDeliverToMe]).toEqual([false, false, false, false]);
  });

  test('business and salesmen are wanted, schedules are in GMT+8, calls have version 2 [S9.31][A-49][A-55][A-72]', () => {
    expect([parameters.isNeedB2B, parameters.isNeedSalesman]).toEqual([true, true]);
    expect([unit.timeZone, parameters.callVersion]).toEqual(['Etc/GMT-8', 'v2']);
  });

  test('card-made fees are 15 to 30 of the unit’s currency, and discounts are percentages [S1.60][A-105]', () => {
    expect([unit.cardMadeFeeLimits.min, unit.cardMadeFeeLimits.max].map(encodeAmount)).toEqual(['15.00', '30.00']);
    expect(unit.discountType).toBe('percent');
    const own = unitWith({ cardMadeFeeMin: '10.00', cardMadeFeeMax: '20.50' }).cardMadeFeeLimits;
    expect([own.min, own.max].map(encodeAmount)).toEqual(['10.00', '20.50']);
  });

  test('no paid order waits for approval, unless the unit states from which face value on [A-39]', () => {
    expect(unit.approvalFrom).toBeNull();
    expect(encodeAmount(unitWith({ orderApprovalFrom: '2000.00' }).approvalFrom!)).toBe('2000.00');
  });

  test('a company’s wallet is filled up to 100,000, unless the unit states another limit [A-184]', () => {
    expect(encodeAmount(unit.companyWalletMax)).toBe('100000.00');
    expect(encodeAmount(unitWith({ companyWalletMax: '2500.50' }).companyWalletMax)).toBe('2500.50');
  });
});

test('every parameter of the specification is read under its own name [S1.55][S1.59][S1.61][S1.66][S1.67][S1.68][S1.70][S1.74][S1.75][S1.77][S1.78][S1.79][S1.80]', () => {
  const stated: Partial<UnitParametersJson> = {
    buId: 'UAE',
    buName: 'Shop',
    buLegalName: 'Shop LLC',
    buType: 'multiBrand',
    memberShip: 1,
    paymentType: { C: ['C04'], B: ['03', 'C04'], S: ['05', 'C04'] },
    pspProvider: 'lyra',
    bankAccount: { ...BANK_ACCOUNT, bankName: 'Bank' },
    redirectUrl: 'https://shop.example/r',
    mobileRedirectUrl: 'https://m.shop.example/r',
    featureBanners: [{ title: { fr: 'A' }, text: { fr: 'B' }, href: '/faq' }],
    mediaList: [{ name: 'Instagram', href: 'https://social.example/x' }],
    moreInfoList: [{ group: 'help', label: { fr: 'FAQ' }, href: '/faq' }],
    b2cPageRoute: '/welcome',
    cookieUrl: '/cookies',
    personalDataUrl: 'https://shop.example/data',
    appStoreUrl: 'https://apps.example/ios',
    googlePlayUrl: 'https://apps.example/android',
    chatPlatformType: 'crisp',
    chatPlatformKey: 'k',
    chatPlatformColor: '#123456',
    metaTitle: { fr: 'Titre' },
    metaDescription: { fr: 'Description' },
  };
  const { parameters, ...unit } = unitWith(stated);
  const { memberShip: _flag, paymentType: _means, ...same } = stated;
  expect(parameters).toMatchObject(same);
  expect(parameters.memberShip).toBe(true);
  expect(unit.provider).toBe('lyra');
  expect(unit.paymentMeans).toEqual({
    individual: ['creditCard'],
    business: ['bankTransfer', 'creditCard'],
    salesman: ['bankCheck', 'creditCard'],
  });
  expect(unitWith({ faq: 'https://faq.example' }).parameters.faq).toBe('https://faq.example');
});

const LINK = { group: 'help', label: { fr: 'FAQ' }, href: '/faq' };
const BANNER = { title: { fr: 'A' }, text: { fr: 'B' }, href: '/faq' };
const long = (count: number, figure = 'x') => figure.repeat(count);

describe('parameters', () => {
  test('that are misspelt or malformed do not decode [S1.55][S1.56]', () => {
    fc.assert(
      fc.property(anyUnitParameters, spoilParameters, (parameters, spoil) => {
        expect(Result.isFailure(decodeUnitParameters(spoil(parameters)))).toBe(true);
      }),
    );
  });

  test.each([
    ['buId', ['A', long(32)], ['', long(33)]],
    ['buName', ['A', long(500)], ['', long(501)]],
    ['buLegalName', ['', long(500)], [long(501)]],
    ['cookieUrl', ['/', `/${long(1999)}`, 'http://a'], [`/${long(2000)}`, 'a', '/a b']],
    ['cardMadeFeeMin', ['1', '123456789.1234', '15.0'], ['', '1234567890', '1.12345', '1.', '-1']],
    ['decimalDigits', [0, 4], [-1, 5, 2.5]],
    ['b2bMaxQty', [0, 1_000_000], [-1, 1_000_001, 1.5]],
    ['refusedZipPrefixes', [['9'], ['97400']], [[''], ['974001'], ['2A']]],
    ['prefixesWithoutPin', [['9'], [long(19, '1')]], [[''], [long(20, '1')], ['A']]],
    ['accountCategories', [[], ['A']], [['']]],
    [
      'bankAccount',
      [BANK_ACCOUNT, { ...BANK_ACCOUNT, bic: 'OFFRFRPP', beneficiary: long(70) }],
      [
        { ...BANK_ACCOUNT, beneficiary: '' },
        { ...BANK_ACCOUNT, beneficiary: long(71) },
        { ...BANK_ACCOUNT, iban: 'FR76 9999 9000 0100 0000 1400 019' },
        { ...BANK_ACCOUNT, bic: 'OFFRFRPPX' },
      ],
    ],
    ['callVersion', ['v1', 'v12'], ['2', 'v', 'v123', 'xv2', 'V2']],
    [
      'assetsHost',
      ['', 'https://a', 'https://a:1', 'https://a:65535'],
      ['a', 'https://a:', 'https://a:123456', 'https://a/'],
    ],
    ['chatPlatformColor', ['', '#a1B2c3'], ['#a1b2c', 'a1b2c3', '#a1b2c3d']],
    ['country', ['FR'], ['', 'F', 'FRA', 'xFR', 'fr']],
    ['currency', ['EUR'], ['', 'EU', 'EURO', 'xEUR', 'eur']],
    ['decimalSeparator', [',', '.'], ['', ';']],
    [
      'faq',
      ['', 'https://faq.example/x', 'http://faq.example'],
      ['/faq', 'https://', 'ftp://faq.example', 'https://faq.example/a b', 'at https://faq.example'],
    ],
    [
      'trustedHosts',
      [[], ['id.shop-1.example', 'localhost:4001']],
      [
        ['https://shop.example'],
        ['shop.example/'],
        ['shop example'],
        ['SHOP.example'],
        ['id.example:'],
        ['id.example:123456'],
      ],
    ],
    [
      'moreInfoList',
      [['shop', 'help', 'companies', 'legal', 'bottom'].map((group) => ({ ...LINK, group }))],
      [[{ ...LINK, group: '' }], ...spoilt([LINK])],
    ],
    ['featureBanners', [[BANNER]], spoilt([BANNER])],
    ['b2cPageRoute', ['', '/b2c'], ['/', 'b2c', '/a/b', '/a b']],
    ['countryList', [[], ['AE']], [['ae'], ['ARE']]],
    ['nonWhiteMarker', ['', 'NW'], [long(501)]],
    ['invoicePrefix', ['', 'FR-', long(12)], [long(13), 'F R']],
    ['fulfilmentEmail', ['', 'a@b.example'], [long(501)]],
    ['seller', [{}, { line1: 'A', vatNumber: 'FR0' }], [{ zipCode: 75003 }, { street: 'A' }, '']],
  ] as [string, readonly unknown[], readonly unknown[]][])(
    'hold so much and no more: %s [S1.55]',
    (parameter, good, wrong) => {
      const isRead = (value: unknown) =>
        Result.isSuccess(decodeUnitParameters({ ...leastParameters, [parameter]: value }));
      expect(good.filter((value) => !isRead(value))).toEqual([]);
      expect(wrong.filter(isRead)).toEqual([]);
    },
  );

  test('that are wrong are told all at once [S1.55]', () => {
    const read = decodeUnitParameters({ ...leastParameters, country: 'fr', currency: 'euro' });
    expect(Result.isFailure(read) && read.failure.message).toMatch(/country[^]*currency/u);
  });

  test('are written back as they were read, defaults filled in [S1.55]', () => {
    const stated = {
      ...leastParameters,
      exemptionCaps: [{ from: '2023/01/01', amount: '183' }],
      cardMadeTaxRate: '20',
    };
    const parameters = Result.getOrThrow(decodeUnitParameters(stated));
    const written = Schema.encodeSync(UnitParameters)(parameters);
    expect(written).toMatchObject(stated);
    expect(decodeUnitParameters(written)).toEqual(Result.succeed(parameters));
  });

  test('name the ways to sign in, any of the six; by password is the default [S6.5][S6.6][A-64]', () => {
    const all = ['normal', 'facebook', 'apple', 'google', 'singleSignOn', 'salesmanSingleSignOn'] as const;
    expect(unitWith({ loginMethods: all }).parameters.loginMethods).toEqual(all);
    expect(unitWith().parameters.loginMethods).toEqual(['normal']);
    expect(unitWith().parameters.isTwoFactor).toBe(false);
  });

  test('state nothing by default but what the defaults say [S1.46][S1.48][S1.49][S1.59]', () => {
    const { parameters } = unitWith();
    expect([parameters.mediaList, parameters.moreInfoList, parameters.featureBanners]).toEqual([[], [], []]);
    expect([parameters.appStoreUrl, parameters.googlePlayUrl, parameters.chatPlatformType]).toEqual(['', '', '']);
    expect([parameters.assetsHost, parameters.faq, parameters.b2cPageRoute]).toEqual(['', '', '']);
    const lists = [parameters.accountCategories, parameters.prefixesWithoutPin, parameters.trustedHosts];
    expect([...lists, parameters.nonWhiteMarker]).toEqual([[], [], [], '']);
    expect([parameters.memberShip, parameters.exemptionCaps, parameters.countryList]).toEqual([false, [], []]);
  });
});
