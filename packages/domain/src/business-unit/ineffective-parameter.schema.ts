/**
 * Parameters that can be stated but have no effect in the shop: stating one promises something that does not happen, so
 * such a unit is refused when it is loaded. A row is removed when its parameter gets an effect. Source: S1.55, S1.68,
 * S9.18, architecture section 8.
 */
import { Schema, Struct } from 'effect';
import { UnitParameters } from './parameters.schema.ts';

/** Each with what does not happen. */
export const INEFFECTIVE_PARAMETERS = {
  buType: 'no screen or rule depends on the kind of unit',
  redirectUrl: 'nobody is sent to the retailer',
  mobileRedirectUrl: 'nobody is sent to the retailer',
  featureBanners: 'no home layout draws banners',
  b2cPageRoute: 'no screen stands at the address',
  multiBrandCategoryId: 'no list or price depends on the category',
  assetsHost: 'uploaded files load from the shop’s own host',
  countryList: 'no header draws a list of countries',
  callVersion: 'browsers ask for the usual version',
} as const satisfies Partial<Record<keyof UnitParameters, string>>;

export type IneffectiveParameter = keyof typeof INEFFECTIVE_PARAMETERS;

/** Parameters that are stated otherwise than the schema would fill them in. */
const isStated = (unit: UnitParameters, name: IneffectiveParameter): boolean => {
  const unstated: Partial<UnitParameters> = Schema.decodeUnknownSync(
    Schema.Struct({ [name]: UnitParameters.fields[name] }),
  )({});
  return JSON.stringify(unit[name]) !== JSON.stringify(unstated[name]);
};

/** One sentence for each stated parameter without effect. */
export const ineffectiveSentences = (unit: UnitParameters): readonly string[] =>
  Struct.keys(INEFFECTIVE_PARAMETERS)
    .filter((name) => isStated(unit, name))
    .map((name) => `${name} is stated, and ${INEFFECTIVE_PARAMETERS[name]}`);
