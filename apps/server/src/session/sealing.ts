/**
 * Opens sealed bodies: one field `data` with a JWE for a key of the server, on the curve P-256. This is only a transport encoding: the
 * contents are decoded and refused like any other body. Keys are in the database, so that every replica can open what was sealed for any
 * other.
 */
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Calls, ResponseOf } from '@offrande/api-client/contract';
import { CallRefused } from '../call/call-refused.ts';
import { isUuid, uuid } from '../random.ts';
import type { Shop } from '../shop.ts';

type SealingKey = ResponseOf<Calls['init']>['sealingKey'];
type KeyShop = Pick<Shop, 'connection' | 'vault' | 'random'>;

const ALGORITHM = 'ECDH-ES';
const PURPOSE = 'sealing-key';
/** A sealed body is a third longer than its text. */
const SEALED_MAX_CHARACTERS = 2_000_000;

/** Cached per database so that a key is read and imported once. */
const imported = new WeakMap<object, Map<string, Awaited<ReturnType<typeof importJWK>>>>();
const published = new WeakMap<object, SealingKey>();

const readNewest = async ({ connection }: KeyShop): Promise<SealingKey | null> => {
  const { rows } = await sql<{ public_jwk: SealingKey }>`
    select public_jwk from sealing_key order by created_at desc, kid limit 1`.execute(connection);
  return rows[0]?.public_jwk ?? null;
};

const makeKey = async ({ connection, vault, random }: KeyShop): Promise<SealingKey> => {
  const pair = await generateKeyPair(ALGORITHM, { crv: 'P-256', extractable: true });
  const kid = uuid(random);
  const { x, y } = await exportJWK(pair.publicKey);
  const key: SealingKey = { kid, kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const privateKey = vault.encrypt(PURPOSE, JSON.stringify(await exportJWK(pair.privateKey)));
  await sql`insert into sealing_key (kid, public_jwk, private_jwk_encrypted)
    values (${kid}, ${JSON.stringify(key)}::jsonb, ${privateKey})`.execute(connection);
  return key;
};

/** The current public key for sealing; created at the first call of a new shop. */
export const publishedSealingKey = async (shop: KeyShop): Promise<SealingKey> => {
  const known = published.get(shop.connection);
  if (known) return known;
  const key = (await readNewest(shop)) ?? (await makeKey(shop));
  published.set(shop.connection, key);
  return key;
};

const privateKeyOf = async (shop: KeyShop, kid: string) => {
  const keys = imported.get(shop.connection) ?? new Map<string, Awaited<ReturnType<typeof importJWK>>>();
  imported.set(shop.connection, keys);
  const known = keys.get(kid);
  if (known) return known;
  const { rows } = await sql<{ private_jwk_encrypted: string }>`
    select private_jwk_encrypted from sealing_key where kid = ${kid}`.execute(shop.connection);
  if (!rows[0]) throw new CallRefused('badRequest', { field: 'data' });
  const key = await importJWK(JSON.parse(shop.vault.decrypt(PURPOSE, rows[0].private_jwk_encrypted)) as JWK, ALGORITHM);
  keys.set(kid, key);
  return key;
};

const sealedText = (body: unknown): string => {
  const isSealed = typeof body === 'object' && body !== null && 'data' in body && Object.keys(body).length === 1;
  const data = isSealed ? body.data : null;
  if (typeof data !== 'string' || data.length > SEALED_MAX_CHARACTERS)
    throw new CallRefused('badRequest', { field: 'data' });
  return data;
};

const refused = (): CallRefused => new CallRefused('badRequest', { field: 'data' });

const keyIdOf = (data: string): string => {
  let header: ReturnType<typeof decodeProtectedHeader>;
  try {
    header = decodeProtectedHeader(data);
  } catch {
    throw refused();
  }
  if (typeof header.kid !== 'string' || !isUuid(header.kid) || header.zip !== undefined) throw refused();
  return header.kid;
};

/** The JSON inside a sealed body; anything that is not one field `data` sealed for this server is refused. */
export const openSealed = async (shop: KeyShop, body: unknown): Promise<unknown> => {
  const data = sealedText(body);
  const key = await privateKeyOf(shop, keyIdOf(data));
  const options = { keyManagementAlgorithms: [ALGORITHM], contentEncryptionAlgorithms: ['A256GCM'] };
  try {
    const { plaintext } = await compactDecrypt(data, key, options);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
  } catch {
    throw refused();
  }
};
