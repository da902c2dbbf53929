/**
 * For which company an order is made: a company's own, or one of the salesman's list, and registered in either case. Nobody
 * else is asked. What is found and what it means are apart, so that a call may read it together with what else it needs.
 * Source: S4.92, S5.67, S5.68, S6.17, S8.29, A-77, A-83.
 */
import { checkOrderingRight } from '@offrande/domain/checkout';
import { type ContractLevel, kindOfMember, may } from '@offrande/domain/customer';
import type { ListedCustomer } from '@offrande/domain/salesman';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import { type Buyer, type Customer, kindOf } from '../call/buyer.ts';
import type { Unit } from '../unit/unit.ts';
import { findingServed, type ServedRow, servedCustomer } from './served-customers.ts';

interface OwnRow {
  readonly name: string;
  readonly contract_level: ContractLevel;
}

/** Rows of companies as JSON, to be read by `companyFrom`. */
export type CompanyRows = readonly (OwnRow | ServedRow)[];

/** Who buys for a company; null for a guest or an individual. */
export const tradeCustomer = (buyer: Buyer): Customer | null =>
  may(kindOf(buyer), 'loadCompany') || may(kindOf(buyer), 'orderForCustomer') ? buyer.customer : null;

const refuse = (reason: string): CallRefused => new CallRefused('orderRefused', { field: 'custId', reason });

const finding = (unit: Unit, customer: Customer, custId: string | undefined): RawBuilder<unknown> =>
  may(kindOfMember(customer.memberType), 'orderForCustomer')
    ? findingServed(unit, customer, custId ?? '')
    : sql`select trim(first_name || ' ' || last_name) as name, contract_level from customer
        where id = ${customer.id}::uuid and bu_id = ${unit.id}`;

/** An SQL expression: the company that is named. */
export const companyRows = (unit: Unit, customer: Customer, custId: string | undefined): RawBuilder<CompanyRows> =>
  sql`(select coalesce(jsonb_agg(to_jsonb(company)), '[]') from (${finding(unit, customer, custId)}) company)`;

/** The company, whatever its level; null for a guest or an individual. */
export const companyFrom = (rows: CompanyRows, buyer: Buyer, custId: string | undefined): ListedCustomer | null => {
  const customer = tradeCustomer(buyer);
  if (customer === null) return null;
  if (may(kindOf(buyer), 'loadCompany')) {
    const { name, contract_level: contractLevel } = rows[0] as OwnRow;
    return { customerId: customer.id, name, contractLevel };
  }
  if (custId === undefined) throw refuse('CustomerNotChosen');
  const company = servedCustomer(customer, custId, rows as readonly ServedRow[]);
  if (company === null) throw refuse('CustomerNotListed');
  return company;
};

/** The company, where it may order. */
export const orderedFrom: typeof companyFrom = (rows, buyer, custId) => {
  const company = companyFrom(rows, buyer, custId);
  const right = checkOrderingRight(kindOf(buyer), company?.contractLevel ?? null);
  if (Result.isFailure(right)) throw refuse(right.failure._tag);
  return company;
};

/** Finds the company in a statement of its own. */
export const companyOf = async (
  transaction: UnitTransaction,
  unit: Unit,
  buyer: Buyer,
  custId: string | undefined,
): Promise<ListedCustomer | null> => {
  const customer = tradeCustomer(buyer);
  if (customer === null) return null;
  const { rows } = await sql<{ found: CompanyRows }>`select ${companyRows(unit, customer, custId)} as found`.execute(
    transaction,
  );
  return companyFrom(rows[0]!.found, buyer, custId);
};
