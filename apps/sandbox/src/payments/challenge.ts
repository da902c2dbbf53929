/** The bank's code for a payment: six digits derived from the payment, with three attempts. */
import { createHash } from 'node:crypto';
import type { Payment } from './payment.ts';

const TRIES = 3;

export const challengeCode = (payment: Payment): string =>
  String(Number.parseInt(createHash('sha256').update(payment.ref).digest('hex').slice(0, 12), 16) % 1_000_000).padStart(
    6,
    '0',
  );

/** `right`, or the number of attempts left; 0 ends the payment. */
export const tryCode = (payment: Payment, typed: string): 'right' | number => {
  if (typed.replaceAll(/\s/g, '') === challengeCode(payment)) return 'right';
  payment.challengeFailures += 1;
  return Math.max(0, TRIES - payment.challengeFailures);
};
