/**
 * The calls by which an author finds drafts again and opens one. A salesman's are those for customers still on the list. Source: S4.118 to
 * S4.121, A-84, A-189.
 */
import { ReceiverSchema } from '@offrande/domain/address/schema';
import { type ContractLevel, may } from '@offrande/domain/customer';
import { encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { Schema } from 'effect';
import { sql } from 'kysely';
import { type CompanyNames, searchedOf } from '../customer/company-search.ts';
import { findCompany } from '../customer/ordered-for.ts';
import { type Buyer, type Customer, kindOf } from '../call/buyer.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { HandlersOf } from '../call/handler.ts';
import { inUnit } from '../database/in-unit.ts';
import { isUuid } from '../random.ts';
import type { Unit } from '../unit/unit.ts';

interface CustomerRow extends CompanyNames {
  readonly customer_id: string;
  readonly contract_level: ContractLevel;
}

interface ListedRow extends CustomerRow {
  readonly temp_id: string;
  readonly cards: number;
  readonly total: bigint;
  readonly updated_at: Date;
}

interface WholeRow extends CustomerRow {
  readonly revision: number;
  readonly invoicing_address: unknown;
  readonly purchase_order: string | null;
  readonly lines: readonly Record<string, Schema.Json>[];
}

const author = ({ customer }: Buyer): Customer => {
  if (customer === null) throw new CallRefused('notAuthorized');
  return customer;
};

/** Drafts of this author with their customers' names. */
const ownedBy = (unit: Unit, { id }: Customer) => sql`draft_order draft
  join customer on customer.id = draft.customer_id and customer.closed_at is null
  left join company on company.customer_id = customer.id
  where draft.owner_id = ${id}::uuid and draft.bu_id = ${unit.id}`;

/** A salesman who serves all customers has all drafts; others those of the listed. */
const isStillServed = (id: string) => sql`(
  exists (select from salesman_customer served where served.salesman_id = ${id}::uuid and served.customer_id = draft.customer_id)
  or (select is_admin_salesman from customer salesman where salesman.id = ${id}::uuid))`;

export const ownDrafts: HandlersOf<'getDrafts' | 'readDraft'> = {
  getDrafts: (_request, { shop, unit, buyer }) => {
    const owner = author(buyer);
    const served = may(kindOf(buyer), 'orderForCustomer') ? sql`and ${isStillServed(owner.id)}` : sql``;
    return inUnit(shop.connection, unit.id, async (transaction) => {
      const { rows } = await sql<ListedRow>`
        select draft.temp_id, draft.customer_id, draft.cards, draft.total, draft.updated_at, first_name, last_name, contract_level, profile_encrypted
        from ${ownedBy(unit, owner)} and draft.cards > 0 and not exists (
          select from purchase where purchase.order_no = draft.order_no and purchase.state <> 'canceled') ${served} order by draft.updated_at desc`.execute(
        transaction,
      );
      return {
        drafts: rows.map((row) => ({
          tempId: row.temp_id,
          custId: row.customer_id,
          custName: searchedOf(shop.vault, row).name,
          contractTypeId: row.contract_level,
          qty: row.cards,
          orderAmtTot: encodeAmount(fromMinorUnits(row.total, unit.currency)),
          updatedAt: row.updated_at.toISOString(),
        })),
      };
    });
  },
  readDraft: ({ tempId, custId }, { shop, unit, buyer }) => {
    const owner = author(buyer);
    return inUnit(shop.connection, unit.id, async (transaction) => {
      await findCompany(transaction, unit, buyer, custId);
      const { rows } = await sql<WholeRow>`
        select draft.customer_id, draft.revision, draft.invoicing_address, draft.purchase_order, draft.lines, first_name, last_name,
          contract_level, profile_encrypted
        from ${ownedBy(unit, owner)} and draft.temp_id = ${isUuid(tempId) ? tempId : null}::uuid`.execute(transaction);
      const [draft] = rows;
      if (draft === undefined || draft.customer_id !== custId) throw new CallRefused('notFound', { field: 'tempId' });
      return {
        tempId,
        custId,
        custName: searchedOf(shop.vault, draft).name,
        contractTypeId: draft.contract_level,
        revision: draft.revision,
        invoicingAddress: Schema.decodeUnknownSync(Schema.NullOr(ReceiverSchema))(draft.invoicing_address),
        purchaseOrder: draft.purchase_order,
        lines: draft.lines,
      };
    });
  },
};
