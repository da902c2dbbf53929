/**
 * Who gives a card, as far as the shop knows: the member who is signed in, or the customer whom a salesman orders for. Loaded with the form
 * of a card. Source: S3.59, S6.19.
 */
import { readOrderedFor } from './cart-place.ts';
import { salesmanCalls } from './salesman-calls.ts';
import type { Shop } from './shop.ts';
import type { SignedIn } from './signed-in.ts';

interface Giver {
  readonly name: string;
  readonly email: string;
}

const customerOf = async (shop: Shop): Promise<Giver | null> => {
  const customerId = readOrderedFor(shop.unitId, shop.tab);
  if (customerId === null) return null;
  const { company, firstName, lastName, email } = await salesmanCalls(shop).readProfile(customerId);
  return { name: company?.companyName ?? `${firstName} ${lastName}`, email };
};

/** Null where nobody is known. */
export const knownGiver = async (shop: Shop, visitor: SignedIn): Promise<Giver | null> => {
  if (visitor.kind === 'salesman') return customerOf(shop);
  const { firstName, lastName, email } = await shop.account.profile.fetchProfile(visitor);
  return { name: `${firstName} ${lastName}`, email };
};
