/** Whether the shop itself said that an order is not there for this buyer. One that is away or too busy said nothing about it. */
import { isCallFailure } from '@offrande/api-client/client';

const SERVER_FAULTS_FROM = 500;

export const isOrderDenied = (failure: unknown): boolean =>
  isCallFailure(failure) &&
  failure.reason === 'refused' &&
  !failure.isRetryable &&
  (failure.status ?? 0) < SERVER_FAULTS_FROM;
