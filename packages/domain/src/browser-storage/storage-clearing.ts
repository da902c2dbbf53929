/**
 * What is removed from the browser, and when, derived from the table of keys. Source: S2.6, S4.82, S4.106, A-68, A-70,
 *
 */
import { STORAGE_KEYS } from './storage-keys.ts';
import type { StorageOwner, StoragePlace } from './storage-keys.ts';
import { storageNameOf } from './storage-name.ts';

/**
 * `signOut`: the user leaves. `newVersion`: another build was loaded. `kybRefused`: a call of the company check
 * returned 401.
 */
export type ClearingOccasion = 'signOut' | 'newVersion' | 'kybRefused';

/** The names to remove, by place. */
export type Clearing = Readonly<Record<StoragePlace, readonly string[]>>;

/**
 * A sign-out keeps remembered logins, the cookie consent, the notice to show, the read messages and the matched columns, none of
 * which identify anybody; a new version clears only cached lists, a refused company check only its token and id.
 */
const CLEARS: Readonly<Record<ClearingOccasion, (owner: StorageOwner) => boolean>> = {
  signOut: (owner) => !['rememberedLogin', 'consent', 'notice', 'readMarks', 'columnMatches'].includes(owner),
  newVersion: (owner) => owner === 'catalogue',
  kybRefused: (owner) => owner === 'kyb',
};

/** The keys to remove for a unit. Those of other units on the same host stay. */
export const clearingOf = (occasion: ClearingOccasion, unitId: string): Clearing => {
  const namesAt = (place: StoragePlace): readonly string[] =>
    STORAGE_KEYS.filter((key) => key.place === place && CLEARS[occasion](key.owner)).map(({ name }) =>
      storageNameOf(name, unitId),
    );
  return { cookie: namesAt('cookie'), session: namesAt('session'), local: namesAt('local') };
};
