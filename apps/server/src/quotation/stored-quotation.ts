/** A quotation in the database, and its document. Source: S8.49, A-06. */
import type { QuotationDetail } from '@offrande/domain/quotation';
import { quotationDetailAnswer } from '@offrande/domain/quotation/schema';
import { Schema } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import { readProfile } from '../customer/company-profile.ts';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { printQuotation } from './quotation-document.ts';

export interface StoredQuotation {
  readonly detail: unknown;
  readonly profile_encrypted: string | null;
  readonly is_disabled: boolean;
  readonly language: string;
}

/**
 * An SQL expression: the orders made from the quotation that stand, as its detail lists them, the first first. One that ended unpaid is
 * named no longer: it came to nothing, and the quotation is again one to decide on (decision 062).
 */
export const ordersSql = sql`jsonb_build_object('orders', (
  select coalesce(jsonb_agg(purchase.order_no order by purchase.created_at, purchase.order_no), '[]'::jsonb)
  from quotation_order join purchase on purchase.order_no = quotation_order.order_no
  where quotation_order.quotation_no = quotation.order_no and purchase.state <> 'canceled'))`;

/** `isWanted`: which quotations exist for the caller, by default all. */
export const findQuotation = (
  shop: Shop,
  unit: Unit,
  orderNo: string,
  isWanted: RawBuilder<unknown> = sql`true`,
): Promise<StoredQuotation | undefined> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } =
      await sql<StoredQuotation>`select detail || ${ordersSql} as detail, is_disabled, language, profile_encrypted from quotation
      left join company on company.customer_id = quotation.owner_id and company.bu_id = quotation.bu_id
      where quotation.order_no = ${orderNo} and quotation.bu_id = ${unit.id} and ${isWanted}`.execute(transaction);
    return rows[0];
  });

export const detailOf = ({ detail }: StoredQuotation, unit: Unit): QuotationDetail =>
  Schema.decodeUnknownSync(quotationDetailAnswer(unit.currency))(detail);

/** PDF bytes; null for a quotation that was made before its prices were stored. */
export const printStored = (shop: Shop, unit: Unit, stored: StoredQuotation): Promise<Uint8Array | null> => {
  const { profile_encrypted: profile, language } = stored;
  const company = profile === null ? null : readProfile(shop.vault, profile);
  return printQuotation(detailOf(stored, unit), company, unit, language);
};
