/**
 * The clock check: sends the current minute in base64 and expects it back, accepting a difference of one minute.
 * Source: S7.76, S9.35, A-69.
 */
import { isSameMinute, minuteStamp } from '@offrande/domain/token';
import { calls } from '../contract/index.ts';
import { CallFailure } from './call-failure.ts';
import type { Client } from './client.ts';

/** Fails with `unreadable` when the answer names another minute. */
export const checkTimestamp = async (client: Client, now: number): Promise<void> => {
  const sent = minuteStamp(now);
  const { timestamp } = await client.call(calls.timestamp, { timestampBase64: sent, aggregatorBuId: client.unitId });
  if (!isSameMinute(sent, timestamp)) {
    throw new CallFailure({ reason: 'unreadable', call: calls.timestamp.name, status: 200 });
  }
};
