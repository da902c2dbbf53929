/**
 * The clock check: sends the current minute in base64 and expects it back, accepting a difference of one minute.
 * Source: S7.76, S9.35, A-69.
 */
import { isSameMinute, minuteStamp } from '@offrande/domain/token';
import { timestamp as timestampCall } from '../contract/others.ts';
import type { Client } from './client.ts';

/** False when the answer names another minute: this clock is wrong. Fails like any call where there is no answer. */
export const checkTimestamp = async (client: Client, now: number): Promise<boolean> => {
  const sent = minuteStamp(now);
  const { timestamp } = await client.call(timestampCall, { timestampBase64: sent, aggregatorBuId: client.unitId });
  return isSameMinute(sent, timestamp);
};
