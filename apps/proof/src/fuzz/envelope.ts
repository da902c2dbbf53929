/** How a request is sent: mostly correctly, sometimes with a body that is not JSON, a wrong seal or forged headers. */
import { HEADERS, type AnyCall } from '@offrande/api-client/contract';
import { CompactEncrypt, generateKeyPair } from 'jose';
import type { Dice } from '../simulator/dice.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { NAUGHTY } from './naughty.ts';

type Body = string | Uint8Array;

const firstKey = (text: string): string => /^\{("(?:[^"\\]|\\.)*")/.exec(text)?.[1] ?? '"a"';

/** A nesting depth at which a recursive parser overflows its stack. */
const DEEP = 20_000;

/** Bodies that are not a JSON object, or only just. */
const BODIES: readonly ((text: string, dice: Dice) => Body)[] = [
  (text) => text.slice(0, -1),
  (text, dice) => text.slice(0, dice.below(text.length + 1)),
  (text) => `${text.slice(0, -1)},${firstKey(text)}:"twice"}`,
  (text) => `{${firstKey(text)}:"before",${text.slice(1)}`,
  (text) => `${text}x`,
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace(/"\d+(?:\.\d+)?"|\b\d+\b/, '1e999'),
  (text) => `${text.slice(0, -1)},"__proto__":{"isAdmin":true}}`,
  () => '',
  () => 'null',
  () => '[]',
  () => '"text"',
  () => '[{}]',
  () => '['.repeat(DEEP),
  () => `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  () => `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  () => `{"data":"${'x'.repeat(150_000)}"}`,
  (text) => Uint8Array.from([...Buffer.from(text.slice(0, -1)), 0xff, 0xfe, 0x7d]),
];

const sealedFor = async (text: string, header: object): Promise<string> => {
  const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  return new CompactEncrypt(Buffer.from(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', ...header })
    .encrypt(publicKey);
};

const headerOf = (jwe: string): { readonly kid: string } =>
  JSON.parse(Buffer.from(jwe.split('.')[0] ?? '', 'base64url').toString()) as { readonly kid: string };

const withHeader = (jwe: string, change: object): string => {
  const [header = '', ...rest] = jwe.split('.');
  const changed = { ...(JSON.parse(Buffer.from(header, 'base64url').toString()) as object), ...change };
  return [Buffer.from(JSON.stringify(changed)).toString('base64url'), ...rest].join('.');
};

/** Sealed bodies that are malformed, or sealed for another key. `jwe` is the valid one. */
const SEALS: readonly ((jwe: string, text: string, dice: Dice) => Promise<unknown> | unknown)[] = [
  (_, text) => JSON.parse(text) as unknown,
  () => ({ data: 'x.y.z' }),
  () => ({ data: '' }),
  () => ({ data: null }),
  () => ({ data: {} }),
  (jwe) => ({ data: [jwe] }),
  (jwe) => ({ data: jwe, more: 1 }),
  (jwe, _, dice) => ({ data: jwe.slice(0, dice.below(jwe.length)) }),
  (jwe) => ({ data: `${jwe.slice(0, -2)}AA` }),
  (jwe) => ({ data: withHeader(jwe, { kid: 'nobody' }) }),
  (jwe) => ({ data: withHeader(jwe, { kid: 'a\u0000b' }) }),
  (jwe) => ({ data: withHeader(jwe, { kid: 7 }) }),
  (jwe) => ({ data: withHeader(jwe, { zip: 'DEF' }) }),
  (jwe) => ({ data: withHeader(jwe, { alg: 'dir' }) }),
  (jwe) => ({ data: withHeader(jwe, { alg: 'PBES2-HS256+A128KW', p2c: 1e9, p2s: 'AAAA' }) }),
  (jwe) => ({ data: withHeader(jwe, { epk: { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' } }) }),
  (jwe) => ({ data: withHeader(jwe, { crit: ['exp'], exp: 1 }) }),
  async (jwe, text) => ({ data: await sealedFor(text, { kid: headerOf(jwe).kid }) }),
  (_, __, dice) => ({ data: dice.pick(NAUGHTY) }),
];

const CONTENT_TYPES = [
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'application/json; charset=utf-16',
  'application/jsonp',
  'APPLICATION/JSON',
  'application/json;;',
  'application/json, text/plain',
  'text/json',
] as const;

/** Strings that a header may hold. */
const HEADER_VALUES = [
  '',
  ' ',
  'x',
  '__proto__',
  '../../../server/src',
  'a'.repeat(5000),
  '%00',
  "' or '1'='1",
  'Basic',
  '{"a":1}',
] as const;

const HEADER_NAMES = [
  HEADERS.initToken,
  HEADERS.csrfToken,
  HEADERS.idempotencyKey,
  'Authorization',
  'Cookie',
  'Origin',
  'Sec-Fetch-Site',
  'Accept-Language',
  'X-Forwarded-For',
  'Content-Encoding',
] as const;

const headersOf = (dice: Dice, headers: Readonly<Record<string, string>>): Record<string, string> => {
  const changed = { ...headers };
  if (dice.chance(0.04)) changed['Content-Type'] = dice.pick(CONTENT_TYPES);
  if (dice.chance(0.04)) changed[dice.pick(HEADER_NAMES)] = dice.pick(HEADER_VALUES);
  if (dice.chance(0.02)) delete changed[dice.pick(HEADER_NAMES)];
  if (dice.chance(0.01)) changed['Authorization'] = `Basic ${btoa(dice.pick(['a', ':', 'a:b:c', '\u0000:']))}`;
  return changed;
};

export interface Envelope {
  readonly headers: Record<string, string>;
  readonly body: Body;
}

const FAULTY = 0.06;

/** `fields` may be anything that JSON can hold. */
export const toEnvelope = async (
  dice: Dice,
  call: AnyCall,
  visitor: Visitor,
  fields: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<Envelope> => {
  const plain = JSON.stringify(fields);
  const inner = dice.chance(FAULTY) ? dice.pick(BODIES)(plain, dice) : plain;
  const sent = headersOf(dice, headers);
  if (!call.sealed) return { headers: sent, body: inner };
  const jwe = await visitor.seal(typeof inner === 'string' ? inner : Buffer.from(inner).toString('latin1'));
  if (!dice.chance(FAULTY)) return { headers: sent, body: JSON.stringify({ data: jwe }) };
  const outer = JSON.stringify(await dice.pick(SEALS)(jwe, plain, dice));
  return { headers: sent, body: dice.chance(0.2) ? dice.pick(BODIES)(outer, dice) : outer };
};
