/**
 * Who gives a card, as far as the shop knows: the member who is signed in, or the customer whom a salesman orders for. Loaded with the form
 * of a card. Source: S3.59, S6.19.
 */
import type { Member } from '@offrande/domain/profile';
import { readOrderedFor } from './cart-place.ts';
import { salesmanCalls } from './salesman-calls.ts';
import type { Shop } from './shop.ts';
import type { SignedIn } from './signed-in.ts';

interface Giver {
  readonly name: string;
  readonly email: string;
}

/** A company's contact: the name of a giver is a person's. */
const giverOf = ({ firstName, lastName, email }: Member): Giver => ({ name: `${firstName} ${lastName}`, email });

const customerOf = async (shop: Shop): Promise<Giver | null> => {
  const customerId = readOrderedFor(shop.unitId, shop.tab);
  if (customerId === null) return null;
  return giverOf(await salesmanCalls(shop).readProfile(customerId));
};

/** Null where nobody is known. */
export const knownGiver = async (shop: Shop, visitor: SignedIn): Promise<Giver | null> => {
  if (visitor.kind === 'salesman') return customerOf(shop);
  return giverOf(await shop.account.profile.fetchProfile(visitor));
};
