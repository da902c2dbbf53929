/** Passes the email of an account just opened in this tab to the login page, once. Source: S2.109. */
import { storageNameOf } from '@offrande/domain/browser-storage';
import { useEffect, useState } from 'react';
import type { KeyValueStore } from '../../shop/key-value-store.ts';
import { useShop } from '../../shop/shop-context.tsx';

const storageKey = (unitId: string): string => storageNameOf('freshAccount:{unit}', unitId);

export const noteFreshAccount = (unitId: string, storage: KeyValueStore, email: string): void =>
  storage.setItem(storageKey(unitId), email);

/** Null if no account was opened, and on later visits to the page. */
export const useFreshAccount = (): string | null => {
  const { unitId, tab } = useShop();
  const [email] = useState(() => tab.getItem(storageKey(unitId)));
  useEffect(() => tab.removeItem(storageKey(unitId)), [unitId, tab]);
  return email;
};
