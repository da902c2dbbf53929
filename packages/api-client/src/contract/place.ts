/** Calls about places: the unit's stores, and the cities of a zip code. Source: spec section 7 (S7.74, S7.81), A-92. */
import { StoreSchema } from '@offrande/domain/store/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Text, UnitId } from './wire.ts';

/** All stores of a unit; clients search them with the domain's rule. */
export const stores = defineCall('stores', {
  method: 'GET',
  path: '/store/getStores/{buId}',
  unitField: 'buId',
  request: Schema.Struct({ buId: UnitId }),
  response: Schema.Struct({ stores: Schema.Array(StoreSchema) }),
});

/** The cities of a zip code; none if the unit's table does not contain it, which does not make the address invalid. */
export const queryAddressInfo = defineCall('queryAddressInfo', {
  method: 'POST',
  path: '/others/queryAddressInfo',
  request: Schema.Struct({ aggregatorBuId: UnitId, zipCode: Schema.String.check(Schema.isMaxLength(16)) }),
  response: Schema.Struct({ cities: Schema.Array(Text) }),
});
