/**
 * The shop's calls without its pages and without the contract's checks on this side, as a program sends them that means
 * no good: a guest's session, bodies sealed as a browser seals them, and whatever fields one likes.
 */
import { randomUUID } from 'node:crypto';
import { createClient, isCallFailure } from '@offrande/api-client/client';
import type { AnyCall } from '@offrande/api-client/contract';
import { Schema } from 'effect';
import { SHOP } from './shop.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whatever one likes. */
const anyFields = Schema.Record(Schema.String, Schema.Unknown);

export interface Answer {
  /** Null where the call was taken. */
  readonly code: string | null;
  /** What the refusal names. */
  readonly field: string | null;
  readonly data: Fields;
}

interface Options {
  /** The intention's key; a new one otherwise. */
  readonly key?: string;
  readonly csrfToken?: string;
}

export type Program = (call: AnyCall, request: Fields, options?: Options) => Promise<Answer>;

/** Sends cookies back, as a browser does and Node does not. */
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

/** A program with a session of its own in a unit. */
export const startProgram = (unitId = 'FR'): Program => {
  const kept = new Map<string, string>();
  const client = createClient({
    baseUrl: `${SHOP}/api`,
    unitId,
    now: Date.now,
    fetch: fetchWithCookies(),
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
