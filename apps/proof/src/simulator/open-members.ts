/** The customers of a simulated unit, and the people who act for them. */
import type { Customer } from '../../../server/src/call/buyer.ts';
import { openCustomer } from '../../../server/src/customer/open-customer.ts';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { record } from '../../../server/src/ledger/record.ts';
import type { Shop } from '../../../server/src/shop.ts';
import type { Unit } from '../../../server/src/unit/unit.ts';
import { addLimitedPerson } from '../limited-person.ts';
import { ADMINISTRATOR, BUYERS, COLLEAGUE, MEMBERS } from './baskets.ts';
import { openingOf } from './model.ts';

/** The unit's customers by their index among the buyers, with money in their wallets, and the colleague of one of them. */
export const openMembers = (shop: Shop, unit: Unit): Promise<ReadonlyMap<number, Customer>> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const members = new Map<number, Customer>();
    for (const which of MEMBERS) {
      const { kind, member } = BUYERS[which]!;
      const customer = await openCustomer(transaction, shop, unit, {
        memberType: kind === 'business' ? 'business' : 'individual',
        email: `${which}@buyer.example`,
        firstName: 'Nora',
        lastName: 'Petit',
        contractLevel: 'registered',
      });
      await record(transaction, unit.id, [openingOf(member!, customer.id)], shop.random);
      members.set(which, customer);
    }
    const limit = { kind: 'order_limit', minor: BUYERS[COLLEAGUE]!.orderLimitMinor! } as const;
    members.set(COLLEAGUE, await addLimitedPerson(transaction, shop, members.get(ADMINISTRATOR)!, unit.id, limit));
    return members;
  });
