/** The call `unitParameters`: the unit's parameters as its folder states them. All are public by nature but where parcels are made and
 * what orders are looked at before their cards are made. */
import type { Calls } from '@offrande/api-client/contract';
import type { Schema } from 'effect';
import type { Handler } from '../http/handler.ts';

export const unitParameters: Handler<Calls['unitParameters']> = async (_, { unit }) => {
  const { fulfilmentEmail: _fulfilmentEmail, orderApprovalFrom: _orderApprovalFrom, ...shown } = unit.parameters;
  return { ...shown } as unknown as Record<string, Schema.Json>;
};
