/**
 * Who is signed in, as shown in the header: a few strings in browser storage, so that the home page loads neither the
 * session machine nor its schema. Written by the session. Source: spec section 3 (S3.157).
 */
import { customerKindOfCode, type SignedInKind } from '@offrande/domain/customer';
import { storageNameOf } from '@offrande/domain/browser-storage';
import type { KeyValueStore } from './key-value-store.ts';

export interface SignedIn {
  readonly custId: string;
  readonly name: string;
  readonly kind: SignedInKind;
}

/** Fired on this page when a user signs in or out; other tabs get the browser's `storage` event. */
const CHANGED = 'offrande:signed-in';

export const notifySignedInChanged = (): void => void globalThis.dispatchEvent?.(new Event(CHANGED));

/** The access token for calls; null for a guest. */
export const readAccessToken = (unitId: string, storage: KeyValueStore): string | null =>
  storage.getItem(storageNameOf('accessToken:{unit}', unitId)) || null;

/** Time of the user's last activity in any tab, in ms; null if unknown. */
export const readLastActivity = (unitId: string, storage: KeyValueStore): number | null => {
  const text = storage.getItem(storageNameOf('lastActivityAt:{unit}', unitId)) ?? '';
  return /^\d{1,15}$/u.test(text) ? Number(text) : null;
};

/** Null for a guest. */
export const readSignedIn = (unitId: string, storage: KeyValueStore): SignedIn | null => {
  const custId = storage.getItem(storageNameOf('custId:{unit}', unitId));
  const kind = customerKindOfCode(storage.getItem(storageNameOf('custType:{unit}', unitId)) ?? '');
  if (readAccessToken(unitId, storage) === null || !custId || kind === undefined) return null;
  return { custId, name: storage.getItem(storageNameOf('custName:{unit}', unitId)) ?? '', kind };
};

/** The company that is signed in; null for other visitors. */
export const companyIdOf = (visitor: SignedIn | null): string | null =>
  visitor?.kind === 'business' ? visitor.custId : null;

/** Calls `onChange` on every change, here or in another tab; returns an unsubscribe function. */
export const watchSignedIn = (onChange: () => void): (() => void) => {
  globalThis.addEventListener('storage', onChange);
  globalThis.addEventListener(CHANGED, onChange);
  return () => {
    globalThis.removeEventListener('storage', onChange);
    globalThis.removeEventListener(CHANGED, onChange);
  };
};
