/**
 * A guest whose shop is killed while he uses it: a request without an answer is retried under its key until it has one. Answered
 * requests are kept with their answers, to be repeated later.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type CallOptions, createClient, isCallFailure } from '@offrande/api-client/client';
import { type AnyCall, calls, ERROR_CODES, type RequestOf, type ResponseOf } from '@offrande/api-client/contract';
import { digits, systemRandom, uuid } from '../../../server/src/random.ts';
import { cookieFetch, memoryStore } from '../../../server/src/http/testing/browser-fetch.ts';
import { UNIT } from './site.ts';

/** An answered call that moved value. */
export interface Acknowledged {
  readonly name: string;
  readonly orderNo: string;
  readonly answer: string;
  /** Repeats the call under the same key; returns the answer. */
  again(): Promise<string>;
}

export interface Buyer {
  readonly acknowledged: readonly Acknowledged[];
  /** The numbers of all his orders. */
  readonly orderNos: Set<string>;
  ask<C extends AnyCall>(call: C, request: RequestOf<C>, options?: CallOptions): Promise<ResponseOf<C>>;
  /** Makes a call under an idempotency key and keeps it as acknowledged; `orderNo` finds its order in the answer. */
  move<C extends AnyCall>(
    call: C,
    request: RequestOf<C>,
    orderNo: (answer: ResponseOf<C>) => string,
    options?: CallOptions & {
      /** Retries under a new key while the old one is said to be in progress, like a buyer who presses the button again. */
      readonly isPressedAgain?: boolean;
    },
  ): Promise<ResponseOf<C>>;
}

/** Short enough that no time is lost, long enough not to starve the server. */
const AGAIN_AFTER_MS = 60;

/** No answer, a truncated answer or “try later”: the same request may be sent again. */
const isWithoutAnswer = (failure: unknown): boolean =>
  isCallFailure(failure) && (failure.isRetryable || failure.reason === 'unreadable');

const untilAnswered = async <T>(send: () => Promise<T>, onRunning: () => void = () => undefined): Promise<T> => {
  for (;;) {
    try {
      return await send();
    } catch (failure) {
      if (!isWithoutAnswer(failure)) throw failure;
      if (isCallFailure(failure) && failure.code === ERROR_CODES.requestRunning) onRunning();
      await pause(AGAIN_AFTER_MS);
    }
  }
};

export const openBuyer = (origin: string): Buyer => {
  const address = `10.${Number(digits(systemRandom, 2))}.${Number(digits(systemRandom, 2))}.${Number(digits(systemRandom, 2))}`;
  const { fetch } = cookieFetch(origin, { 'X-Forwarded-For': address });
  const client = createClient({
    baseUrl: `${origin}/api`,
    unitId: UNIT,
    tokenStore: memoryStore(),
    now: Date.now,
    fetch,
    timeLimitsMs: { page: 20_000, value: 20_000, file: 60_000 },
  });
  const acknowledged: Acknowledged[] = [];
  const orderNos = new Set<string>();
  return {
    acknowledged,
    orderNos,
    ask: (call, request, options) => untilAnswered(() => client.call(call, request, options)),
    move: async (call, request, orderNo, { isPressedAgain = false, ...options } = {}) => {
      let idempotencyKey = uuid(systemRandom);
      const pressAgain = () => void (idempotencyKey = isPressedAgain ? uuid(systemRandom) : idempotencyKey);
      const send = () => untilAnswered(() => client.call(call, request, { ...options, idempotencyKey }), pressAgain);
      const answer = await send();
      orderNos.add(orderNo(answer));
      acknowledged.push({
        name: call.name,
        orderNo: orderNo(answer),
        answer: JSON.stringify(answer),
        again: async () => JSON.stringify(await send()),
      });
      return answer;
    },
  };
};

export const readCsrfToken = async (buyer: Buyer): Promise<string> =>
  (await buyer.ask(calls.csrfToken, { buId: UNIT })).token;
