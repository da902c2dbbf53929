/** The customers of a simulated unit, and the people who act for them. */
import { sql } from 'kysely';
import type { Customer } from '../../../server/src/call/buyer.ts';
import { openCustomer } from '../../../server/src/customer/open-customer.ts';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { record } from '../../../server/src/ledger/record.ts';
import type { Shop } from '../../../server/src/shop.ts';
import type { Unit } from '../../../server/src/unit/unit.ts';
import { addLimitedPerson } from '../limited-person.ts';
import { ADMINISTRATOR, BUYERS, COLLEAGUE, MEMBERS, SALESMAN } from './baskets.ts';
import { openingOf } from './model.ts';

/**
 * The unit's customers by their index among the buyers, with money in their wallets, the colleague of one of them, and the salesman who has
 * it on his list.
 */
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
    const salesman = await openCustomer(transaction, shop, unit, {
      memberType: 'salesman',
      email: `${SALESMAN}@buyer.example`,
      firstName: 'Hugo',
      lastName: 'Lambert',
    });
    await sql`insert into salesman_customer (bu_id, salesman_id, customer_id)
      values (${unit.id}, ${salesman.id}::uuid, ${members.get(ADMINISTRATOR)!.id}::uuid)`.execute(transaction);
    members.set(SALESMAN, salesman);
    return members;
  });
