/** Where the link of the registration that this tab has sent went; forgotten once it is confirmed. Source: S2.88, A-82. */
import { storageNameOf } from '@offrande/domain/browser-storage';
import type { Shop } from './shop.ts';

type Tab = Pick<Shop, 'unitId' | 'tab'>;

const keyOf = ({ unitId }: Tab): string => storageNameOf('companySentTo:{unit}', unitId);

/** Null if the tab has sent none. */
export const readSentTo = (shop: Tab): string | null => shop.tab.getItem(keyOf(shop));

export const saveSentTo = (shop: Tab, email: string): void => shop.tab.setItem(keyOf(shop), email);

export const forgetSentTo = (shop: Tab): void => shop.tab.removeItem(keyOf(shop));
