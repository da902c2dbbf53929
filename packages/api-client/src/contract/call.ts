/**
 * What a call of the shop is: one value that the server mounts, the client sends and the OpenAPI document lists.
 * Source: spec section 7, A-71 to A-74. A path is written without version; `{name}` stands for a request field.
 */
import type { Schema } from 'effect';

export type Method = 'GET' | 'POST';

/**
 * `page`: what a page or a press waits for, so that a page says within six seconds that there is no answer; `value`:
 * moves value, where a second try must wait for the first; `file`: carries or makes a file.
 */
export type Patience = 'page' | 'value' | 'file';

/** The time limits of calls in milliseconds, of the session that they need included. */
export const TIME_LIMITS_MS: Readonly<Record<Patience, number>> = { page: 5_000, value: 20_000, file: 60_000 };

/**
 * Who may call: `public` anyone, `buyer` a holder of an init token (guest or signed in), `member` a signed-in customer, `kyb` a buyer who
 * also holds the token of a company's verification.
 */
export type CallAuth = 'public' | 'buyer' | 'member' | 'kyb';

/** A schema that reads and writes plain JSON without services. */
export type WireSchema<T = unknown> = Schema.Codec<T, unknown>;

export interface Call<Name extends string = string, Request = unknown, Response = unknown> {
  readonly name: Name;
  readonly method: Method;
  readonly path: string;
  /** The version written in the specification, `none` for paths without one, `unit` for the unit's own. */
  readonly version: `v${number}` | 'none' | 'unit';
  readonly auth: CallAuth;
  /** The body travels as one encrypted field `data`. */
  readonly sealed: boolean;
  /** The call moves value: it needs an `Idempotency-Key`. */
  readonly movesValue: boolean;
  /** How long a caller waits for the whole answer. */
  readonly patience: Patience;
  /** The request field that names the business unit. */
  readonly unitField: 'aggregatorBuId' | 'aggregatorBu' | 'aggregator_bu' | 'buId';
  readonly request: WireSchema<Request>;
  readonly response: WireSchema<Response>;
}

export type AnyCall = Call<string, any, any>;
export type RequestOf<C> = C extends Call<string, infer Request, any> ? Request : never;
export type ResponseOf<C> = C extends Call<string, any, infer Response> ? Response : never;

type CallOptions<Request, Response> = Pick<
  Call<string, Request, Response>,
  'method' | 'path' | 'request' | 'response'
> &
  Partial<Pick<Call, 'version' | 'auth' | 'sealed' | 'movesValue' | 'patience' | 'unitField'>>;

/** A call with the usual answers filled in: unit's version, public, open body, no value moved. */
export const defineCall = <Name extends string, Request, Response>(
  name: Name,
  options: CallOptions<Request, Response>,
): Call<Name, Request, Response> => ({
  name,
  version: 'unit',
  auth: 'public',
  sealed: false,
  movesValue: false,
  patience: options.movesValue === true ? 'value' : 'page',
  unitField: 'aggregatorBuId',
  ...options,
});

/** The version a unit uses where the specification writes none. */
export const DEFAULT_VERSION = 'v2';

/** The path below `/api`, still with its `{fields}`: the written version wins, then the unit's own, then v2. */
export const versionedPath = (call: Pick<Call, 'path' | 'version'>, unitVersion: string = DEFAULT_VERSION): string => {
  if (call.version === 'none') return call.path;
  return `/${call.version === 'unit' ? unitVersion : call.version}${call.path}`;
};

/** The names of the `{fields}` in a call's path, in order. */
export const pathFields = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
