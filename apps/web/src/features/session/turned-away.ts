/**
 * Notes, once, for the login page that the visitor was redirected from a page that requires signing in. Source: S7.124,
 *
 */
import { storageNameOf } from '@offrande/domain/browser-storage';
import { useEffect, useState } from 'react';
import type { KeyValueStore } from '../../shop/key-value-store.ts';
import { useShop } from '../../shop/shop-context.tsx';

const storageKey = (unitId: string): string => storageNameOf('turnedAway:{unit}', unitId);

export const noteTurnedAway = (unitId: string, storage: KeyValueStore): void =>
  storage.setItem(storageKey(unitId), 'true');

/** False on later visits to the page. */
export const useTurnedAway = (): boolean => {
  const { unitId, tab } = useShop();
  const [isTurnedAway] = useState(() => tab.getItem(storageKey(unitId)) !== null);
  useEffect(() => tab.removeItem(storageKey(unitId)), [unitId, tab]);
  return isTurnedAway;
};
