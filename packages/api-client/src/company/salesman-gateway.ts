/** The calls by which a salesman finds customers and sees what is known of each. Source: S2.67, S6.17 to S6.20, S7.78, A-83. */
import type { ContractLevel } from '@offrande/domain/customer';
import type { Currency } from '@offrande/domain/money';
import type { Member } from '@offrande/domain/profile';
import type { CustomerSheet, CustomersFound } from '@offrande/domain/salesman';
import type { Client } from '../client/client.ts';
import { getMemberProfile } from '../contract/profile.ts';
import { getCustomerList, getCustomerSheet } from '../contract/salesman.ts';
import { readAmount } from '../gateways/read-answer.ts';

/** `level` null: of every level. `from`: the first place to answer. */
export interface CustomerSearch {
  readonly salesmanId: string;
  readonly query: string;
  readonly level: ContractLevel | null;
  readonly from: number;
}

export interface SalesmanGateway {
  findCustomers(search: CustomerSearch): Promise<CustomersFound>;
  readSheet(custId: string): Promise<CustomerSheet>;
  /** The customer's profile with its address book. */
  readProfile(custId: string): Promise<Member>;
}

export const createSalesmanGateway = (client: Client, currency: Currency): SalesmanGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    findCustomers: async ({ salesmanId, query, level, from }) => {
      const { customerList, counts, isCut } = await client.call(getCustomerList, {
        ...unit,
        salesmanId,
        ...(query === '' ? {} : { query }),
        ...(level === null ? {} : { contractTypeId: level }),
        ...(from === 0 ? {} : { from }),
      });
      return { customers: customerList, counts, isCut };
    },
    readSheet: async (custId) => {
      const sheet = await client.call(getCustomerSheet, { ...unit, custId });
      return {
        customerId: sheet.custId,
        name: sheet.custName,
        contractLevel: sheet.contractTypeId,
        number: sheet.siren,
        city: sheet.city,
        accumulatedSales: readAmount(sheet.accumulateAmt, currency, getCustomerSheet.name),
        dossier: sheet.dossierState,
      };
    },
    readProfile: (custId) => client.call(getMemberProfile, { ...unit, custId }),
  };
};
