/** The session of a company's verification, in the tab, apart from its answers: signing in needs no more. Source: S4.79 to S4.82. */
import { storageNameOf } from '@offrande/domain/browser-storage';
import type { KybSession } from '@offrande/domain/kyb';
import type { Shop } from './shop.ts';

export interface KybSessionStore {
  readSession(): KybSession;
  /** Both parts null end it, and all that was kept with it. */
  saveSession(session: KybSession): void;
}

export const createKybSessionStore = ({ unitId, tab: storage }: Pick<Shop, 'unitId' | 'tab'>): KybSessionStore => {
  const tokenKey = storageNameOf('kybToken:{unit}', unitId);
  const custIdKey = storageNameOf('kybCustId:{unit}', unitId);
  const saveText = (key: string, text: string | null): void =>
    text === null ? storage.removeItem(key) : storage.setItem(key, text);
  return {
    readSession: () => ({ token: storage.getItem(tokenKey), custId: storage.getItem(custIdKey) }),
    saveSession: ({ token, custId }) => {
      saveText(tokenKey, token);
      saveText(custIdKey, custId);
      if (token === null && custId === null) storage.removeItem(storageNameOf('kybDraft:{unit}', unitId));
    },
  };
};
