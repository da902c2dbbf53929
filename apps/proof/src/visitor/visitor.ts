/** Someone who uses the shop's HTTP interface with their own credentials and sends whatever they like. */
import { createHash } from 'node:crypto';
import { toHttpRequest } from '@offrande/api-client/client';
import { type AnyCall, calls, HEADERS, versionedPath } from '@offrande/api-client/contract';
import { type CaptchaAction, PROOF_MIN_BITS, solveProof } from '@offrande/domain/captcha';
import { CompactEncrypt, importJWK } from 'jose';
import { makeChallenge } from '../../../server/src/captcha/proof.ts';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { secret } from '../../../server/src/random.ts';
import { SESSION_COOKIE, findCookieSession } from '../../../server/src/session/find-buyer.ts';
import type { Buyer, Customer } from '../../../server/src/call/buyer.ts';
import { makeCsrfToken } from '../../../server/src/session/csrf.ts';
import { publishedSealingKey } from '../../../server/src/session/sealing.ts';
import { signIn, type SignedIn } from '../../../server/src/session/sign-in.ts';
import { ADDRESS_HEADER, type UnitId, type VisitedShop } from './visited-shop.ts';
import { readInit } from '../simulator/read-init.ts';

export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
}

/** The fields of an encoded request, without the unit. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Visitor {
  readonly unitId: UnitId;
  /** Null for someone who has never fetched an init token. */
  readonly buyer: Buyer | null;
  /** The tokens of a signed-in visitor. */
  readonly signedIn: SignedIn | null;
  /** The token of a company's verification that this visitor sends; good once a session is opened with it. */
  readonly kybToken: string;
  /** All headers of a POST, including the visitor's credentials. */
  readonly headers: Readonly<Record<string, string>>;
  /** A CSRF token; empty without a session. */
  csrf(): string;
  /** A fresh captcha solution. */
  solve(action: CaptchaAction): string;
  seal(text: string): Promise<string>;
  /** Makes a call as a page would, under a new idempotency key; in the visitor's own unit unless another is named. */
  ask(call: AnyCall, fields: Fields, unitId?: string): Promise<Answer>;
  send(path: string, init: RequestInit): Promise<Answer>;
}

interface Shown {
  readonly unitId: UnitId;
  readonly buyer: Buyer | null;
  readonly signedIn: SignedIn | null;
  readonly kybToken: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Solves captchas for a session that does not exist, so that they are refused. */
const ANONYMOUS = { sessionId: '00000000-0000-4000-8000-000000000000' };

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();

const sealer = ({ shop }: VisitedShop) => {
  let made: Promise<{ readonly kid: string; readonly key: Awaited<ReturnType<typeof importJWK>> }> | null = null;
  const make = async () => {
    const published = await publishedSealingKey(shop);
    return { kid: published.kid, key: await importJWK({ ...published }, 'ECDH-ES') };
  };
  return async (text: string): Promise<string> => {
    const { kid, key } = await (made ??= make());
    return new CompactEncrypt(Buffer.from(text))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
      .encrypt(key);
  };
};

/** One sealer per shop, so that its key is imported once. */
const sealers = new WeakMap<VisitedShop, ReturnType<typeof sealer>>();

const visitorWith = (place: VisitedShop, shown: Shown): Visitor => {
  const { shop, app } = place;
  const { unitId, buyer, headers } = shown;
  const seal = sealers.get(place) ?? sealer(place);
  sealers.set(place, seal);
  const send: Visitor['send'] = async (path, init) => {
    const answer = await app.request(path, init);
    return { status: answer.status, headers: [...answer.headers], text: await answer.text() };
  };
  const asker = { unit: place.unit(unitId), buyer: buyer ?? ANONYMOUS };
  const csrf = (): string => (buyer === null ? '' : makeCsrfToken(shop.vault, shop.random, buyer));
  return {
    ...shown,
    csrf,
    send,
    seal,
    solve: (action) => solveProof(makeChallenge(shop, asker, action, PROOF_MIN_BITS), sha256),
    ask: async (call, fields, inside = unitId) => {
      const request = toHttpRequest(call, { ...fields, [call.unitField]: inside }, place.unit(unitId).callVersion);
      const path = `/api/${request.path}?${new URLSearchParams(request.query)}`;
      if (request.body === null) return send(path, { headers });
      const body = JSON.stringify(request.body);
      return send(path, {
        method: 'POST',
        headers: {
          ...headers,
          [HEADERS.csrfToken]: csrf(),
          ...(call.movesValue ? { [HEADERS.idempotencyKey]: secret(shop.random) } : {}),
        },
        body: call.sealed ? JSON.stringify({ data: await seal(body) }) : body,
      });
    },
  };
};

const plain = (address: string): Record<string, string> => ({
  'Content-Type': 'application/json',
  [ADDRESS_HEADER]: address,
});

/** A visitor without cookie and token. */
export const openAnonymous = (place: VisitedShop, unitId: UnitId, address = 'somewhere'): Visitor =>
  visitorWith(place, { unitId, buyer: null, signedIn: null, kybToken: '', headers: plain(address) });

/** A visitor with a session, signed in if a customer is given. */
export const openVisitor = async (
  place: VisitedShop,
  unitId: UnitId,
  customer: Customer | null,
  address = 'somewhere',
): Promise<Visitor> => {
  const { shop, app } = place;
  const path = `/api${versionedPath(calls.init, place.unit(unitId).callVersion)}?aggregatorBuId=${unitId}`;
  const answer = await app.request(path);
  const data = readInit(await answer.json());
  const cookie = /=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
  const sessionId = (await findCookieSession(shop.connection, unitId, cookie, shop.clock()))!;
  const signedIn =
    customer === null
      ? null
      : await inUnit(shop.connection, unitId, (transaction) => signIn(transaction, shop, unitId, sessionId, customer));
  const kybToken = secret(shop.random);
  const headers = {
    ...plain(address),
    [HEADERS.kybToken]: kybToken,
    Cookie: `${SESSION_COOKIE}=${cookie}`,
    [HEADERS.initToken]: data.token,
    ...(signedIn === null ? {} : { Authorization: `Basic ${btoa(`${signedIn.accessToken}:`)}` }),
  };
  return visitorWith(place, { unitId, buyer: { sessionId, customer }, signedIn, kybToken, headers });
};
