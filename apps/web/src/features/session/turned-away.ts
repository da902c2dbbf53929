/** That a page was not shown to who is not signed in, told once at the login in its place. Source: S7.124, A-70. */
import { storageNameOf } from '@offrande/domain/browser-storage';
import { useEffect, useState } from 'react';
import type { KeyValueStore } from '../../shop/key-value-store.ts';
import { useShop } from '../../shop/shop-context.tsx';

const keyOf = (unitId: string): string => storageNameOf('turnedAway:{unit}', unitId);

export const leaveTurnedAway = (unitId: string, keep: KeyValueStore): void => keep.setItem(keyOf(unitId), 'true');

/** False the next time the page is opened. */
export const useTurnedAway = (): boolean => {
  const { unitId, tab } = useShop();
  const [isTurnedAway] = useState(() => tab.getItem(keyOf(unitId)) !== null);
  useEffect(() => tab.removeItem(keyOf(unitId)), [unitId, tab]);
  return isTurnedAway;
};
