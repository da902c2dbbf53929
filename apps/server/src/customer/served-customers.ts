/** The companies that a salesman serves: those on their list; for an admin salesman, all of the unit's. Source: S6.17, A-83. */
import type { ContractLevel } from '@offrande/domain/customer';
import {
  checkListed,
  checkView,
  type CustomerView,
  type ListedCustomer,
  type Salesman,
  type UnitCustomer,
  type ViewRefusal,
} from '@offrande/domain/salesman';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import type { Customer } from '../call/buyer.ts';
import { isUuid } from '../random.ts';
import type { Unit } from '../unit/unit.ts';

/** A company, with the salesman if it is on their list. */
export interface ServedRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly contract_level: ContractLevel;
  readonly is_mine: boolean;
  readonly is_admin: boolean;
}

const read = (
  salesmanId: string,
  rows: readonly ServedRow[],
): { readonly salesman: Salesman; readonly customers: readonly UnitCustomer[] } => ({
  salesman: { salesmanId, isAdmin: rows[0]?.is_admin ?? false },
  customers: rows.map(({ id, first_name, last_name, contract_level, is_mine }) => ({
    customerId: id,
    name: `${first_name} ${last_name}`.trim(),
    contractLevel: contract_level,
    salesmanId: is_mine ? salesmanId : null,
  })),
});

/** The statement that finds one company, whether or not it is on the salesman's list. */
export const servedCustomerSql = (unit: Unit, { id }: Customer, customerId: string): RawBuilder<ServedRow> => sql`
  select customer.id, customer.first_name, customer.last_name, customer.contract_level, salesman.is_admin_salesman as is_admin,
    exists (select from salesman_customer served where served.salesman_id = salesman.id and served.customer_id = customer.id) as is_mine
  from customer salesman join customer on customer.bu_id = salesman.bu_id and customer.member_type = 'business'
    and customer.closed_at is null
  where salesman.id = ${id}::uuid and salesman.bu_id = ${unit.id} and salesman.member_type = 'salesman'
    and customer.id = ${isUuid(customerId) ? customerId : null}::uuid`;

/** The company found, if the salesman serves it; null for any other, whether or not it exists. */
export const servedCustomer = (
  { id }: Customer,
  customerId: string,
  found: readonly ServedRow[],
): ListedCustomer | null => {
  const { salesman, customers } = read(id, found);
  return Result.getOrNull(checkListed(salesman, customers, customerId));
};

/** The company found, if the salesman may see this of it. */
export const viewOf = (
  { id }: Customer,
  found: readonly ServedRow[],
  asked: { readonly customerId: string; readonly view: CustomerView },
): Result.Result<ListedCustomer, ViewRefusal> => {
  const { salesman, customers } = read(id, found);
  return checkView(salesman, customers, asked);
};
