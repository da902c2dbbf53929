/**
 * For which company an order is made: a company's own, or one of the salesman's list, and registered in either case. Nobody
 * else is asked. Source: S4.92, S5.67, S5.68, S6.17, S8.29, A-77, A-83.
 */
import { checkOrderingRight } from '@offrande/domain/checkout';
import { type ContractLevel, isTrade } from '@offrande/domain/customer';
import type { ListedCustomer } from '@offrande/domain/salesman';
import { Result } from 'effect';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../http/call-refused.ts';
import { type Buyer, type Customer, kindOf } from '../session/buyer.ts';
import type { Unit } from '../unit/unit.ts';
import { servedCustomer } from './served-customers.ts';

const itself = async (transaction: UnitTransaction, unit: Unit, { id }: Customer): Promise<ListedCustomer> => {
  const { rows } = await sql<{ name: string; contract_level: ContractLevel }>`
    select trim(first_name || ' ' || last_name) as name, contract_level from customer
    where id = ${id} and bu_id = ${unit.id}`.execute(transaction);
  return { customerId: id, name: rows[0]!.name, contractLevel: rows[0]!.contract_level };
};

const refuse = (reason: string): CallRefused => new CallRefused('orderRefused', { field: 'custId', reason });

/** The company, whatever its level; null for a guest or an individual. */
export const companyOf = async (
  transaction: UnitTransaction,
  unit: Unit,
  buyer: Buyer,
  custId: string | undefined,
): Promise<ListedCustomer | null> => {
  const { customer } = buyer;
  if (customer === null || !isTrade(kindOf(buyer))) return null;
  if (customer.memberType !== 'salesman') return itself(transaction, unit, customer);
  if (custId === undefined) throw refuse('CustomerNotChosen');
  const company = await servedCustomer(transaction, unit, customer, custId);
  if (company === null) throw refuse('CustomerNotListed');
  return company;
};

/** The company, where it may order. */
export const orderedFor = async (
  transaction: UnitTransaction,
  unit: Unit,
  buyer: Buyer,
  custId: string | undefined,
): Promise<ListedCustomer | null> => {
  const company = await companyOf(transaction, unit, buyer, custId);
  const right = checkOrderingRight(kindOf(buyer), company?.contractLevel ?? null);
  if (Result.isFailure(right)) throw refuse(right.failure._tag);
  return company;
};
