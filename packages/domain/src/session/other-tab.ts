/** What the tabs of one browser, which share a session, do to each other's. Source: S7.9, A-67, A-70, A-131, decision 059. */

type Known = { readonly customerId: string } | null;

/** `adopt`: another tab signed in. `signOut`: it signed out. `beginAnew`: it signed in as another customer. */
export type OtherTabConsequence = 'adopt' | 'signOut' | 'beginAnew';

/** `known` is the customer of this page, `stored` the one that the browser stores now; null: nobody is signed in. Null: nothing changed. */
export const afterOtherTab = (known: Known, stored: Known): OtherTabConsequence | null => {
  if (known === null) return stored === null ? null : 'adopt';
  if (stored === null) return 'signOut';
  return stored.customerId === known.customerId ? null : 'beginAnew';
};

/** A refused token ends the browser's session only if it is still the stored one: the answer may be about a session of before. */
export const endsSession = (refusedToken: string, storedToken: string | null): boolean => refusedToken === storedToken;
