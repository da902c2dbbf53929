/**
 * The shop's API calls without its pages and without client-side validation, as a malicious program would send them: a
 * guest's session, correctly encrypted bodies, and arbitrary fields.
 */
import { randomUUID } from 'node:crypto';
import { createClient, isCallFailure } from '@offrande/api-client/client';
import type { AnyCall } from '@offrande/api-client/contract';
import { Schema } from 'effect';
import { SHOP } from './shop.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Arbitrary fields. */
const anyFields = Schema.Record(Schema.String, Schema.Unknown);

export interface Answer {
  /** The error code; null if the call was accepted. */
  readonly code: string | null;
  /** The field that the refusal names. */
  readonly field: string | null;
  readonly data: Fields;
}

interface Options {
  /** The idempotency key; a new one by default. */
  readonly key?: string;
  readonly csrfToken?: string;
}

export type Program = (call: AnyCall, request: Fields, options?: Options) => Promise<Answer>;

/** A fetch with a cookie jar, which Node's does not have. */
const fetchWithCookies = (): typeof fetch => {
  const cookies = new Set<string>();
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('Cookie', [...cookies].join('; '));
    const response = await fetch(request);
    for (const cookie of response.headers.getSetCookie()) cookies.add(cookie.split(';')[0]!);
    return response;
  };
};

/** Starts a program with its own session in a unit. */
export const startProgram = (unitId = 'FR'): Program => {
  const kept = new Map<string, string>();
  const client = createClient({
    baseUrl: `${SHOP}/api`,
    unitId,
    now: Date.now,
    fetch: fetchWithCookies(),
    timeLimitsMs: { page: 20_000, value: 20_000, file: 60_000 },
    tokenStore: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => void kept.set(name, text),
      removeItem: (name) => void kept.delete(name),
    },
  });
  return async (call, request, { key = randomUUID(), csrfToken = '' } = {}) => {
    const unchecked = { ...call, request: anyFields, response: anyFields };
    try {
      const data = await client.call(unchecked, request, { idempotencyKey: key, csrfToken });
      return { code: null, field: null, data };
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      return { code: failure.code, field: failure.detail['field'] ?? null, data: {} };
    }
  };
};
