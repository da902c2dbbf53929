/** The call `getCustomerList`: the companies for which the calling salesman may order. Source: S6.18, S7.78. */
import type { Calls } from '@offrande/api-client/contract';
import { may } from '@offrande/domain/customer';
import { kindOf } from '../call/buyer.ts';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import { ownCustomer } from '../session/own-customer.ts';
import { servedCustomers } from './served-customers.ts';

export const getCustomerList: Handler<Calls['getCustomerList']> = ({ salesmanId }, { shop, unit, buyer }) => {
  const salesman = ownCustomer(buyer, salesmanId);
  if (!may(kindOf(buyer), 'orderForCustomer')) throw new CallRefused('notAuthorized');
  return inUnit(shop.connection, unit.id, async (transaction) => ({
    customerList: await servedCustomers(transaction, unit, salesman),
  }));
};
