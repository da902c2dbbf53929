/**
 * Whether a file of cards was open in this tab when its page was closed: loaded anew, or signed out while the browser slept. The browser does
 * not give a file back, so it is said. Source: decision 051.
 */
import { storageNameOf } from '@offrande/domain/browser-storage';
import { useEffect, useState } from 'react';
import { useShop } from '../../shop/shop-context.tsx';

/** A page that is closed or signed out leaves the entry of its open file; one that is left for another page of the shop does not. */
export const useClosedSheet = (isOpen: boolean): boolean => {
  const { tab, unitId, signedIn } = useShop();
  const key = storageNameOf('openSheet:{unit}', unitId);
  const [wasOpen, setWasOpen] = useState(() => tab.getItem(key) !== null);
  if (isOpen && wasOpen) setWasOpen(false);
  useEffect(() => {
    if (isOpen) tab.setItem(key, 'true');
    return () => {
      if (signedIn() !== null) tab.removeItem(key);
    };
  }, [isOpen, tab, key, signedIn]);
  return wasOpen;
};
