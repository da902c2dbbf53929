/** What a person may decide about: the orders of the own company, or as an admin those of the unit's salesmen. Source. */
import type { CompanyRole } from '@offrande/domain/company-people';
import { sql } from 'kysely';
import type { Customer } from '../call/buyer.ts';
import { roleInCompany } from '../customer/company-seat.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { isAdminSalesman } from '../order/salesman-approval.ts';
import type { Unit } from '../unit/unit.ts';

/** An admin salesman decides as an approver of a company does, another salesman as a buyer. Null: neither. */
export const roleOfDecider = async (
  transaction: UnitTransaction,
  unit: Unit,
  customer: Customer,
): Promise<CompanyRole | null> => {
  if (customer.memberType !== 'salesman') return roleInCompany(transaction, unit, customer);
  const { rows } =
    await sql`select from customer where id = ${customer.id}::uuid and ${isAdminSalesman(unit.id)}`.execute(
      transaction,
    );
  return rows.length === 0 ? 'buyer' : 'approver';
};
