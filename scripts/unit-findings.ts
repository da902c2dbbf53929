/**
 * The errors of a business unit, as sentences: parameters that do not decode, contradict each other or have no effect;
 * languages without texts, missing layouts and themes, insufficient contrast, pages that are switched on and not built, dead
 * links. Source: architecture section 8.
 */
import { isSwitchedOn, linkTo, matchRoute, routeOf } from '@offrande/domain/access';
import {
  accessPolicy,
  checkLayout,
  customerKindsOf,
  type BusinessUnit,
  type OfferedLayouts,
  routesOf,
  surroundingsOf,
  tooShortValidities,
  wrongGifts,
  unitFeatures,
} from '@offrande/domain/business-unit';
import { readUnit } from '@offrande/domain/business-unit/schema';
import { checkDiscounts } from '@offrande/domain/discount';
import { discountEntryFromWire } from '@offrande/domain/discount/schema';
import type { UnitData } from '@offrande/tenants/unit-data';
import { Result, Schema } from 'effect';
import { CONTRAST_PAIRS, contrastRatio, type Theme, readTokens } from '../packages/ui-kit/src/tokens/contrast.ts';

/** What the installation offers a unit. */
export interface Installation {
  readonly layouts: OfferedLayouts;
  /** Names of the routes that have a screen. */
  readonly screens: ReadonlySet<string>;
  /** The folders of catalogues that lack a language. */
  lacking(language: string): readonly string[];
  /** The theme of a unit; null if it has none. */
  findTheme(id: string): string | null;
  /** The tokens of every unit. */
  readonly tokens: string;
}

const languages = ({ languages: { offered } }: BusinessUnit, installation: Installation): readonly string[] =>
  offered.flatMap((language) =>
    installation.lacking(language).map((folder) => `language ${language}: no texts in ${folder}`),
  );

const layout = (data: UnitData, installation: Installation): readonly string[] => {
  const checked = checkLayout(data.layout, installation.layouts);
  return Result.isSuccess(checked)
    ? []
    : checked.failure.map(({ part, name }) => `layout: there is no ${part} ${name}`);
};

const tooClose = (shade: string, theme: Theme): readonly string[] =>
  CONTRAST_PAIRS.filter(([front, back, least]) => !(contrastRatio(theme, front, back) >= least)).map(
    ([front, back, least]) =>
      `contrast, ${shade}: ${front} on ${back} is ${contrastRatio(theme, front, back).toFixed(2)}, least ${least}`,
  );

const theme = (id: string, { tokens, findTheme }: Installation): readonly string[] => {
  const css = findTheme(id);
  const own = `[data-tenant='${id}']`;
  if (css === null || !css.includes(own)) return [`theme.css: none under ${own}`];
  const light = { ...readTokens(tokens, ":where(:root, [data-theme='light'])"), ...readTokens(css, own) };
  const dark = {
    ...light,
    ...readTokens(tokens, ":where([data-theme='dark'])"),
    ...readTokens(css, `${own}[data-theme='dark']`),
  };
  return [...tooClose('light', light), ...tooClose('dark', dark)];
};

const discounts = ({ discounts: stated }: UnitData, { currency }: BusinessUnit): readonly string[] => {
  const entries = Schema.decodeUnknownResult(Schema.Array(discountEntryFromWire(currency)))(stated);
  if (Result.isFailure(entries)) return [`discounts: ${String(entries.failure)}`];
  const checked = checkDiscounts(entries.success);
  return Result.isSuccess(checked) ? [] : [`discounts: ${JSON.stringify(checked.failure)}`];
};

const validities = ({ products }: UnitData, rules: BusinessUnit, now: number): readonly string[] =>
  tooShortValidities(rules, products, now).map(
    ({ itemCode, months, least }) =>
      `validity: ${itemCode} is valid for ${months} months, the law of ${rules.country} asks for ${least}`,
  );

const gifts = ({ products }: UnitData, rules: BusinessUnit): readonly string[] =>
  wrongGifts(rules, products).map((itemCode) => `rewards: ${itemCode} is no digital card of that amount here`);

/** A page that customers of the unit may open is built, or is one of the unit's own texts. */
const pages = ({ pages: texts }: UnitData, rules: BusinessUnit, { screens }: Installation): readonly string[] =>
  routesOf(rules)
    .map(routeOf)
    .filter(({ admits }) => admits.some((kind) => customerKindsOf(rules).includes(kind)))
    .filter(({ name, pattern }) => !screens.has(name) && !texts.some(({ href }) => href === pattern))
    .map(({ pattern }) => `page: ${pattern} is switched on and nothing is there`);

const hrefsIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="([^"]*)"/gu)].map(([, href = '']) => href);

const allLinks = ({ pages: texts, faq }: UnitData, rules: BusinessUnit): readonly string[] => [
  ...surroundingsOf(rules).footerLinks.map(({ href }) => href),
  ...texts.flatMap(({ html }) => Object.values(html).flatMap(hrefsIn)),
  ...faq.flatMap(({ answer }) => Object.values(answer).flatMap(hrefsIn)),
];

const links = (data: UnitData, rules: BusinessUnit, { screens }: Installation): readonly string[] => {
  const contentPages = data.pages.map(({ href }) => href);
  const policy = accessPolicy(rules, contentPages);
  const leads = (href: string): boolean => {
    if (!href.startsWith('/')) return true;
    const path = href.replace(/[#?].*$/u, '') || '/';
    if (contentPages.includes(path)) return true;
    const { route, params } = matchRoute({ path, query: {} });
    if (route.name === 'product') return data.products.some(({ itemCode }) => itemCode === params['itemCode']);
    return (
      screens.has(route.name) && isSwitchedOn(route, unitFeatures(rules)) && linkTo(path, 'guest', policy) !== null
    );
  };
  return [...new Set(allLinks(data, rules))]
    .filter((href) => !leads(href))
    .map((href) => `link: ${href} leads nowhere`);
};

/** All errors of one unit; the others are searched for only if its parameters can be read. */
export const unitFindings = (
  data: UnitData,
  installation: Installation,
  now: number = Date.now(),
): readonly string[] => {
  const rules = readUnit(data.parameters);
  if (Result.isFailure(rules)) return rules.failure;
  return [
    ...languages(rules.success, installation),
    ...layout(data, installation),
    ...theme(rules.success.id, installation),
    ...discounts(data, rules.success),
    ...validities(data, rules.success, now),
    ...gifts(data, rules.success),
    ...pages(data, rules.success, installation),
    ...links(data, rules.success, installation),
  ];
};
