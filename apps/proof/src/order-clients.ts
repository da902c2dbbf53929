/** Buyers who send orders over HTTP as fast as they are answered, each with their own session and bodies sealed beforehand. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { CompactEncrypt, importJWK } from 'jose';
import { BASKETS } from './simulator/baskets.ts';
import { calls, HEADERS, versionedPath } from '@offrande/api-client/contract';
import { Schema } from 'effect';
import { readInit } from './simulator/read-init.ts';

const UNIT = 'FR';
const BODIES = 32;

interface Buyer {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: readonly string[];
}

const openBuyer = async (origin: string): Promise<Buyer> => {
  const answer = await fetch(`${origin}/api${versionedPath(calls.init)}?aggregatorBuId=${UNIT}`);
  const data = readInit(await answer.json());
  const key = await importJWK({ ...data.sealingKey }, 'ECDH-ES');
  const order = { aggregatorBuId: UNIT, lines: BASKETS[0]!, paymentMean: 'creditCard' };
  const plain = Buffer.from(JSON.stringify(Schema.encodeUnknownSync(calls.createOrder.request)(order)));
  const seal = async (): Promise<string> =>
    JSON.stringify({
      data: await new CompactEncrypt(plain)
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: data.sealingKey.kid })
        .encrypt(key),
    });
  return {
    headers: {
      'Content-Type': 'application/json',
      Cookie: answer.headers.getSetCookie()[0]!.split(';')[0]!,
      [HEADERS.initToken]: data.token,
    },
    bodies: await Promise.all(Array.from({ length: BODIES }, seal)),
  };
};

const post = (agent: Agent, url: string, headers: Buyer['headers'], body: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method: 'POST',
      headers: { ...headers, [HEADERS.idempotencyKey]: randomUUID(), 'Content-Length': Buffer.byteLength(body) },
    });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`An order was answered with ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    });
    sent.end(body);
  });

/** Sends orders for `seconds`; returns how long each took. */
export const postOrders = async (
  origin: string,
  clients: number,
  seconds: number,
): Promise<{ readonly seconds: number; readonly milliseconds: readonly number[] }> => {
  const buyers = await Promise.all(Array.from({ length: clients }, () => openBuyer(origin)));
  const url = `${origin}/api${versionedPath(calls.createOrder)}`;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const begin = performance.now();
  const taken = await Promise.all(
    buyers.map(async ({ headers, bodies }) => {
      const own: number[] = [];
      while (performance.now() - begin < seconds * 1000) {
        const before = performance.now();
        await post(agent, url, headers, bodies[own.length % BODIES]!);
        own.push(performance.now() - before);
      }
      return own;
    }),
  );
  agent.destroy();
  return { seconds: (performance.now() - begin) / 1000, milliseconds: taken.flat() };
};
