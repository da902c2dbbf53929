/** The calls of draft orders. Source: S7.115, S7.116, A-84, A-101. */
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import type { Currency } from '@offrande/domain/money';
import type { DraftToSave, StoredDraft } from '@offrande/domain/salesman';
import { Schema } from 'effect';
import type { Client } from '../client/client.ts';
import { deleteDraft, resetDraft, saveDraft } from '../contract/draft.ts';

export interface DraftGateway {
  saveDraft(draft: DraftToSave): Promise<StoredDraft>;
  resetDraft(draft: StoredDraft): Promise<void>;
  deleteDraft(draft: StoredDraft): Promise<void>;
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
  };
};
