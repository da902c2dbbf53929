/** A person who orders for a company up to a limit. Source: A-183. */
import { sql } from 'kysely';
import type { Customer } from '../../server/src/call/buyer.ts';
import type { UnitTransaction } from '../../server/src/database/in-unit.ts';
import { uuid } from '../../server/src/random.ts';
import type { Shop } from '../../server/src/shop.ts';

/** `minor`: the limit in minor units. */
export interface PersonLimit {
  readonly kind: 'order_limit' | 'month_limit';
  readonly minor: bigint;
}

/** The company as this person signs in for it. */
export const addLimitedPerson = async (
  transaction: UnitTransaction,
  { random, clock }: Pick<Shop, 'random' | 'clock'>,
  company: Customer,
  unitId: string,
  { kind, minor }: PersonLimit,
): Promise<Customer> => {
  const accountId = uuid(random);
  const now = clock();
  await sql`with person as (insert into company_person (id, bu_id, email, first_name, last_name, created_at)
      values (${accountId}::uuid, ${unitId}, ${`${accountId}@example.test`}, 'Noa', 'Roux', ${now}::timestamptz))
    insert into company_seat (company_id, person_id, bu_id, role, ${sql.ref(kind)}, joined_at, chosen_at)
    values (${company.id}::uuid, ${accountId}::uuid, ${unitId}, 'buyer', ${minor.toString()}::bigint, ${now}::timestamptz,
      ${now}::timestamptz)`.execute(transaction);
  return { ...company, accountId };
};
