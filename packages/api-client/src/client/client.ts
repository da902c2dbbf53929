/**
 * The client of the shop's calls: encodes by the contract, seals, sends with ky, decodes, and maps every way of failing
 * to one `CallFailure`. Source: spec section 7, A-69 to A-74.
 */
import { storageNameOf } from '@offrande/domain/browser-storage';
import { Result, Schema } from 'effect';
import ky, { type KyInstance } from 'ky';
import { init } from '../contract/others.ts';
import {
  type AnyCall,
  HEADERS,
  readAnswer,
  type RequestOf,
  type ResponseOf,
  TIME_LIMITS_MS,
} from '../contract/index.ts';
import { CallFailure } from './call-failure.ts';
import { createInitTokens, type TokenStore } from './init-token.ts';
import { toHttpRequest } from './request.ts';
import { sealBody } from './seal.ts';
import { isTimeOver, withTimeLimit } from './time-limit.ts';

export interface ClientOptions {
  /** Where the calls are mounted, such as `https://shop.example/api`. */
  readonly baseUrl: string;
  readonly unitId: string;
  /** The unit's own version prefix, if it has one. */
  readonly unitVersion?: string;
  readonly tokenStore: TokenStore;
  /** Reads the signed-in customer's access token at each call; null for a guest. */
  readonly accessToken?: () => string | null;
  readonly now: () => number;
  readonly fetch?: typeof fetch;
  /** Other limits than a page's visitor gets: of programs that wait for a busy machine. */
  readonly timeLimitsMs?: typeof TIME_LIMITS_MS;
  /** Told when a buyer's session began: a fresh init token has arrived. */
  readonly onSession?: () => void;
  /** Told at each call that is refused for its access token, with that token, which may be an earlier one by now (A-70). */
  readonly onUnauthorized?: (accessToken: string) => void;
}

export interface CallOptions {
  /** Created once per intention of the user and reused for retries. */
  readonly idempotencyKey?: string;
  readonly csrfToken?: string;
  /** Used instead of the signed-in customer's token. A refusal is left to the caller: it ends no session. */
  readonly accessToken?: string;
  /** The token of a company's verification, for calls that need it. */
  readonly kybToken?: string;
  readonly signal?: AbortSignal;
  /** Sends this request in place of the client's own way. */
  readonly fetch?: typeof fetch;
}

/** Calls in the name of the signed-in customer, if there is one. */
const isOfCustomer = ({ auth }: AnyCall): boolean => auth === 'buyer' || auth === 'member';

const isUnauthorized = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.reason === 'unauthorized';

export interface Client {
  readonly unitId: string;
  call<C extends AnyCall>(call: C, request: RequestOf<C>, options?: CallOptions): Promise<ResponseOf<C>>;
}

const decodeResponse = (call: AnyCall, status: number, body: unknown): unknown => {
  const answer = readAnswer(body);
  if ('error' in answer) {
    const { code, message, detail } = answer.error;
    const reason = status === 401 ? 'unauthorized' : 'refused';
    throw new CallFailure({ reason, call: call.name, status, code, serverMessage: message, ...(detail && { detail }) });
  }
  if (status >= 400) throw new CallFailure({ reason: 'refused', call: call.name, status });
  const decoded = Schema.decodeUnknownResult(call.response)(answer.data);
  if (Result.isFailure(decoded)) {
    throw new CallFailure({ reason: 'unreadable', call: call.name, status }, { cause: decoded.failure });
  }
  return decoded.success;
};

const send = async (
  http: KyInstance,
  call: AnyCall,
  request: ReturnType<typeof toHttpRequest>,
  init: {
    readonly headers: Record<string, string>;
    readonly body: unknown;
    readonly signal: AbortSignal;
    readonly fetch: typeof fetch | undefined;
  },
): Promise<unknown> => {
  const unreachable = (cause: unknown) =>
    new CallFailure(
      { reason: 'unreachable', call: call.name, status: null, isLate: isTimeOver(init.signal) },
      { cause },
    );
  let response: Response;
  try {
    response = await http(request.path, {
      method: request.method,
      searchParams: request.query,
      headers: init.headers,
      ...(init.body === null ? {} : { json: init.body }),
      signal: init.signal,
      ...(init.fetch ? { fetch: init.fetch } : {}),
    });
  } catch (cause) {
    throw unreachable(cause);
  }
  const body: unknown = await response.json().catch((cause: unknown) => {
    if (init.signal.aborted) throw unreachable(cause);
  });
  if (body === undefined) throw new CallFailure({ reason: 'unreadable', call: call.name, status: response.status });
  return decodeResponse(call, response.status, body);
};

export const createClient = (options: ClientOptions): Client => {
  const http = ky.create({
    prefix: options.baseUrl,
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    credentials: 'same-origin',
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });

  const once = async (
    call: AnyCall,
    request: unknown,
    callOptions: CallOptions,
    accessToken: string | null,
  ): Promise<unknown> => {
    const encoded = Schema.encodeUnknownSync(call.request)(request) as Record<string, unknown>;
    const parts = toHttpRequest(call, encoded, options.unitVersion);
    const since = options.now();
    const session = call.auth === 'public' && !call.sealed ? null : await tokens.current();
    const left = (options.timeLimitsMs ?? TIME_LIMITS_MS)[call.patience] - Math.max(0, options.now() - since);
    const body = call.sealed && session && parts.body ? await sealBody(parts.body, session.sealingKey) : parts.body;
    const headers: Record<string, string> = {
      ...(session ? { [HEADERS.initToken]: session.token } : {}),
      ...(accessToken === null ? {} : { Authorization: `Basic ${btoa(`${accessToken}:`)}` }),
      ...(callOptions.kybToken ? { [HEADERS.kybToken]: callOptions.kybToken } : {}),
      ...(callOptions.csrfToken ? { [HEADERS.csrfToken]: callOptions.csrfToken } : {}),
      ...(callOptions.idempotencyKey ? { [HEADERS.idempotencyKey]: callOptions.idempotencyKey } : {}),
    };
    const { fetch, signal: outer } = callOptions;
    return withTimeLimit(left, outer, (signal) => send(http, call, parts, { headers, body, signal, fetch }));
  };

  const tokens = createInitTokens({
    key: storageNameOf('initToken:{unit}', options.unitId),
    store: options.tokenStore,
    now: options.now,
    fetch: async () => {
      const answer = await once(init, { aggregatorBuId: options.unitId }, {}, null);
      options.onSession?.();
      return answer as ResponseOf<typeof init>;
    },
  });

  return {
    unitId: options.unitId,
    call: async (call, request, callOptions = {}) => {
      const named = isOfCustomer(call) ? callOptions.accessToken : undefined;
      const ofSession = isOfCustomer(call) && named === undefined ? options.accessToken : undefined;
      const attempt = async (tellRefusal: boolean): Promise<never> => {
        const accessToken = ofSession?.() ?? null;
        return (await once(call, request, callOptions, named ?? accessToken).catch((failure: unknown) => {
          if (tellRefusal && isUnauthorized(failure) && accessToken !== null) options.onUnauthorized?.(accessToken);
          throw failure;
        })) as never;
      };
      const isFinal = call.auth === 'member' && ofSession !== undefined;
      try {
        return await attempt(isFinal);
      } catch (failure) {
        if (!isUnauthorized(failure) || isFinal) throw failure;
        // An init token that the server no longer knows: one fresh token, one more try.
        tokens.forget();
        return attempt(true);
      }
    },
  };
};
