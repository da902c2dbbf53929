/** The parameters of the client's unit, in wire format. Source: S7.1. */
import type { ResponseOf } from '../contract/index.ts';
import { unitParameters } from '../contract/others.ts';
import type { Client } from '../client/client.ts';

export const readUnitParameters = (client: Client): Promise<ResponseOf<typeof unitParameters>> =>
  client.call(unitParameters, { buId: client.unitId });
