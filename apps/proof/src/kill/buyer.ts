/**
 * A guest whose shop is killed under his hands: what got no answer is sent again, under its key, until it has one. What was
 * answered is kept with the answer, to be asked for again later.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type CallOptions, createClient, isCallFailure } from '@offrande/api-client/client';
import { type AnyCall, calls, ERROR_CODES, type RequestOf, type ResponseOf } from '@offrande/api-client/contract';
import { digits, systemRandom, uuid } from '../../../server/src/random.ts';
import { cookieFetch, memoryStore } from '../../../server/src/http/testing/browser-fetch.ts';
import { UNIT } from './site.ts';

/** A call that moved something and was answered. */
export interface Acknowledged {
  readonly name: string;
  readonly orderNo: string;
  readonly answer: string;
  /** Sends the same again under the same key; gives the answer. */
  again(): Promise<string>;
}

export interface Buyer {
  readonly acknowledged: readonly Acknowledged[];
  /** Every number that an order of his was given. */
  readonly orderNos: Set<string>;
  ask<C extends AnyCall>(call: C, request: RequestOf<C>, options?: CallOptions): Promise<ResponseOf<C>>;
  /** Under a key, kept as acknowledged; `orderNo` finds what it was about. */
  move<C extends AnyCall>(
    call: C,
    request: RequestOf<C>,
    orderNo: (answer: ResponseOf<C>) => string,
    options?: CallOptions & {
      /** Tries under a new key where the old one is said to be worked on, as whoever presses again. */
      readonly isPressedAgain?: boolean;
    },
  ): Promise<ResponseOf<C>>;
}

/** Shorter than anybody would wait, longer than a loop that starves the server. */
const AGAIN_AFTER_MS = 60;

/** No answer at all, half an answer, or “later”: the same may be sent again. */
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
