/**
 * Opening an account: the customer's row and, where the unit has wallets for such customers, the wallet; for a company also its first
 * person, its administrator. Source.
 */
import { type ContractLevel, DEFAULT_CONTRACT_LEVEL, kindOfMember, type MemberType } from '@offrande/domain/customer';
import { isFloored, walletAccount } from '@offrande/domain/ledger';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { uuid } from '../random.ts';
import type { Customer } from '../call/buyer.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

export interface NewCustomer {
  readonly memberType: MemberType;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly contractLevel?: ContractLevel;
  /** Who acts for a company, if it is somebody who acts for another one already. */
  readonly personId?: string;
}

/** Throws if the unit already has such a member, or such a person of a company, with this email. */
export const openCustomer = async (
  transaction: UnitTransaction,
  { random, clock }: Pick<Shop, 'random' | 'clock'>,
  unit: Unit,
  { memberType, email, firstName, lastName, contractLevel = DEFAULT_CONTRACT_LEVEL, personId }: NewCustomer,
): Promise<Customer> => {
  const id = uuid(random);
  const accountId = personId ?? id;
  const isCompany = kindOfMember(memberType) === 'business';
  const { kind, owner, currency } = walletAccount(id, unit.currency.code);
  await sql`
    with opened as (
      insert into account (id, bu_id, kind, owner, currency, floor_zero)
      select ${uuid(random)}::uuid, ${unit.id}, ${kind}, ${owner}, ${currency}, ${isFloored(kind)}
      where ${unit.hasWallet(kindOfMember(memberType))}
    ), person as (
      insert into company_person (id, bu_id, email, first_name, last_name, created_at)
      select ${accountId}::uuid, ${unit.id}, ${email}, ${firstName}, ${lastName}, ${clock()}::timestamptz
      where ${isCompany && personId === undefined}
    ), seat as (
      insert into company_seat (company_id, person_id, bu_id, role, joined_at, chosen_at)
      select ${id}::uuid, ${accountId}::uuid, ${unit.id}, 'administrator', ${clock()}::timestamptz, ${clock()}::timestamptz
      where ${isCompany}
    )
    insert into customer (id, bu_id, member_type, email, first_name, last_name, contract_level, created_at)
    values (${id}, ${unit.id}, ${memberType}, ${email}, ${firstName}, ${lastName}, ${contractLevel}, ${clock()})`.execute(
    transaction,
  );
  return { id, memberType, accountId };
};
