/** The email of an account that was opened in this tab, told once to the page where its owner signs in. Source: S2.109. */
import { storageNameOf } from '@offrande/domain/browser-storage';
import { useEffect, useState } from 'react';
import type { KeyValueStore } from '../../shop/key-value-store.ts';
import { useShop } from '../../shop/shop-context.tsx';

const storageKey = (unitId: string): string => storageNameOf('freshAccount:{unit}', unitId);

export const leaveFreshAccount = (unitId: string, storage: KeyValueStore, email: string): void =>
  storage.setItem(storageKey(unitId), email);

/** Null where none was opened, and the next time the page is opened. */
export const useFreshAccount = (): string | null => {
  const { unitId, tab } = useShop();
  const [email] = useState(() => tab.getItem(storageKey(unitId)));
  useEffect(() => tab.removeItem(storageKey(unitId)), [unitId, tab]);
  return email;
};
