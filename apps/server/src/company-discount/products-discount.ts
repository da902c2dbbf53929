/** The call `getProductsDiscount`: the discounts by which a customer's cards of one code are priced. Source: S7.24, S3.56. */
import type { Calls } from '@offrande/api-client/contract';
import { type DiscountEntry, discountsFor } from '@offrande/domain/discount';
import { encodeAmount } from '@offrande/domain/money';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { type CompanyRows, companyRows, readCompany, tradeCustomer } from '../customer/ordered-for.ts';
import { inUnit } from '../database/in-unit.ts';
import { companyDiscounts, type DiscountRows, discountRows } from './company-discounts.ts';

interface Row {
  readonly company: CompanyRows;
  readonly discounts: DiscountRows;
}

const wireOf = ({ customerId, itemCode, accumulated, isAccumulating, tiers }: DiscountEntry) => ({
  custId: customerId,
  itemCode,
  accumulateAmt: encodeAmount(accumulated),
  isAccuSales: isAccumulating,
  discountList: tiers.map(({ from, to, rate }) => ({
    amountFrom: encodeAmount(from),
    amountTo: to === null ? null : encodeAmount(to),
    discountRate: rate.percent,
  })),
});

/** A company and an individual ask for themselves, a salesman for a company of their list. */
export const getProductsDiscount: Handler<Calls['getProductsDiscount']> = async ({ custId, itemCode }, context) => {
  const { shop, unit, buyer } = context;
  const customer = tradeCustomer(buyer);
  const read = async () => {
    if (customer === null) return discountsFor(unit.catalogue.discounts, custId);
    const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
      sql<Row>`select ${companyRows(unit, customer, custId)} as company, ${discountRows(unit, custId)} as discounts`.execute(
        transaction,
      ),
    );
    const { company, discounts } = rows[0]!;
    return companyDiscounts(unit, readCompany(company, buyer, custId)!.customerId, discounts);
  };
  const entries = await read();
  return { discounts: entries.filter((entry) => entry.itemCode === itemCode).map(wireOf) };
};
