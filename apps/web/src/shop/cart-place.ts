/**
 * Where the cart of this visitor is stored, with its number of cards and its discounts. All tabs share one; a salesman's is one tab's, so that two tabs
 * sell for two customers and never mix them. Source.
 */
import { storageNameOf } from '@offrande/domain/browser-storage';
import { browserStore, type KeyValueStore } from './key-value-store.ts';
import { companyIdOf, readSignedIn, type SignedIn } from './signed-in.ts';

export interface CartPlace {
  readonly storage: KeyValueStore;
  /** The keys in that storage. */
  readonly cart: string;
  readonly count: string;
  readonly discounts: string;
  /** Where it is noted that the cart has changed; null where nobody stores it elsewhere. */
  readonly changed: string | null;
}

export interface CartStorages {
  readonly local: KeyValueStore;
  readonly tab: KeyValueStore;
}

export const browserStorages = (): CartStorages => ({
  local: browserStore('localStorage'),
  tab: browserStore('sessionStorage'),
});

/** Asked anew at each reading: who is signed in changes while a page is shown. */
export const cartPlace = (unitId: string, { local, tab }: CartStorages): CartPlace =>
  readSignedIn(unitId, local)?.kind === 'salesman'
    ? {
        storage: tab,
        cart: storageNameOf('salesmanCart:{unit}', unitId),
        count: storageNameOf('salesmanCart:{unit}:count', unitId),
        discounts: storageNameOf('salesmanDiscounts:{unit}', unitId),
        changed: storageNameOf('salesmanDraftChanged:{unit}', unitId),
      }
    : {
        storage: local,
        cart: storageNameOf('cart:{unit}', unitId),
        count: storageNameOf('cart:{unit}:count', unitId),
        discounts: storageNameOf('discounts:{unit}', unitId),
        changed: null,
      };

/** The id of the customer whom this tab's salesman orders for; null until one is chosen. */
export const readOrderedFor = (unitId: string, tab: KeyValueStore): string | null =>
  tab.getItem(storageNameOf('orderedFor:{unit}', unitId)) || null;

/** The company by whose discounts cards are priced: the one that is signed in, or a salesman's customer; null for everybody's. */
export const pricedFor = (visitor: SignedIn | null, unitId: string, tab: KeyValueStore): string | null =>
  visitor?.kind === 'salesman' ? readOrderedFor(unitId, tab) : companyIdOf(visitor);
