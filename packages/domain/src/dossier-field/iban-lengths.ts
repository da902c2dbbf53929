/**
 * How long the account numbers of each country are that has any, by the IBAN registry of SWIFT (ISO 13616): 89 countries and territories,
 * as of 2025. Territories that use another country's letters (Jersey GB, Åland FI, Réunion FR) have no row. In characters,
 * without spaces.
 */

/** Countries by the length of their account numbers. */
const COUNTRIES_OF_LENGTH: readonly (readonly [length: number, countries: string])[] = [
  [15, 'NO'],
  [16, 'BE'],
  [18, 'DK FI FK FO GL NL SD'],
  [19, 'MK SI'],
  [20, 'AT BA EE KZ LT LU MN XK'],
  [21, 'CH HR LI LV'],
  [22, 'BG BH CR DE GB GE IE ME RS VA'],
  [23, 'AE GI IL IQ OM SO TL'],
  [24, 'AD CZ ES MD PK RO SA SE SK TN VG'],
  [25, 'LY PT ST'],
  [26, 'IS TR'],
  [27, 'BI DJ FR GR IT MC MR SM'],
  [28, 'AL AZ BY CY DO GT HN HU LB NI PL SV'],
  [29, 'BR EG PS QA UA'],
  [30, 'JO KW MU YE'],
  [31, 'MT SC'],
  [32, 'LC'],
  [33, 'RU'],
];

/** The whole length by the two letters of a country. */
export const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  COUNTRIES_OF_LENGTH.flatMap(([length, countries]) =>
    countries.split(' ').map((country) => [country, length] as const),
  ),
);
