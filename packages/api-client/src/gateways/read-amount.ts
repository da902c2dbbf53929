/** Amounts of answers in the unit's currency; one that cannot be read breaks the contract. */
import { decodeAmount, type Currency, type Money } from '@offrande/domain/money';
import { Result } from 'effect';
import { CallFailure } from '../client/call-failure.ts';

export const readAmount = (text: string, currency: Currency, call: string): Money => {
  const amount = decodeAmount(text, currency);
  if (Result.isFailure(amount)) throw new CallFailure({ reason: 'unreadable', call, status: 200 });
  return amount.success;
};
