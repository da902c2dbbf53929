/** A buyer's browser, calling the server's HTTP application: its cookie, its token, its encrypted calls. */
import { toHttpRequest } from '@offrande/api-client/client';
import {
  type AnyCall,
  calls,
  HEADERS,
  type RequestOf,
  type ResponseOf,
  versionedPath,
} from '@offrande/api-client/contract';
import { Schema } from 'effect';
import type { Hono } from 'hono';
import { CompactEncrypt, importJWK } from 'jose';
import { sql } from 'kysely';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { SESSION_COOKIE } from '../../../server/src/session/find-buyer.ts';
import type { Buyer, Customer } from '../../../server/src/call/buyer.ts';
import { makeCsrfToken } from '../../../server/src/session/csrf.ts';
import { signIn } from '../../../server/src/session/sign-in.ts';
import type { Shop } from '../../../server/src/shop.ts';
import type { Unit } from '../../../server/src/unit/unit.ts';
import { hashSecret } from '../../../server/src/vault.ts';
import { readInit } from './read-init.ts';

/** A token is valid for an hour. */
const TOKEN_MS = 30 * 60_000;

/** The server refused or failed. */
export class CallFailed extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status} ${text}`);
    this.status = status;
  }
}

type SealingKey = ResponseOf<typeof calls.init>['sealingKey'];

interface Place {
  readonly app: Hono;
  readonly shop: Shop;
  readonly unit: Unit;
}

export interface SimulatedBrowser {
  readonly buyer: Buyer;
  /** Gets a fresh token and signs in again if the old one is about to expire. */
  refresh(): Promise<void>;
  call<C extends AnyCall>(call: C, request: RequestOf<C>, key?: string): Promise<ResponseOf<C>>;
}

const seal = async (key: SealingKey, body: string): Promise<string> =>
  JSON.stringify({
    data: await new CompactEncrypt(Buffer.from(body))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
      .encrypt(await importJWK({ ...key }, 'ECDH-ES')),
  });

const cookieOf = (cookie: string) => ({ Cookie: `${SESSION_COOKIE}=${cookie}` });

const init = async ({ app, unit }: Place, cookie: string | null) => {
  const path = `/api${versionedPath(calls.init, unit.callVersion)}?aggregatorBuId=${unit.id}`;
  const answer = await app.request(path, { headers: cookie === null ? {} : cookieOf(cookie) });
  if (answer.status !== 200) throw new CallFailed(answer.status, await answer.text());
  const data = readInit(await answer.json());
  return { ...data, cookie: answer.headers.getSetCookie()[0]?.split(';')[0]?.split('=')[1] ?? cookie! };
};

/** A customer's authorization header; none for a guest. */
const authorize = async ({ shop, unit }: Place, { sessionId, customer }: Buyer): Promise<Record<string, string>> => {
  if (customer === null) return {};
  const { accessToken } = await inUnit(shop.connection, unit.id, (transaction) =>
    signIn(transaction, shop, unit.id, sessionId, customer),
  );
  return { Authorization: `Basic ${btoa(`${accessToken}:`)}` };
};

/** `customer` signs in on it. */
export const openBrowser = async (place: Place, customer: Customer | null): Promise<SimulatedBrowser> => {
  const { app, shop, unit } = place;
  let state = await init(place, null);
  let tokenAt = shop.clock().getTime();
  const { rows } = await sql<{ id: string }>`
    select id from session where secret_hash = ${hashSecret(state.cookie)}`.execute(shop.connection);
  const buyer: Buyer = { sessionId: rows[0]!.id, customer };
  let authorization = await authorize(place, buyer);
  return {
    buyer,
    refresh: async () => {
      if (Math.abs(shop.clock().getTime() - tokenAt) < TOKEN_MS) return;
      state = await init(place, state.cookie);
      authorization = await authorize(place, buyer);
      tokenAt = shop.clock().getTime();
    },
    call: async (call, request, key) => {
      const body = JSON.stringify(Schema.encodeUnknownSync(call.request)(request));
      const fields: Record<string, unknown> = JSON.parse(body);
      const { method, path, query } = toHttpRequest(call, fields, unit.callVersion);
      const answer = await app.request(`/api/${path}?${new URLSearchParams(query)}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...cookieOf(state.cookie),
          ...authorization,
          [HEADERS.initToken]: state.token,
          [HEADERS.csrfToken]: makeCsrfToken(shop.vault, shop.random, buyer),
          ...(key === undefined ? {} : { [HEADERS.idempotencyKey]: key }),
        },
        ...(method === 'POST' && { body: call.sealed ? await seal(state.sealingKey, body) : body }),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new CallFailed(answer.status, text);
      return Schema.decodeUnknownSync(call.response)((JSON.parse(text) as { data: unknown }).data) as never;
    },
  };
};
