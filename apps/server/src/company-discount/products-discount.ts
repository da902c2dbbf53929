/**
 * The calls `getProductsDiscount` and `getCustomerDiscounts`: the discounts by which a customer's cards are priced, of one code
 * or of all that the unit sells. Source: S7.24, S3.56.
 */
import type { Calls } from '@offrande/api-client/contract';
import { type DiscountEntry, discountsFor } from '@offrande/domain/discount';
import { encodeAmount } from '@offrande/domain/money';
import { sql } from 'kysely';
import type { CallContext, Handler } from '../call/handler.ts';
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
const discountsOf = async ({ shop, unit, buyer }: CallContext, custId: string): Promise<readonly DiscountEntry[]> => {
  const customer = tradeCustomer(buyer);
  if (customer === null) return discountsFor(unit.catalogue.discounts, custId);
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<Row>`select ${companyRows(unit, customer, custId)} as company, ${discountRows(unit, custId)} as discounts`.execute(
      transaction,
    ),
  );
  const { company, discounts } = rows[0]!;
  return companyDiscounts(unit, readCompany(company, buyer, custId)!.customerId, discounts);
};

export const getProductsDiscount: Handler<Calls['getProductsDiscount']> = async ({ custId, itemCode }, context) => {
  const entries = await discountsOf(context, custId);
  return { discounts: entries.filter((entry) => entry.itemCode === itemCode).map(wireOf) };
};

/** In the order of the unit's cards; what was agreed on a card that is no longer sold is left out. */
export const getCustomerDiscounts: Handler<Calls['getCustomerDiscounts']> = async ({ custId }, context) => {
  const entries = new Map((await discountsOf(context, custId)).map((entry) => [entry.itemCode, entry]));
  const { catalogue } = context.unit;
  return {
    discounts: catalogue.listed.flatMap((product) => {
      const entry = entries.get(product.itemCode);
      const { productName } = catalogue.itemOf(product, context.language);
      return entry === undefined ? [] : [{ ...wireOf(entry), productName }];
    }),
  };
};
