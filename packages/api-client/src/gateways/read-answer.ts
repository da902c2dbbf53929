/** Parts of answers in the domain's words; one that cannot be read breaks the contract (`unreadable`). */
import { decodeAmount, type Currency, type Money } from '@offrande/domain/money';
import { parseIso, type Instant } from '@offrande/domain/time';
import { Result } from 'effect';
import { CallFailure } from '../client/call-failure.ts';

const unreadable = (call: string, cause?: unknown): CallFailure =>
  new CallFailure({ reason: 'unreadable', call, status: 200 }, { cause });

/** An amount in the unit's currency. */
export const readAmount = (text: string, currency: Currency, call: string): Money => {
  const amount = decodeAmount(text, currency);
  if (Result.isFailure(amount)) throw unreadable(call);
  return amount.success;
};

export const readInstant = (text: string, call: string): Instant => {
  const instant = parseIso(text);
  if (instant === null) throw unreadable(call);
  return instant;
};

/** What `read` answers; whatever it throws means that the answer cannot be read. */
export const readable = <T>(call: string, read: () => T): T => {
  try {
    return read();
  } catch (cause) {
    throw unreadable(call, cause);
  }
};
