/**
 * Parameters that can be stated and that nothing in the shop feels: stating one promises what does not happen, so a unit
 * that does is refused when it is loaded. A row goes when its parameter is made felt. Source: S1.55, S1.68, S9.18,
 * architecture section 8.
 */
import { Schema, Struct } from 'effect';
import { UnitParameters } from './parameters.schema.ts';

/** Each with what does not happen. */
export const UNFELT_PARAMETERS = {
  buType: 'no screen or rule depends on the kind of unit',
  redirectUrl: 'nobody is sent to the retailer',
  mobileRedirectUrl: 'nobody is sent to the retailer',
  featureBanners: 'no home layout draws banners',
  b2cPageRoute: 'no screen stands at the address',
  multiBrandCategoryId: 'no list or price depends on the category',
  exemptionCaps: 'no page states the cap from its table',
  assetsHost: 'uploaded files load from the shop’s own host',
  countryList: 'no header draws a list of countries',
  callVersion: 'browsers ask for the usual version',
} as const satisfies Partial<Record<keyof UnitParameters, string>>;

export type UnfeltParameter = keyof typeof UNFELT_PARAMETERS;

/** Parameters that are stated otherwise than the schema would fill them in. */
const isStated = (unit: UnitParameters, name: UnfeltParameter): boolean => {
  const unstated: Partial<UnitParameters> = Schema.decodeUnknownSync(
    Schema.Struct({ [name]: UnitParameters.fields[name] }),
  )({});
  return JSON.stringify(unit[name]) !== JSON.stringify(unstated[name]);
};

/** One sentence for each parameter that the unit states and that nothing feels. */
export const unfeltSentences = (unit: UnitParameters): readonly string[] =>
  Struct.keys(UNFELT_PARAMETERS)
    .filter((name) => isStated(unit, name))
    .map((name) => `${name} is stated, and ${UNFELT_PARAMETERS[name]}`);
