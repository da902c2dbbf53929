/**
 * The company for which an order is placed: the buyer's own or one from the salesman's list, registered in either case. Other
 * buyers have none. Reading the rows is separate from interpreting them, so that a call can read them together with its other data.
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
import { servedCustomerSql, type ServedRow, servedCustomer } from './served-customers.ts';

interface OwnRow {
  readonly name: string;
  readonly contract_level: ContractLevel;
}

/** Rows of companies as JSON, to be read by `readCompany`. */
export type CompanyRows = readonly (OwnRow | ServedRow)[];

/** The customer who buys for a company; null for a guest or an individual. */
export const tradeCustomer = (buyer: Buyer): Customer | null =>
  may(kindOf(buyer), 'loadCompany') || may(kindOf(buyer), 'orderForCustomer') ? buyer.customer : null;

const refuse = (reason: string): CallRefused => new CallRefused('orderRefused', { field: 'custId', reason });

const finding = (unit: Unit, customer: Customer, custId: string | undefined): RawBuilder<unknown> =>
  may(kindOfMember(customer.memberType), 'orderForCustomer')
    ? servedCustomerSql(unit, customer, custId ?? '')
    : sql`select trim(first_name || ' ' || last_name) as name, contract_level from customer
        where id = ${customer.id}::uuid and bu_id = ${unit.id}`;

/** An SQL expression: the named company. */
export const companyRows = (unit: Unit, customer: Customer, custId: string | undefined): RawBuilder<CompanyRows> =>
  sql`(select coalesce(jsonb_agg(to_jsonb(company)), '[]') from (${finding(unit, customer, custId)}) company)`;

/** The company, whatever its contract level; null for a guest or an individual. */
export const readCompany = (rows: CompanyRows, buyer: Buyer, custId: string | undefined): ListedCustomer | null => {
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

/** The company, if it has the right to order. */
export const readOrderingCompany: typeof readCompany = (rows, buyer, custId) => {
  const company = readCompany(rows, buyer, custId);
  const right = checkOrderingRight(kindOf(buyer), company?.contractLevel ?? null);
  if (Result.isFailure(right)) throw refuse(right.failure._tag);
  return company;
};

/** Finds the company in a separate statement. */
export const findCompany = async (
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
  return readCompany(rows[0]!.found, buyer, custId);
};
