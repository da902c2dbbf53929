/** What the server's refusal to cancel an order means. Source: S4.5, S4.8, A-34, A-160. */
import { isRefusal, readFailure } from '../gateway/index.ts';

/** The codes of an order that can no longer be cancelled, and of an unknown one. */
export const ORDER_NOT_CANCELLABLE_CODE = '20005';
export const NOT_FOUND_CODE = '40400';

const isRefusedWith = (error: unknown, code: string): boolean => {
  const failure = readFailure(error);
  return isRefusal(failure) && failure.code === code;
};

/** It was paid meanwhile, so it must be confirmed. */
export const isPaidMeanwhile = (error: unknown): boolean => isRefusedWith(error, ORDER_NOT_CANCELLABLE_CODE);

/** The server has no such order for this buyer: it can be forgotten. */
export const isUnknownOrder = (error: unknown): boolean => isRefusedWith(error, NOT_FOUND_CODE);
