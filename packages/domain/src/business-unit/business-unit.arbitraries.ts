/** Random unit parameters that decode and agree with each other, installations of units, and invalid parameters. */
import * as fc from 'fast-check';
import { Result } from 'effect';
import { LANGUAGES } from '../locale/index.ts';
import { PAYMENT_MEANS, PAYMENT_PROVIDER_IDS, PAYMENT_PROVIDERS } from '../payment/index.ts';
import { paymentMeansCode } from '../payment/schema.ts';
import type { PaymentMeans, PaymentProviderId } from '../payment/index.ts';
import { businessUnit } from './business-unit.ts';
import type { BusinessUnit } from './business-unit.ts';
import { decodeUnitParameters } from './parameters.schema.ts';
import type { UnitParametersJson } from './parameters.schema.ts';
import { isReservedSegment } from '../unit-path/index.ts';

/** An account whose numbers are right. */
export const BANK_ACCOUNT = {
  beneficiary: 'Offrande SAS',
  iban: 'FR7699999000010000001400019',
  bic: 'OFFRFRPPXXX',
} as const;

/** The least that a unit states. */
export const leastParameters: UnitParametersJson = {
  buId: 'FR',
  buName: 'Offrande',
  country: 'FR',
  currency: 'EUR',
  languages: ['fr', 'en'],
  defaultLang: 'fr',
  pspProvider: 'UpstreamPay',
};

/** A unit from parameters that are known to be right; anything else is a defect of the test. */
export const unitWith = (over: Partial<UnitParametersJson> = {}): BusinessUnit =>
  Result.getOrThrow(businessUnit(Result.getOrThrow(decodeUnitParameters({ ...leastParameters, ...over }))));

/** Unit ids of the wild, some of them beginnings of others. */
export const anyUnitId: fc.Arbitrary<string> = fc
  .oneof(
    fc.constantFrom('LMFR', 'ZDFR', 'SRP', 'UAE', '6THSTREET', 'FR', 'FRA', 'TOURIST_AE', 'XSight_UAE'),
    fc.stringMatching(/^[A-Za-z0-9_]{1,10}$/),
  )
  .filter((id) => !isReservedSegment(id));

const flag = fc.constantFrom(0 as const, 1 as const);
const isCardOnly = (provider: PaymentProviderId): boolean =>
  PAYMENT_PROVIDERS[provider].meansUsed(null, 'paypal') === 'creditCard';
/** Means that a provider books under their own name, the wallet only where there is one, and always the credit card. */
const codes = (provider: PaymentProviderId, hasWallet: boolean) => {
  const unfit: readonly PaymentMeans[] = [
    'creditCard',
    ...(hasWallet ? [] : (['wallet'] as const)),
    ...(isCardOnly(provider) ? (['paypal', 'instantTransfer'] as const) : []),
  ];
  const fit = PAYMENT_MEANS.filter((means) => !unfit.includes(means)).map(paymentMeansCode);
  return fc.uniqueArray(fc.constantFrom(...fit)).map((rest) => ['C04' as const, ...rest]);
};
const languages = fc.shuffledSubarray(
  LANGUAGES.map(({ code }) => code),
  { minLength: 1 },
);
const rate = fc.constantFrom('0', '5.5', '20');

/** Parameters of a unit with any values of all flags. */
export const anyUnitParameters: fc.Arbitrary<UnitParametersJson> = fc
  .record({
    buId: anyUnitId,
    buName: fc.constant('Shop'),
    country: fc.constantFrom('FR', 'AE', 'KW'),
    currency: fc.constantFrom('EUR', 'AED', 'KWD'),
    decimalDigits: fc.constantFrom(0, 2, 3),
    languages,
    pspProvider: fc.constantFrom(...PAYMENT_PROVIDER_IDS),
    discountType: fc.constantFrom('P' as const, 'V' as const),
    cardMadeTaxRate: rate,
    shippingTaxRate: rate,
    isEnableGuestMode: flag,
    guestModeOnly: flag,
    isAllowMultipleProduct: flag,
    isNeedWallet: flag,
    isNeedQuery: flag,
    isNeedB2B: flag,
    isNeedSalesman: flag,
    hideDeliverToMe: flag,
    b2bMaxQty: fc.nat({ max: 500 }),
    b2cMaxQty: fc.nat({ max: 50 }),
    memberShip: flag,
    bankAccount: fc.constant(BANK_ACCOUNT),
    b2cPageRoute: fc.constantFrom('', '/b2c', '/welcome'),
    faq: fc.constantFrom('', 'https://faq.example/'),
  })
  .chain((parameters) =>
    fc
      .record({
        defaultLang: fc.constantFrom(...parameters.languages),
        paymentType: fc.record({
          C: codes(parameters.pspProvider, parameters.isNeedWallet === 1),
          B: codes(parameters.pspProvider, parameters.isNeedWallet === 1),
          S: codes(parameters.pspProvider, false),
        }),
      })
      .map((rest) => ({ ...parameters, ...rest })),
  );

/** Near misses: each makes of good parameters ones that do not decode. */
export const spoilParameters: fc.Arbitrary<(good: UnitParametersJson) => unknown> = fc.constantFrom(
  ...[
    { buId: '' },
    { buId: 'F R' },
    { buId: '../FR' },
    { currency: 'euro' },
    { country: 'fr' },
    { decimalDigits: 5 },
    { isEnableGuestMode: 2 },
    { isEnableGuestMode: true },
    { isAllowMultipleProdukt: 1 },
    { b2cMaxQty: -1 },
    { paymentType: { C: ['CASH'] } },
    { pspProvider: 'upstreampay' },
    { discountType: 'percent' },
    { cardMadeTaxRate: 20 },
    { faq: 'javascript:alert(1)' },
    { cookieUrl: '//evil.example' },
    { mediaList: [{ name: 'x', href: 'javascript:alert(1)' }] },
    { languages: ['fr', 1] },
    { chatPlatformColor: 'red' },
    { assetsHost: 'http://files.example' },
    { assetsHost: 'https://files.example/' },
    { bankAccount: { ...BANK_ACCOUNT, iban: 'FR7699999000010000001400018' } },
    { bankAccount: { ...BANK_ACCOUNT, bic: 'OFFR' } },
    { exemptionCaps: [{ from: '2023/02/29', amount: '183' }] },
    { exemptionCaps: [{ from: '2023-01-01', amount: '183' }] },
    { exemptionCaps: [{ from: '2023/01/01', amount: '-1' }] },
    { loginMethods: ['twitter'] },
    { loginMethods: [] },
    { b2cPageRoute: 'welcome' },
  ].map((over) => (good: UnitParametersJson) => ({ ...good, ...over })),
);

/** Installations of several units that do not clash, one of them the default. */
export const installation = fc
  .uniqueArray(anyUnitId, { minLength: 1, maxLength: 6, selector: (id) => id.toLowerCase() })
  .chain((ids) =>
    fc.nat({ max: ids.length - 1 }).map((at) => ids.map((id, index) => ({ id, isDefault: index === at }))),
  );

/** The unit behind such parameters. */
export const anyUnit: fc.Arbitrary<BusinessUnit> = anyUnitParameters.map((parameters) =>
  Result.getOrThrow(businessUnit(Result.getOrThrow(decodeUnitParameters(parameters)))),
);
