/** Email changes as rows, with the addresses encrypted, and the URL to object, which works without signing in. */
import { isUuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import { isSameSecret, type Vault } from '../vault.ts';

const PURPOSE = 'email-change';
const PATH = '/media/email';

export const EMAIL_OBJECTION_ROUTE = `${PATH}/:unit/:change`;

export const encryptEmail = (vault: Vault, email: string): string => vault.encrypt(PURPOSE, email);
export const decryptEmail = (vault: Vault, encrypted: string): string => vault.decrypt(PURPOSE, encrypted);

const hmacOf = ({ vault }: Pick<Shop, 'vault'>, unitId: string, id: string): string =>
  vault.hmac(PURPOSE, `${unitId}:${id}`);

export const emailObjectionAddress = (shop: Pick<Shop, 'vault' | 'publicOrigin'>, unitId: string, id: string): string =>
  `${shop.publicOrigin}${PATH}/${unitId}/${id}.${hmacOf(shop, unitId, id)}`;

/** The id of the change; null if the HMAC is wrong. */
export const readEmailObjection = (shop: Pick<Shop, 'vault'>, unitId: string, parameter: string): string | null => {
  const [id = '', hmac = ''] = parameter.split('.');
  return isUuid(id) && isSameSecret(hmac, hmacOf(shop, unitId, id)) ? id : null;
};
