/**
 * Parameters that decode one by one and cannot hold together. Found when a unit is configured, never by a buyer.
 * Source, architecture section 8.
 */
import { Result } from 'effect';
import { foldLanguage } from '../locale/index.ts';
import type { LanguagePolicyRefusal } from '../locale/index.ts';
import { compare, currency, decodeAmount } from '../money/index.ts';
import { choosableMeans, isCardLike } from '../payment/index.ts';
import { isTimeZone } from '../time/index.ts';
import { isReservedSegment } from './reserved-segments.ts';
import type { UnitParameters } from './parameters.schema.ts';

/**
 * `UnknownLanguage`, `DefaultLanguageNotOffered`: of the languages. `ReservedUnitId`: the id is a route's first segment.
 * `NoPaymentMeans`: a kind of customer has nothing to choose. `NoProvider`: a means is paid at a provider and none is
 * named. `FeeLimitsWrong`: not amounts of the currency, or crossed. `ZipRuleMissing`: beginnings of zip codes are
 * refused without a country to deliver to. `TextMissing`: no text in the default language, the last to fall back to.
 * `LinkToSwitchedOffPage`: the unit links to a page that its own parameters switch off.
 */
export type UnitContradiction =
  | LanguagePolicyRefusal
  | { readonly _tag: 'ReservedUnitId'; readonly id: string }
  | { readonly _tag: 'UnknownTimeZone'; readonly timeZone: string }
  | { readonly _tag: 'NoPaymentMeans'; readonly customerType: 'C' | 'B' | 'S' }
  | { readonly _tag: 'NoProvider' }
  | { readonly _tag: 'FeeLimitsWrong' }
  | { readonly _tag: 'ZipRuleMissing' }
  | { readonly _tag: 'TextMissing'; readonly parameter: string }
  | { readonly _tag: 'LinkToSwitchedOffPage'; readonly href: string };

type Check = (unit: UnitParameters) => readonly UnitContradiction[];

const when = (isFound: boolean, contradiction: UnitContradiction): readonly UnitContradiction[] =>
  isFound ? [contradiction] : [];

const unitId: Check = ({ buId }) => when(isReservedSegment(buId), { _tag: 'ReservedUnitId', id: buId });

const zone: Check = ({ timeZone }) => when(!isTimeZone(timeZone), { _tag: 'UnknownTimeZone', timeZone });

const means: Check = ({ paymentType, isNeedB2B, isNeedSalesman, isNeedWallet, pspProvider }) => {
  const kinds = (['C', ...(isNeedB2B ? ['B'] : []), ...(isNeedSalesman ? ['S'] : [])] as ('C' | 'B' | 'S')[]).map(
    (customerType) => ({ customerType, offered: choosableMeans(paymentType[customerType], isNeedWallet) }),
  );
  const isAtProvider = kinds.some(({ offered }) => offered.some(isCardLike));
  return [
    ...kinds
      .filter(({ offered }) => offered.length === 0)
      .map(({ customerType }) => ({ _tag: 'NoPaymentMeans' as const, customerType })),
    ...when(isAtProvider && pspProvider === undefined, { _tag: 'NoProvider' }),
  ];
};

const feeLimits: Check = ({ cardMadeFeeMin = '15', cardMadeFeeMax = '30', ...unit }) => {
  const money = currency(unit.currency, unit.decimalDigits);
  const limits = Result.all([decodeAmount(cardMadeFeeMin, money), decodeAmount(cardMadeFeeMax, money)] as const);
  const areRight = Result.isSuccess(limits) && compare(limits.success[0], limits.success[1]) <= 0;
  return when(!areRight, { _tag: 'FeeLimitsWrong' });
};

const zipRule: Check = ({ deliveryCountries, refusedZipPrefixes }) =>
  when(refusedZipPrefixes.length > 0 && deliveryCountries.length === 0, { _tag: 'ZipRuleMissing' });

const isMissing = (texts: Readonly<Record<string, string>>, defaultLang: string): boolean => {
  const spellings = Object.entries(texts).filter(([, text]) => text !== '');
  return spellings.length > 0 && !spellings.some(([language]) => foldLanguage(language) === foldLanguage(defaultLang));
};

const textsOf = (unit: UnitParameters): readonly (readonly [string, Readonly<Record<string, string>>])[] => [
  ['metaTitle', unit.metaTitle],
  ['metaDescription', unit.metaDescription],
  ['contactHours', unit.contactHours],
  ...unit.moreInfoList.map(({ label }) => ['moreInfoList', label] as const),
  ...unit.featureBanners.flatMap(({ title, text }) => [title, text].map((part) => ['featureBanners', part] as const)),
];

const texts: Check = (unit) => [
  ...new Map(
    textsOf(unit)
      .filter(([, texts]) => isMissing(texts, unit.defaultLang))
      .map(([parameter]) => [parameter, { _tag: 'TextMissing' as const, parameter }]),
  ).values(),
];

/** Addresses of pages that a parameter switches off. */
const switchedOff = (unit: UnitParameters): readonly RegExp[] => [
  ...(unit.isNeedQuery ? [] : [/^\/query$/iu]),
  ...(unit.faq === '' ? [] : [/^\/faq$/iu]),
  ...(unit.isNeedWallet ? [] : [/^\/account\/wallet$/iu]),
  ...(unit.isNeedB2B ? [] : [/^(?:\/auth)?\/b2b(?:\/|$)/iu]),
  ...(unit.isNeedSalesman ? [] : [/^(?:\/auth)?\/salesman(?:\/|$)/iu]),
  ...(unit.hideDeliverToMe ? [/\/buying-self$/iu] : []),
  ...(unit.b2cPageRoute === '' ? [/^\/b2c$/iu] : []),
];

const links: Check = (unit) => {
  const off = switchedOff(unit);
  return [...unit.moreInfoList, ...unit.featureBanners]
    .filter(({ href }) => off.some((page) => page.test(href.replace(/[?#].*$/u, '').replace(/(.)\/$/u, '$1'))))
    .map(({ href }) => ({ _tag: 'LinkToSwitchedOffPage', href }));
};

const CHECKS: readonly Check[] = [unitId, zone, means, feeLimits, zipRule, texts, links];

/** Everything that contradicts, but for the languages. */
export const contradictions: Check = (unit) => CHECKS.flatMap((check) => check(unit));
