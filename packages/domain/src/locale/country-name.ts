/** Names of countries in the language of the page, from Intl (spec section 3: a country has id, name and phoneCode). */

const cache = new Map<string, Intl.DisplayNames>();

/** The name of an ISO 3166-1 alpha-2 country in a BCP 47 language; the code itself if the name is unknown. */
export const countryName = (countryCode: string, languageTag: string): string => {
  let names = cache.get(languageTag);
  if (names === undefined) {
    names = new Intl.DisplayNames(languageTag, { type: 'region', fallback: 'code' });
    cache.set(languageTag, names);
  }
  return names.of(countryCode) ?? countryCode;
};
