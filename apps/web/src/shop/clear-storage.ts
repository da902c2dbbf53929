/** Removes what a clearing names from where the browser keeps it. Source: S2.6, S4.106, A-68, A-131. */
import type { Clearing } from '@offrande/domain/browser-storage';
import type { Keep } from './keep.ts';

export interface ClearedKeeps {
  readonly local: Keep;
  readonly session: Keep;
  readonly forgetCookie: (name: string) => void;
}

export const clearStorage = (clearing: Clearing, { local, session, forgetCookie }: ClearedKeeps): void => {
  for (const name of clearing.local) local.removeItem(name);
  for (const name of clearing.session) session.removeItem(name);
  for (const name of clearing.cookie) forgetCookie(name);
};
