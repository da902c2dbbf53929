/** The clock check: the current minute goes out in base64 and must come back, one minute either way accepted. Source: S7.76, S9.35, A-69. */
import { calls } from '../contract/index.ts';
import { CallFailure } from './call-failure.ts';
import type { Client } from './client.ts';

const MINUTE_MS = 60_000;

const toBase64Url = (text: string): string => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const fromBase64Url = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/** The instant with seconds and below set to zero, as base64 for addresses. */
export const encodeMinute = (now: number): string => toBase64Url(String(now - (now % MINUTE_MS)));

/** Whether two encoded minutes are at most one minute apart. */
export const isSameMinute = (sent: string, received: string): boolean => {
  try {
    return Math.abs(Number(fromBase64Url(sent)) - Number(fromBase64Url(received))) <= MINUTE_MS;
  } catch {
    return false;
  }
};

/** Fails with `unreadable` when the answer names another minute. */
export const checkTimestamp = async (client: Client, now: number): Promise<void> => {
  const sent = encodeMinute(now);
  const { timestamp } = await client.call(calls.timestamp, { timestampBase64: sent, aggregatorBuId: client.unitId });
  if (!isSameMinute(sent, timestamp)) {
    throw new CallFailure({ reason: 'unreadable', call: calls.timestamp.name, status: 200 });
  }
};
