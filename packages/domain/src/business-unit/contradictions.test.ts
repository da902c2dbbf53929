import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessUnit } from './index.ts';
import { decodeUnitParameters } from './schema.ts';
import type { UnitParametersJson } from './schema.ts';
import { anyUnitParameters, BANK_ACCOUNT, leastParameters } from './testing.ts';

type Over = Partial<UnitParametersJson>;

const foundIn = (parameters: UnitParametersJson) => {
  const result = businessUnit(Result.getOrThrow(decodeUnitParameters(parameters)));
  return Result.isFailure(result) ? result.failure : [];
};
const found = (over: Over) => foundIn({ ...leastParameters, ...over });
const footer = (href: string): Over => ({ moreInfoList: [{ group: 'help', label: { fr: 'x' }, href }] });

test('parameters that agree make a unit, with any flags [S1.36]', () => {
  fc.assert(
    fc.property(anyUnitParameters, (parameters) => {
      expect(foundIn(parameters)).toEqual([]);
    }),
  );
});

test('all contradictions are returned at once, languages first [S1.36]', () => {
  const over: Over = { buId: 'cart', defaultLang: 'es', timeZone: 'Mars', cardMadeFeeMin: '40', isTwoFactor: 1 };
  const tags = found({ ...over, loginMethods: ['google'], cookieUrl: '/query' }).map(({ _tag }) => _tag);
  expect(tags).toEqual([
    'DefaultLanguageNotOffered',
    'ReservedUnitId',
    'UnknownTimeZone',
    'FeeLimitsWrong',
    'TwoFactorWithoutNormalLogin',
    'LinkToSwitchedOffPage',
  ]);
});

describe('identity and languages', () => {
  test.each([
    ['an id that is a fixed route', { buId: 'cart' }, { _tag: 'ReservedUnitId', id: 'cart' }],
    ['a default language not offered', { defaultLang: 'es' }, { _tag: 'DefaultLanguageNotOffered', code: 'es' }],
    ['a language the shop has not', { languages: ['fr', 'xx'] }, { _tag: 'UnknownLanguage', spelling: 'xx' }],
    [
      'a zone that does not exist',
      { timeZone: 'Europe/Lutece' },
      { _tag: 'UnknownTimeZone', timeZone: 'Europe/Lutece' },
    ],
  ] as const)('%s is refused [A-44][A-55][A-123][A-124][A-159]', (_, over, expected) => {
    expect(found(over)).toEqual([expected]);
  });
});

describe('paying', () => {
  const card = ['C04'] as const;

  test('each kind of customer of the unit has something to choose; coupons and internal use are no choice [S1.61][S6.29][A-32][A-49]', () => {
    for (const type of ['C', 'B', 'S'] as const) {
      const paymentType = { C: card, B: card, S: card, [type]: ['INP', '15', '17'] };
      expect(found({ paymentType })).toEqual([{ _tag: 'NoPaymentMeans', customerType: type }]);
    }
    expect(found({ isNeedB2B: 0, paymentType: { C: card, B: [], S: card } })).toEqual([]);
    expect(found({ isNeedSalesman: 0, paymentType: { C: card, B: card, S: [] } })).toEqual([]);
  });

  test('a means that is paid at a provider needs one, whoever may use it [S1.66]', () => {
    const { pspProvider: _none, ...without } = leastParameters;
    expect(foundIn(without)).toEqual([{ _tag: 'NoProvider' }]);
    const later = { C: ['03'], B: ['05'], S: ['ABT'] };
    expect(foundIn({ ...without, bankAccount: BANK_ACCOUNT, paymentType: later })).toEqual([]);
    for (const code of ['C04', '16', 'PP', 'IBT']) {
      expect(foundIn({ ...without, bankAccount: BANK_ACCOUNT, paymentType: { ...later, S: ['05', code] } })).toEqual([
        { _tag: 'NoProvider' },
      ]);
    }
  });

  test('a provider that books all as cards takes no other means [A-33][S4.101]', () => {
    const paymentType = { C: ['C04', '16', 'PP', '03'], B: ['IBT'], S: card };
    for (const pspProvider of ['ingenico', 'marketPay'] as const) {
      expect(found({ pspProvider, bankAccount: BANK_ACCOUNT, paymentType })).toEqual([
        { _tag: 'MeansNotAtProvider', customerType: 'C', means: 'paypal' },
        { _tag: 'MeansNotAtProvider', customerType: 'B', means: 'instantTransfer' },
      ]);
    }
    for (const pspProvider of ['UpstreamPay', 'lyra'] as const) {
      expect(found({ pspProvider, bankAccount: BANK_ACCOUNT, paymentType })).toEqual([]);
    }
  });

  test('transfers to its account are offered only where there is one; an instant one is made at the provider [S3.121][S3.129][A-32][A-36]', () => {
    const paymentType = { C: ['C04', '03'], B: ['C04', 'ABT', '05'], S: ['IBT'] };
    expect(found({ paymentType })).toEqual([
      { _tag: 'NoBankAccount', customerType: 'C', means: 'bankTransfer' },
      { _tag: 'NoBankAccount', customerType: 'B', means: 'asynchronousTransfer' },
    ]);
    expect(found({ paymentType, bankAccount: BANK_ACCOUNT })).toEqual([]);
  });

  test('the wallet pays only where such customers have one; salesmen never do [S1.71][A-88]', () => {
    const paymentType = { C: ['C04', '14'], B: ['C04', '14'], S: card };
    expect(found({ isNeedWallet: 1, paymentType })).toEqual([]);
    expect(found({ isNeedWallet: 0, paymentType })).toEqual([
      { _tag: 'WalletMeansWithoutWallet', customerType: 'C' },
      { _tag: 'WalletMeansWithoutWallet', customerType: 'B' },
    ]);
    expect(found({ isNeedWallet: 1, paymentType: { C: card, B: card, S: ['C04', '14'] } })).toEqual([
      { _tag: 'WalletMeansWithoutWallet', customerType: 'S' },
    ]);
    expect(found({ isNeedWallet: 1, paymentType: { C: ['14'], B: card, S: card } })).toEqual([]);
  });
});

const caps = (...rows: [string, string][]) =>
  found({ exemptionCaps: rows.map(([from, amount]) => ({ from, amount })) });

describe('limits', () => {
  test.each([
    ['31 to 30', { cardMadeFeeMin: '31.00' }],
    ['15 to 14', { cardMadeFeeMax: '14.99' }],
    ['finer than the currency', { cardMadeFeeMin: '15.005' }],
    ['finer than the currency at the end', { cardMadeFeeMax: '29.999' }],
  ] as const)('fee limits %s are refused [A-105]', (_, over) => {
    expect(found(over)).toEqual([{ _tag: 'FeeLimitsWrong' }]);
  });

  test('an amount finer than the currency is no limit of approval [A-39]', () => {
    expect(found({ orderApprovalFrom: '2000.005' })).toEqual([{ _tag: 'ApprovalLimitWrong' }]);
    expect(found({ orderApprovalFrom: '2000.00' })).toEqual([]);
  });

  test('an amount finer than the currency is no limit of companies’ wallets [A-184]', () => {
    expect(found({ companyWalletMax: '50000.005' })).toEqual([{ _tag: 'CompanyWalletMaxWrong' }]);
    expect(found({ companyWalletMax: '50000.00' })).toEqual([]);
  });

  test('fee limits may meet [A-105]', () => {
    expect(found({ cardMadeFeeMin: '30.00' })).toEqual([]);
    expect(found({ cardMadeFeeMin: '40', cardMadeFeeMax: '40' })).toEqual([]);
  });

  test('exemption caps are amounts and begin on rising days [S9.18][A-96]', () => {
    expect(caps(['2023/01/01', '183'], ['2024/01/01', '193.5'])).toEqual([]);
    const wrong = [{ _tag: 'ExemptionCapsWrong' }];
    expect(caps(['2023/01/01', '183'], ['2023/01/01', '193'])).toEqual(wrong);
    expect(caps(['2024/01/01', '193'], ['2023/12/31', '183'])).toEqual(wrong);
    expect(caps(['2023/01/01', '183'], ['2024/01/01', '193.555'])).toEqual(wrong);
  });

  test('beginnings of zip codes need a country of delivery that knows them [A-38]', () => {
    const refusedZipPrefixes = ['97'];
    expect(found({ refusedZipPrefixes })).toEqual([{ _tag: 'ZipRuleMissing' }]);
    expect(found({ refusedZipPrefixes, deliveryCountries: ['BE', 'AE'] })).toEqual([{ _tag: 'ZipRuleMissing' }]);
    expect(found({ refusedZipPrefixes, deliveryCountries: ['BE', 'FR'] })).toEqual([]);
    expect(found({ deliveryCountries: ['BE'] })).toEqual([]);
  });

  test('one category is not both of many brands and of phone credit [A-91]', () => {
    expect(found({ multiBrandCategoryId: 9, phoneCreditCategoryId: 9 })).toEqual([
      { _tag: 'SameCategoryTwice', categoryId: 9 },
    ]);
    expect(found({ multiBrandCategoryId: 9, phoneCreditCategoryId: 10 })).toEqual([]);
    expect(found({ multiBrandCategoryId: 9 })).toEqual([]);
    expect(found({})).toEqual([]);
  });

  test.each([
    ['paymentType.C', 'creditCard', { paymentType: { C: ['C04', 'CC', 'C04'] } }],
    ['paymentType.B', 'bankCheck', { paymentType: { B: ['05', 'BC'] } }],
    ['paymentType.S', 'bankTransfer', { bankAccount: BANK_ACCOUNT, paymentType: { S: ['03', '05', 'BT'] } }],
    ['loginMethods', 'google', { loginMethods: ['google', 'normal', 'google'] }],
    ['deliveryCountries', 'FR', { deliveryCountries: ['FR', 'FR'] }],
    ['refusedZipPrefixes', '97', { deliveryCountries: ['FR'], refusedZipPrefixes: ['97', '98', '97'] }],
    ['phoneCreditCountries', 'FR', { phoneCreditCountries: ['FR', 'MA', 'FR'] }],
    ['countryList', 'AE', { countryList: ['AE', 'SA', 'AE'] }],
    ['accountCategories', 'A', { accountCategories: ['A', 'B', 'A'] }],
    ['prefixesWithoutPin', '92', { prefixesWithoutPin: ['92', '92'] }],
    ['trustedHosts', 'id.example', { trustedHosts: ['id.example', 'id.example'] }],
  ] as const)('a value that %s names twice is refused', (parameter, value, over) => {
    expect(found(over as Over)).toEqual([{ _tag: 'NamedTwice', parameter, value }]);
  });
});

describe('signing in and chat', () => {
  test('individuals have a way to sign in where guests may not buy [S6.6][A-41]', () => {
    const loginMethods = ['salesmanSingleSignOn'] as const;
    expect(found({ loginMethods, isEnableGuestMode: 0 })).toEqual([{ _tag: 'NoLoginForIndividuals' }]);
    expect(found({ loginMethods })).toEqual([]);
    expect(found({ loginMethods, isEnableGuestMode: 0, guestModeOnly: 1 })).toEqual([]);
    expect(found({ loginMethods: [...loginMethods, 'apple'], isEnableGuestMode: 0 })).toEqual([]);
  });

  test('single sign-on of salesmen needs salesmen [S6.6][S6.10]', () => {
    const loginMethods = ['normal', 'salesmanSingleSignOn'] as const;
    expect(found({ loginMethods, isNeedSalesman: 0 })).toEqual([{ _tag: 'LoginMethodNeedsSalesmen' }]);
    expect(found({ loginMethods })).toEqual([]);
    expect(found({ isNeedSalesman: 0 })).toEqual([]);
  });

  test('the second factor belongs to the login by password [S6.6]', () => {
    expect(found({ isTwoFactor: 1, loginMethods: ['google'] })).toEqual([{ _tag: 'TwoFactorWithoutNormalLogin' }]);
    expect(found({ isTwoFactor: 1, loginMethods: ['google', 'normal'] })).toEqual([]);
    expect(found({ loginMethods: ['google'] })).toEqual([]);
  });

  test('a chat that the shop can show needs a key, and a key or colour a type; an unknown type is no chat [S1.79][A-50]', () => {
    expect(found({ chatPlatformType: 'crisp' })).toEqual([{ _tag: 'ChatKeyMissing' }]);
    expect(found({ chatPlatformKey: 'k' })).toEqual([{ _tag: 'ChatTypeMissing' }]);
    expect(found({ chatPlatformColor: '#112233' })).toEqual([{ _tag: 'ChatTypeMissing' }]);
    expect(found({ chatPlatformType: 'crisp', chatPlatformKey: 'k', chatPlatformColor: '#112233' })).toEqual([]);
    expect(found({ chatPlatformType: 'pigeon' })).toEqual([]);
  });
});

const missing = (parameter: string) => [{ _tag: 'TextMissing', parameter }];

describe('texts', () => {
  test('exist in the default language, the last to fall back to [S1.69][A-51]', () => {
    const en = { en: 'x' };
    expect(found({ metaTitle: en })).toEqual(missing('metaTitle'));
    expect(found({ metaDescription: { ...en, fr: '' } })).toEqual(missing('metaDescription'));
    expect(found({ contactHours: en })).toEqual(missing('contactHours'));
    expect(found({ moreInfoList: [{ group: 'help', label: en, href: '/' }] })).toEqual(missing('moreInfoList'));
    expect(found({ featureBanners: [{ title: en, text: { fr: 'x' }, href: '/' }] })).toEqual(missing('featureBanners'));
    expect(found({ featureBanners: [{ title: en, text: en, href: '/' }] })).toEqual(missing('featureBanners'));
    expect(found({ metaTitle: { FR: 'x' }, contactHours: {}, metaDescription: { en: '' } })).toEqual([]);
  });

  test('are in languages of the shop, so that a misspelt one is not lost [S1.45]', () => {
    expect(found({ metaTitle: { fr: 'x', xx: 'y' } })).toEqual([
      { _tag: 'TextLanguageUnknown', parameter: 'metaTitle', language: 'xx' },
    ]);
    expect(found({ metaTitle: { fr: 'x', es: 'y' } })).toEqual([]);
  });
});

describe('links', () => {
  test.each([
    ['/query', { isNeedQuery: 0 }, { isNeedQuery: 1 }],
    ['/Account/Wallet/?x=1#top', { isNeedWallet: 0 }, { isNeedWallet: 1 }],
    ['/account/corporate', { memberShip: 0 }, { memberShip: 1 }],
    ['/b2b/info', { isNeedB2B: 0 }, { isNeedB2B: 1 }],
    ['/auth/b2b/register', { isNeedB2B: 0 }, { isNeedB2B: 1 }],
    ['/auth/salesman/login', { isNeedSalesman: 0 }, { isNeedSalesman: 1 }],
    ['/buying-self', { hideDeliverToMe: 1 }, { hideDeliverToMe: 0 }],
    ['/b2c', { b2cPageRoute: '' }, { b2cPageRoute: '/welcome' }],
    ['/phone-credit', {}, { phoneCreditCategoryId: 10 }],
  ] as const)('to %s where the unit has switched it off are refused [S1.70][A-91][A-122][A-150]', (href, off, on) => {
    const expected = [{ _tag: 'LinkToSwitchedOffPage', href }];
    expect(found({ ...off, ...footer(href) })).toEqual(expected);
    expect(found({ ...on, ...footer(href) })).toEqual([]);
    expect(found({ ...off, featureBanners: [{ title: { fr: 'x' }, text: { fr: 'x' }, href }] })).toEqual(expected);
    expect(found({ ...off, cookieUrl: href })).toEqual(expected);
    expect(found({ ...off, personalDataUrl: href })).toEqual(expected);
  });

  test('to the FAQ lead to the outside one where there is one, and outside links are nobody’s page [S2.41]', () => {
    expect(found({ faq: 'https://faq.example', ...footer('/faq') })).toEqual([]);
    expect(found(footer('https://shop.example/query'))).toEqual([]);
    expect(found(footer('#cookies'))).toEqual([]);
  });

  test('the page for individuals does not stand at a fixed address, but may at /b2c [S1.75][A-45]', () => {
    for (const path of ['/faq', '/Query', '/cart', '/account']) {
      expect(found({ b2cPageRoute: path })).toEqual([{ _tag: 'PageRouteTaken', path }]);
    }
    for (const path of ['', '/b2c', '/welcome']) expect(found({ b2cPageRoute: path })).toEqual([]);
  });
});
