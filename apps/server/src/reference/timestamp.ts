/** The call `timestamp`: echoes the minute sent if it is within one minute of the server's clock, else returns the server's own. */
import type { Calls } from '@offrande/api-client/contract';
import { isSameMinute, minuteStamp } from '@offrande/domain/token';
import type { Handler } from '../call/handler.ts';

export const timestamp: Handler<Calls['timestamp']> = async ({ timestampBase64 }, { shop }) => {
  const stamp = minuteStamp(shop.clock().getTime());
  return { timestamp: isSameMinute(timestampBase64, stamp) ? timestampBase64 : stamp };
};
