/** The calls of draft orders and of a salesman's customer list. Source: S7.78, S7.115, S7.116, A-84, A-101. */
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import type { Currency } from '@offrande/domain/money';
import type { ContractLevel } from '@offrande/domain/customer';
import type { DraftToSave, FoundCustomer, StoredDraft } from '@offrande/domain/salesman';
import { Schema } from 'effect';
import type { Client } from '../client/client.ts';
import { deleteDraft, getCustomerList, resetDraft, saveDraft } from '../contract/draft.ts';

/** `level` null: of every level. `from`: the first place to answer. */
export interface CustomerSearch {
  readonly salesmanId: string;
  readonly query: string;
  readonly level: ContractLevel | null;
  readonly from: number;
}

/** A page of a salesman's customers, and how many the query finds of each level. */
export interface CustomersFound {
  readonly customers: readonly FoundCustomer[];
  readonly counts: Readonly<Record<ContractLevel, number>>;
}

export interface DraftGateway {
  saveDraft(draft: DraftToSave): Promise<StoredDraft>;
  resetDraft(draft: StoredDraft): Promise<void>;
  deleteDraft(draft: StoredDraft): Promise<void>;
  findCustomers(search: CustomerSearch): Promise<CustomersFound>;
}

export const createDraftGateway = (client: Client, currency: Currency): DraftGateway => {
  const unit = { aggregatorBuId: client.unitId };
  const encodeLine = Schema.encodeSync(draftLineFromWire(currency));
  const referenceOf = ({ draftId, customerId }: StoredDraft) => ({ ...unit, tempId: draftId, custId: customerId });
  return {
    saveDraft: async ({ draftId, customerId, invoicingAddress, purchaseOrder, lines }) => {
      const { tempId, custId } = await client.call(saveDraft, {
        ...unit,
        custId: customerId,
        ...(draftId === null ? {} : { tempId: draftId }),
        ...(invoicingAddress === null ? {} : { invoicingAddress }),
        ...(purchaseOrder === '' ? {} : { purchaseOrder }),
        lines: lines.map((line) => encodeLine(line) as Record<string, Schema.Json>),
      });
      return { draftId: tempId, customerId: custId };
    },
    resetDraft: async (draft) => {
      await client.call(resetDraft, referenceOf(draft));
    },
    deleteDraft: async (draft) => {
      await client.call(deleteDraft, referenceOf(draft));
    },
    findCustomers: async ({ salesmanId, query, level, from }) => {
      const { customerList, counts } = await client.call(getCustomerList, {
        ...unit,
        salesmanId,
        ...(query === '' ? {} : { query }),
        ...(level === null ? {} : { contractTypeId: level }),
        ...(from === 0 ? {} : { from }),
      });
      return { customers: customerList, counts };
    },
  };
};
