/** The call `timestamp`: answers the minute that was sent if it is this minute, one either way, else the server's own. */
import type { Calls } from '@offrande/api-client/contract';
import type { Handler } from '../http/handler.ts';

const MINUTE_MS = 60_000;

export const timestamp: Handler<Calls['timestamp']> = async ({ timestampBase64 }, { shop }) => {
  const sent = Number(Buffer.from(timestampBase64, 'base64url').toString('latin1'));
  const now = shop.clock().getTime();
  const minute = now - (now % MINUTE_MS);
  const isThisMinute = Number.isSafeInteger(sent) && sent % MINUTE_MS === 0 && Math.abs(sent - minute) <= MINUTE_MS;
  return { timestamp: isThisMinute ? timestampBase64 : Buffer.from(String(minute)).toString('base64url') };
};
