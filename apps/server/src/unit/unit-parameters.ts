/** The call `unitParameters`: the unit's parameters as its folder states them. They are public by nature. */
import type { Calls } from '@offrande/api-client/contract';
import type { Schema } from 'effect';
import type { Handler } from '../http/handler.ts';

export const unitParameters: Handler<Calls['unitParameters']> = async (_, { unit }) =>
  ({ ...unit.parameters }) as unknown as Record<string, Schema.Json>;
