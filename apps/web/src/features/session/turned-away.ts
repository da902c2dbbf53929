/** That a page was not shown to who is not signed in, told once at the login in its place. Source: S7.124, A-70. */
import { storageNameOf } from '@offrande/domain/browser-storage';
import { useEffect, useState } from 'react';
import type { KeyValueStore } from '../../shop/key-value-store.ts';
import { useShop } from '../../shop/shop-context.tsx';

const storageKey = (unitId: string): string => storageNameOf('turnedAway:{unit}', unitId);

export const leaveTurnedAway = (unitId: string, storage: KeyValueStore): void =>
  storage.setItem(storageKey(unitId), 'true');

/** False the next time the page is opened. */
export const useTurnedAway = (): boolean => {
  const { unitId, tab } = useShop();
  const [isTurnedAway] = useState(() => tab.getItem(storageKey(unitId)) !== null);
  useEffect(() => tab.removeItem(storageKey(unitId)), [unitId, tab]);
  return isTurnedAway;
};
