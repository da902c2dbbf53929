/**
 * Where uploaded files load from: the unit's storage host, or the shop's own host where the unit names none. Addresses
 * elsewhere are none of the unit's uploads. Source: S9.54.
 */
import type { UnitParameters } from './parameters.schema.ts';

type Storing = { readonly parameters: Pick<UnitParameters, 'assetsHost'> };

/** The address of an uploaded file. `path` begins with a slash. */
export const assetAddress = ({ parameters }: Storing, path: string): string => parameters.assetsHost + path;

/** True for an address that an uploaded file of the unit can have. */
export const isAssetAddress = ({ parameters: { assetsHost } }: Storing, address: string): boolean =>
  address.startsWith(assetsHost) && /^\/[^\s/\\]\S*$/u.test(address.slice(assetsHost.length));
