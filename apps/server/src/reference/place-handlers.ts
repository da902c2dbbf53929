/** The calls about places, answered from the unit's folder without a database query. Source: S7.74, S7.81, A-92. */
import { StoreSchema } from '@offrande/domain/store/schema';
import type { Store } from '@offrande/domain/store';
import type { StoreData } from '@offrande/tenants/unit-data';
import { Schema } from 'effect';
import type { UnitCatalogue } from '../catalogue/unit-catalogue.ts';
import type { HandlersOf } from '../call/handler.ts';

const storeOf = ({ id, latitude, longitude, ...rest }: StoreData): Store =>
  Schema.decodeUnknownSync(StoreSchema)({ ...rest, id: String(id), coordinates: { latitude, longitude } });

/** The unit's stores in its order. */
export const listStores = ({ unit }: UnitCatalogue): readonly Store[] => unit.stores.map(storeOf);

export const placeHandlers: HandlersOf<'stores' | 'queryAddressInfo'> = {
  stores: async (_, { unit }) => ({ stores: listStores(unit.catalogue) }),
  queryAddressInfo: async ({ zipCode }, { unit }) => {
    const { zipCodes } = unit.catalogue.unit;
    const code = zipCode.replaceAll(/\s/gu, '');
    return { cities: Object.hasOwn(zipCodes, code) ? zipCodes[code]! : [] };
  },
};
