import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessUnit, decodeUnitParameters } from './index.ts';
import type { UnitParametersJson } from './index.ts';
import { anyUnitParameters, leastParameters, spoilParameters, unitWith } from './testing.ts';

const found = (over: Partial<UnitParametersJson>) => {
  const result = businessUnit(Result.getOrThrow(decodeUnitParameters({ ...leastParameters, ...over })));
  return Result.isFailure(result) ? result.failure : [];
};

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
    expect([unit.cardMadeTaxRate.toFixed(), unit.shippingTaxRate.toFixed()]).toEqual(['0', '0']);
    const { isNeedWallet, isNeedQuery, guestModeOnly, hideDeliverToMe } = parameters;
    expect([isNeedWallet, isNeedQuery, guestModeOnly, hideDeliverToMe]).toEqual([false, false, false, false]);
  });

  test('business and salesmen are wanted, schedules are in GMT+8, calls have version 2 [A-49][A-55][A-72]', () => {
    expect([parameters.isNeedB2B, parameters.isNeedSalesman]).toEqual([true, true]);
    expect([unit.timeZone, parameters.callVersion]).toEqual(['Etc/GMT-8', 'v2']);
  });

  test('card-made fees are 15 to 30 of the unit’s currency, and discounts are percentages [S1.60][A-105]', () => {
    expect([unit.cardMadeFeeLimits.min, unit.cardMadeFeeLimits.max].map(({ amount }) => amount.toFixed())).toEqual([
      '15',
      '30',
    ]);
    expect(unit.discountType).toBe('percent');
    const own = unitWith({ cardMadeFeeMin: '10.00', cardMadeFeeMax: '20.50' }).cardMadeFeeLimits;
    expect([own.min, own.max].map(({ amount }) => amount.toFixed(2))).toEqual(['10.00', '20.50']);
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
    chatPlatformType: 'x',
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

describe('what is refused', () => {
  test('good parameters in any mood make a unit [S1.36]', () => {
    fc.assert(
      fc.property(anyUnitParameters, (parameters) => {
        expect(
          Result.isSuccess(
            Result.flatMap(decodeUnitParameters(parameters) as Result.Result<never, unknown>, businessUnit),
          ),
        ).toBe(true);
      }),
    );
  });

  test('misspelt and malformed parameters do not decode [S1.55][S1.56]', () => {
    fc.assert(
      fc.property(anyUnitParameters, spoilParameters, (parameters, spoil) => {
        expect(Result.isFailure(decodeUnitParameters(spoil(parameters)))).toBe(true);
      }),
    );
  });

  test.each([
    ['an id that is a fixed route', { buId: 'cart' }, [{ _tag: 'ReservedUnitId', id: 'cart' }]],
    ['a default language not offered', { defaultLang: 'es' }, [{ _tag: 'DefaultLanguageNotOffered', code: 'es' }]],
    ['a language the shop has not', { languages: ['fr', 'de'] }, [{ _tag: 'UnknownLanguage', spelling: 'de' }]],
    [
      'a zone that does not exist',
      { timeZone: 'Europe/Lutece' },
      [{ _tag: 'UnknownTimeZone', timeZone: 'Europe/Lutece' }],
    ],
    ['crossed fee limits', { cardMadeFeeMin: '31.00' }, [{ _tag: 'FeeLimitsWrong' }]],
    ['fee limits finer than the currency', { cardMadeFeeMin: '15.005' }, [{ _tag: 'FeeLimitsWrong' }]],
    ['zip codes without a country', { refusedZipPrefixes: ['97'] }, [{ _tag: 'ZipRuleMissing' }]],
    [
      'a text without the default language',
      { metaTitle: { en: 'Title' } },
      [{ _tag: 'TextMissing', parameter: 'metaTitle' }],
    ],
    [
      'nothing to pay with',
      { paymentType: { C: ['INP', '15', '14'] } },
      [{ _tag: 'NoPaymentMeans', customerType: 'C' }],
    ],
  ] as const)('%s [A-44][A-105][A-123][A-124][A-159]', (_, over, expected) => {
    expect(found(over as Partial<UnitParametersJson>)).toEqual(expected);
  });

  test('a card payment without a provider [S1.66]', () => {
    const { pspProvider: _none, ...without } = leastParameters;
    const result = businessUnit(Result.getOrThrow(decodeUnitParameters(without)));
    expect(result).toEqual(Result.fail([{ _tag: 'NoProvider' }]));
  });

  test.each([
    ['/query', { isNeedQuery: 0 }, { isNeedQuery: 1 }],
    ['/faq', { faq: 'https://faq.example' }, { faq: '' }],
    ['/account/wallet', { isNeedWallet: 0 }, { isNeedWallet: 1 }],
    ['/b2b/info', { isNeedB2B: 0 }, { isNeedB2B: 1 }],
    ['/auth/b2b/register', { isNeedB2B: 0 }, { isNeedB2B: 1 }],
    ['/auth/salesman/login', { isNeedSalesman: 0 }, { isNeedSalesman: 1 }],
    ['/buying-self', { hideDeliverToMe: 1 }, { hideDeliverToMe: 0 }],
    ['/b2c', { b2cPageRoute: '' }, { b2cPageRoute: '/welcome' }],
  ] as const)('a link to %s where the unit has switched it off [A-122][A-150]', (href, off, on) => {
    const moreInfoList = [{ group: 'help' as const, label: { fr: 'x' }, href }];
    expect(found({ ...off, moreInfoList })).toEqual([{ _tag: 'LinkToSwitchedOffPage', href }]);
    expect(found({ ...on, moreInfoList })).toEqual([]);
  });
});
