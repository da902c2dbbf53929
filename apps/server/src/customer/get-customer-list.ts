/** The call `getCustomerList`: the companies for which the calling salesman may order. Source: S2.67, S6.18, S7.78. */
import type { Calls } from '@offrande/api-client/contract';
import { may } from '@offrande/domain/customer';
import type { FoundCustomer } from '@offrande/domain/salesman';
import { CUSTOMERS_AT_ONCE } from '@offrande/domain/salesman/schema';
import { kindOf } from '../call/buyer.ts';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import { ownCustomer } from '../session/own-customer.ts';
import type { Vault } from '../vault.ts';
import { searchedOf } from './company-search.ts';
import { findCustomers, type FoundRow } from './find-customers.ts';

const foundCustomer = (vault: Vault, row: FoundRow): FoundCustomer => {
  const { name, number, city } = searchedOf(vault, row);
  return { customerId: row.id, name, number, city, contractLevel: row.contract_level, isRecent: row.is_recent };
};

export const getCustomerList: Handler<Calls['getCustomerList']> = (request, { shop, unit, buyer }) => {
  const { salesmanId, query = '', contractTypeId: level = null, from = 0 } = request;
  const salesman = ownCustomer(buyer, salesmanId);
  if (!may(kindOf(buyer), 'orderForCustomer')) throw new CallRefused('notAuthorized');
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const searched = { query, level, from, count: CUSTOMERS_AT_ONCE };
    const { rows, counts, isCut } = await findCustomers(transaction, unit, salesman, searched);
    return {
      customerList: rows.map((row) => foundCustomer(shop.vault, row)),
      counts: { light: 0, enCompte: 0, registered: 0, ...counts },
      isCut,
    };
  });
};
