/**
 * Removes the items that a clearing names from the browser's storage and cookies. Source: S2.6, S4.106, A-68, A-131.
 */
import type { Clearing } from '@offrande/domain/browser-storage';
import type { KeyValueStore } from './key-value-store.ts';

export interface ClearableStorage {
  readonly local: KeyValueStore;
  readonly session: KeyValueStore;
  readonly forgetCookie: (name: string) => void;
}

export const clearStorage = (clearing: Clearing, { local, session, forgetCookie }: ClearableStorage): void => {
  for (const name of clearing.local) local.removeItem(name);
  for (const name of clearing.session) session.removeItem(name);
  for (const name of clearing.cookie) forgetCookie(name);
};
