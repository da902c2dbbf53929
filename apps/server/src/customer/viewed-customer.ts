/**
 * The customer whose data a call reads: the caller's own, or one of a salesman's list, as far as a salesman may see it. A salesman is not told
 * whether a customer that is not listed exists. Source: S6.19, S6.20, A-83.
 */
import { may } from '@offrande/domain/customer';
import type { CustomerView } from '@offrande/domain/salesman';
import { Result } from 'effect';
import { type Buyer, type Customer, kindOf } from '../call/buyer.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { ownCustomer } from '../session/own-customer.ts';
import type { Unit } from '../unit/unit.ts';
import { servedCustomerSql, viewOf } from './served-customers.ts';

/** `accountId` is null where the caller is not the customer. */
export interface ViewedCustomer {
  readonly id: string;
  readonly accountId: string | null;
}

const served = async (
  transaction: UnitTransaction,
  unit: Unit,
  salesman: Customer,
  { custId, view }: { readonly custId: string; readonly view: CustomerView },
): Promise<ViewedCustomer> => {
  const { rows } = await servedCustomerSql(unit, salesman, custId).execute(transaction);
  const viewed = viewOf(salesman, rows, { customerId: custId, view });
  if (Result.isSuccess(viewed)) return { id: viewed.success.customerId, accountId: null };
  throw viewed.failure._tag === 'CustomerNotListed'
    ? new CallRefused('notFound', { field: 'custId' })
    : new CallRefused('notAuthorized');
};

export const viewedCustomer = (
  transaction: UnitTransaction,
  unit: Unit,
  buyer: Buyer,
  asked: { readonly custId: string; readonly view: CustomerView },
): ViewedCustomer | Promise<ViewedCustomer> => {
  const { customer } = buyer;
  return customer !== null && customer.id !== asked.custId && may(kindOf(buyer), 'orderForCustomer')
    ? served(transaction, unit, customer, asked)
    : ownCustomer(buyer, asked.custId);
};
