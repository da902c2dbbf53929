/**
 * The tempId under which a browser's registration of a company goes on: an id, and the server's mark that it was given to this
 * session. It is stored nowhere; two registrations with the same id are one. Source: S7.51.
 */
import { isUuid, uuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import { isSameSecret, type Vault } from '../vault.ts';

const tempIdOf = (vault: Vault, sessionId: string, id: string): string =>
  `${id}.${vault.hmac('company-registration', `${sessionId}/${id}`)}`;

export const newTempId = ({ vault, random }: Pick<Shop, 'vault' | 'random'>, sessionId: string): string =>
  tempIdOf(vault, sessionId, uuid(random));

/** The id in a tempId of this session; null if it was given to another one, or to nobody. */
export const registrationOfTempId = (vault: Vault, sessionId: string, tempId: string): string | null => {
  const [id = ''] = tempId.split('.');
  return isUuid(id) && isSameSecret(tempId, tempIdOf(vault, sessionId, id)) ? id : null;
};
