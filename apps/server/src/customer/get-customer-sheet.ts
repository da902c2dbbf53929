/**
 * The call `getCustomerSheet`: what a salesman sees first of a customer, who is then among those looked at last. Source: S2.67, S6.17, A-12,
 *
 */
import type { Calls } from '@offrande/api-client/contract';
import { type ContractLevel, may } from '@offrande/domain/customer';
import type { DossierState } from '@offrande/domain/dossier';
import { encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { sql } from 'kysely';
import { kindOf } from '../call/buyer.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import type { Unit } from '../unit/unit.ts';
import { type CompanyNames, searchedOf } from './company-search.ts';
import { viewedCustomer } from './viewed-customer.ts';

interface Row extends CompanyNames {
  readonly contract_level: ContractLevel;
  readonly bought: bigint;
  readonly dossier: DossierState | null;
}

const readSheet = async (transaction: UnitTransaction, unit: Unit, customerId: string): Promise<Row> => {
  const { rows } = await sql<Row>`
    select first_name, last_name, contract_level, profile_encrypted, kyb_dossier.state as dossier,
      (select coalesce(sum(face), 0)::bigint from company_sale where customer_id = customer.id) as bought
    from customer left join company on company.customer_id = customer.id
      left join kyb_dossier on kyb_dossier.customer_id = customer.id
    where customer.id = ${customerId}::uuid and customer.bu_id = ${unit.id}`.execute(transaction);
  return rows[0]!;
};

export const getCustomerSheet: Handler<Calls['getCustomerSheet']> = ({ custId }, { shop, unit, buyer }) => {
  const salesman = buyer.customer;
  if (salesman === null || !may(kindOf(buyer), 'orderForCustomer')) throw new CallRefused('notAuthorized');
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const { id } = await viewedCustomer(transaction, unit, buyer, { custId, view: 'profile' });
    await sql`insert into salesman_visit (salesman_id, customer_id, bu_id, visited_at)
      values (${salesman.id}::uuid, ${id}::uuid, ${unit.id}, ${shop.clock()}::timestamptz)
      on conflict (salesman_id, customer_id) do update set visited_at = excluded.visited_at`.execute(transaction);
    const row = await readSheet(transaction, unit, id);
    const { name, number, city } = searchedOf(shop.vault, row);
    return {
      custId: id,
      custName: name,
      contractTypeId: row.contract_level,
      siren: number,
      city,
      accumulateAmt: encodeAmount(fromMinorUnits(row.bought, unit.currency)),
      dossierState: row.dossier,
    };
  });
};
