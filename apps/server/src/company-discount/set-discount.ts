/** What staff agree with a company: its own tiers for a card. Source. */
import { checkDiscounts } from '@offrande/domain/discount';
import { discountEntryFromWire } from '@offrande/domain/discount/schema';
import { Result, Schema } from 'effect';
import { sql } from 'kysely';
import { namedCompany, type Standing, standingOf } from '../company-registration/company-standing.ts';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** A tier in wire format. */
interface WrittenTier {
  readonly amountFrom: string;
  readonly amountTo: string | null;
  readonly discountRate: string;
}

/** Each tier ends where the next begins, at which the next one decides. */
const writtenTiers = (text: string): readonly WrittenTier[] => {
  const parts = text.split(' ').filter((part) => part !== '');
  const starts = parts.map((part) => part.split('='));
  return starts.map(([amountFrom = '', discountRate = ''], at) => ({
    amountFrom,
    amountTo: starts[at + 1]?.[0] ?? null,
    discountRate,
  }));
};

/**
 * Tiers as staff write them, `0.00=3 500.00=5`: the sum from which each rate applies. Null if unreadable or not rising. An empty
 * text is no tier: the company then has no discount on the card.
 */
export const readTiers = (text: string, { currency }: Pick<Unit, 'currency'>): readonly WrittenTier[] | null => {
  const tiers = writtenTiers(text);
  const decode = Schema.decodeUnknownResult(discountEntryFromWire(currency));
  const entry = decode({ custId: null, itemCode: '-', accumulateAmt: '0', isAccuSales: false, discountList: tiers });
  return Result.isSuccess(entry) && Result.isSuccess(checkDiscounts([entry.success])) ? tiers : null;
};

export interface AgreedDiscount {
  readonly itemCode: string;
  readonly tiers: readonly WrittenTier[];
  readonly isAccumulating: boolean;
}

export type DiscountOutcome = Standing | { readonly outcome: 'cardUnknown' };

/** Replaces what was agreed for the card. Orders that exist keep their price. */
export const setCompanyDiscount = (
  shop: Shop,
  unit: Unit,
  company: string,
  { itemCode, tiers, isAccumulating }: AgreedDiscount,
): Promise<DiscountOutcome> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    if (!unit.catalogue.products.has(itemCode)) return { outcome: 'cardUnknown' };
    const { rows } = await sql<{ id: string }>`
      with found as materialized (select id from customer where ${namedCompany(unit, company)} for update),
        stored as (
          insert into company_discount (bu_id, customer_id, item_code, is_accumulating, tiers, set_at)
          select ${unit.id}, id, ${itemCode}, ${isAccumulating}, ${JSON.stringify(tiers)}::jsonb, ${shop.clock()}::timestamptz
          from found where (select count(*) from found) = 1
          on conflict (customer_id, item_code) do update
            set is_accumulating = excluded.is_accumulating, tiers = excluded.tiers, set_at = excluded.set_at
        )
      select id from found`.execute(transaction);
    return standingOf(transaction, shop, rows);
  });

/** From then on the unit's discount applies. `noDiscount`: none was agreed. */
export const dropCompanyDiscount = (
  shop: Shop,
  unit: Unit,
  company: string,
  itemCode: string,
): Promise<Standing | { readonly outcome: 'noDiscount' }> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<{ id: string; dropped: boolean }>`
      with found as materialized (select id from customer where ${namedCompany(unit, company)}),
        dropped as (delete from company_discount using found where company_discount.customer_id = found.id
          and company_discount.bu_id = ${unit.id} and item_code = ${itemCode} and (select count(*) from found) = 1 returning 1)
      select id, exists (select from dropped) as dropped from found`.execute(transaction);
    const standing = await standingOf(transaction, shop, rows);
    return standing.outcome !== 'ok' || rows[0]?.dropped ? standing : { outcome: 'noDiscount' };
  });
