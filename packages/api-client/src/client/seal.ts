/** Seals a body into one encrypted field. `jose` is loaded with the first sealed call. */
import type { ResponseOf } from '../contract/index.ts';
import type { init } from '../contract/others.ts';

export type SealedBody = { readonly data: string };
export type SealingKey = ResponseOf<typeof init>['sealingKey'];

/** Encrypts a JSON body for the holder of the private key: ECDH-ES with A256GCM, compact form. */
export const sealBody = async (body: unknown, key: SealingKey): Promise<SealedBody> => {
  const { CompactEncrypt, importJWK } = await import('jose');
  const publicKey = await importJWK({ ...key }, 'ECDH-ES');
  const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(publicKey);
  return { data };
};
