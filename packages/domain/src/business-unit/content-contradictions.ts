/** Texts that are missing, and links that lead nowhere. Source: S1.69, S1.70, S2.41, S2.50, A-51, A-91, A-122, A-150. */
import { isSwitchedOn, matchRoute } from '../access/index.ts';
import { Result } from 'effect';
import { foldLanguage, languagePolicy } from '../locale/index.ts';
import type { Check, UnitContradiction } from './contradiction.ts';
import { when } from './contradiction.ts';
import { unitFeatures } from './features.ts';
import type { UnitParameters } from './parameters.schema.ts';

type Texts = Readonly<Record<string, string>>;

const textsOf = (unit: UnitParameters): readonly (readonly [parameter: string, texts: Texts])[] => [
  ['metaTitle', unit.metaTitle],
  ['metaDescription', unit.metaDescription],
  ['contactHours', unit.contactHours],
  ...unit.moreInfoList.map(({ label }) => ['moreInfoList', label] as const),
  ...unit.featureBanners.flatMap(({ title, text }) => [title, text].map((part) => ['featureBanners', part] as const)),
];

/** A unit whose languages cannot be read is refused for that. */
const isMissing = (texts: Texts, { languages, defaultLang }: UnitParameters): boolean => {
  const policy = languagePolicy(languages, defaultLang);
  const spellings = Object.entries(texts).filter(([, text]) => text !== '');
  if (Result.isFailure(policy) || spellings.length === 0) return false;
  return !spellings.some(([language]) => foldLanguage(language) === policy.success.default);
};

/** Several texts of one parameter are one contradiction. */
const once = (found: readonly UnitContradiction[]): readonly UnitContradiction[] => [
  ...new Map(found.map((one) => [JSON.stringify(one), one])).values(),
];

const texts: Check = (unit) =>
  once(
    textsOf(unit).flatMap(([parameter, texts]) => [
      ...Object.keys(texts)
        .filter((language) => foldLanguage(language) === null)
        .map((language) => ({ _tag: 'TextLanguageUnknown' as const, parameter, language })),
      ...when(isMissing(texts, unit), { _tag: 'TextMissing', parameter }),
    ]),
  );

const routeAt = (path: string) => matchRoute({ path, query: {} }).route;

/** A link to the FAQ leads to the outside one where there is one. An address outside is no page, so none is switched off. */
const isSwitchedOff = (href: string, unit: UnitParameters): boolean => {
  const route = routeAt(href);
  const features = unitFeatures({ parameters: unit });
  const isLinked = route.linkedBy === null || features[route.linkedBy];
  return route.name !== 'faq' && !(isLinked && isSwitchedOn(route, features));
};

const links: Check = (unit) =>
  [...[...unit.moreInfoList, ...unit.featureBanners].map(({ href }) => href), unit.cookieUrl, unit.personalDataUrl]
    .filter((href) => isSwitchedOff(href, unit))
    .map((href) => ({ _tag: 'LinkToSwitchedOffPage', href }));

const pageRoute: Check = ({ b2cPageRoute: path }) =>
  when(path !== '' && !['content', 'b2c'].includes(routeAt(path).name), { _tag: 'PageRouteTaken', path });

export const contentContradictions: Check = (unit) => [texts, links, pageRoute].flatMap((check) => check(unit));
