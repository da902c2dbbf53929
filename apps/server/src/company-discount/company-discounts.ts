/**
 * The discounts of a company: its own entries go before the unit's, and entries that accumulate count what it has bought.
 * Source: S3.56, A-12, A-104, A-158.
 */
import { checkDiscounts, type DiscountEntry, discountsOfCustomer } from '@offrande/domain/discount';
import { discountEntryFromWire } from '@offrande/domain/discount/schema';
import { encodeAmount, fromMinorUnits, zero } from '@offrande/domain/money';
import { Result, Schema } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { isUuid } from '../random.ts';
import type { Unit } from '../unit/unit.ts';

interface OwnRow {
  readonly item_code: string;
  readonly is_accumulating: boolean;
  /** In wire format. */
  readonly tiers: readonly unknown[];
}

/** A company's own entries, and the face value that it bought of the codes that count it. */
export interface DiscountRows {
  readonly own: readonly OwnRow[];
  readonly bought: Readonly<Record<string, string>>;
}

/** An SQL expression: the discount rows of a company, whether or not there is such a company. */
export const discountRows = (unit: Unit, companyId: string): RawBuilder<DiscountRows> => {
  const id = sql`${isUuid(companyId) ? companyId : null}::uuid`;
  const counting = unit.catalogue.discounts.filter(({ isAccumulating }) => isAccumulating);
  const own = sql`company_discount own where own.customer_id = ${id} and own.bu_id = ${unit.id}`;
  return sql`jsonb_build_object(
    'own', (select coalesce(jsonb_agg(to_jsonb(own)), '[]') from ${own}),
    'bought', (select coalesce(jsonb_object_agg(sold.item_code, sold.face), '{}') from (
      select sale.item_code, sum(sale.face)::text as face
      from (select unnest(${counting.map(({ itemCode }) => itemCode)}::text[]) as item_code
          union select own.item_code from ${own} and own.is_accumulating) counting
        join company_sale sale on sale.item_code = counting.item_code
      where sale.customer_id = ${id} and sale.bu_id = ${unit.id} group by sale.item_code) sold))`;
};

/** Stored entries of a company. Throws on entries that contradict each other, which cannot be stored. */
const ownEntries = ({ currency }: Unit, companyId: string, own: DiscountRows['own']): readonly DiscountEntry[] => {
  const decode = Schema.decodeUnknownSync(Schema.Array(discountEntryFromWire(currency)));
  const entries = decode(
    own.map(({ item_code, is_accumulating, tiers }) => ({
      custId: companyId,
      itemCode: item_code,
      accumulateAmt: encodeAmount(zero(currency)),
      isAccuSales: is_accumulating,
      discountList: tiers,
    })),
  );
  return Result.getOrThrowWith(
    checkDiscounts(entries),
    ({ _tag, itemCode }) => new Error(`Discounts of company ${companyId}: ${_tag} of ${itemCode}`),
  );
};

/** The entries by which a company's cards are priced, at most one for each code. */
export const companyDiscounts = (
  unit: Unit,
  companyId: string,
  { own, bought }: DiscountRows,
): readonly DiscountEntry[] =>
  discountsOfCustomer(
    [...unit.catalogue.discounts, ...ownEntries(unit, companyId, own)],
    companyId,
    new Map(Object.entries(bought).map(([code, face]) => [code, fromMinorUnits(BigInt(face), unit.currency)])),
  );

/** The entries of a company, read in a separate statement. */
export const findCompanyDiscounts = async (
  transaction: UnitTransaction,
  unit: Unit,
  companyId: string,
): Promise<readonly DiscountEntry[]> => {
  const { rows } = await sql<{ found: DiscountRows }>`select ${discountRows(unit, companyId)} as found`.execute(
    transaction,
  );
  return companyDiscounts(unit, companyId, rows[0]!.found);
};
