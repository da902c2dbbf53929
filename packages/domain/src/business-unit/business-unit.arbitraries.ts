/** Random unit parameters that decode and agree with each other, and installations of units; spoilt ones beside them. */
import * as fc from 'fast-check';
import { Result } from 'effect';
import { LANGUAGES } from '../locale/index.ts';
import { PAYMENT_MEANS, PAYMENT_PROVIDER_IDS, paymentMeansCode } from '../payment/index.ts';
import { businessUnit } from './business-unit.ts';
import type { BusinessUnit } from './business-unit.ts';
import { decodeUnitParameters } from './parameters.schema.ts';
import type { UnitParametersJson } from './parameters.schema.ts';
import { isReservedSegment } from './reserved-segments.ts';

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
const codes = fc
  .uniqueArray(fc.constantFrom(...PAYMENT_MEANS.map(paymentMeansCode)))
  .map((rest) => ['C04' as const, ...rest.filter((code) => code !== 'C04')]);
const languages = fc.shuffledSubarray(
  LANGUAGES.map(({ code }) => code),
  { minLength: 1 },
);
const rate = fc.constantFrom('0', '5.5', '20');

/** Parameters of a unit in any mood, all flags either way. */
export const anyUnitParameters: fc.Arbitrary<UnitParametersJson> = fc
  .record({
    buId: anyUnitId,
    buName: fc.constant('Shop'),
    country: fc.constantFrom('FR', 'AE', 'KW'),
    currency: fc.constantFrom('EUR', 'AED', 'KWD'),
    decimalDigits: fc.constantFrom(0, 2, 3),
    languages,
    pspProvider: fc.constantFrom(...PAYMENT_PROVIDER_IDS),
    paymentType: fc.record({ C: codes, B: codes, S: codes }),
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
  })
  .chain((parameters) =>
    fc.constantFrom(...parameters.languages).map((defaultLang) => ({ ...parameters, defaultLang })),
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
    { languages: [] },
  ].map((over) => (good: UnitParametersJson) => ({ ...good, ...over })),
);

/** Installations of several units that do not clash, one of them the default. */
export const installation = fc
  .uniqueArray(anyUnitId, { minLength: 1, maxLength: 6, selector: (id) => id.toLowerCase() })
  .chain((ids) =>
    fc.nat({ max: ids.length - 1 }).map((at) => ids.map((id, index) => ({ id, isDefault: index === at }))),
  );
