/** The calls of draft orders. Source: S7.115, S7.116, A-84, A-101. */
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import type { Currency } from '@offrande/domain/money';
import { openedDraft } from '@offrande/domain/salesman-draft';
import type { DraftSummary, DraftToSave, OpenedDraft, StoredDraft } from '@offrande/domain/salesman-draft';
import { Schema } from 'effect';
import type { Client } from '../client/client.ts';
import { deleteDraft, getDrafts, readDraft, resetDraft, saveDraft } from '../contract/draft.ts';
import { readAmount } from './read-answer.ts';

export interface DraftGateway {
  saveDraft(draft: DraftToSave): Promise<StoredDraft>;
  resetDraft(draft: StoredDraft): Promise<StoredDraft>;
  deleteDraft(draft: Pick<StoredDraft, 'draftId' | 'customerId'>): Promise<void>;
  /** The caller's own, the one changed last first. */
  readDrafts(): Promise<readonly DraftSummary[]>;
  openDraft(draft: Pick<StoredDraft, 'draftId' | 'customerId'>): Promise<OpenedDraft>;
}

const storedOf = ({ tempId, custId, revision }: (typeof saveDraft)['response']['Type']): StoredDraft => ({
  draftId: tempId,
  customerId: custId,
  revision,
});

export const createDraftGateway = (client: Client, currency: Currency): DraftGateway => {
  const unit = { aggregatorBuId: client.unitId };
  const encodeLine = Schema.encodeSync(draftLineFromWire(currency));
  const decodeLines = Schema.decodeUnknownSync(Schema.Array(draftLineFromWire(currency)));
  const referenceOf = ({ draftId, customerId }: Pick<StoredDraft, 'draftId' | 'customerId'>) => ({
    ...unit,
    tempId: draftId,
    custId: customerId,
  });
  return {
    saveDraft: async ({ draftId, revision, customerId, invoicingAddress, purchaseOrder, lines }) => {
      const stored = await client.call(saveDraft, {
        ...unit,
        custId: customerId,
        ...(draftId === null ? {} : { tempId: draftId }),
        ...(revision === null ? {} : { revision }),
        ...(invoicingAddress === null ? {} : { invoicingAddress }),
        ...(purchaseOrder === '' ? {} : { purchaseOrder }),
        lines: lines.map((line) => encodeLine(line) as Record<string, Schema.Json>),
      });
      return storedOf(stored);
    },
    resetDraft: async (draft) => storedOf(await client.call(resetDraft, referenceOf(draft))),
    deleteDraft: async (draft) => {
      await client.call(deleteDraft, referenceOf(draft));
    },
    readDrafts: async () => {
      const { drafts } = await client.call(getDrafts, unit);
      return drafts.map(({ tempId, custId, custName, contractTypeId, qty, orderAmtTot, updatedAt }) => ({
        draftId: tempId,
        customer: { customerId: custId, name: custName, contractLevel: contractTypeId },
        cards: qty,
        total: readAmount(orderAmtTot, currency, getDrafts.name),
        updatedAt,
      }));
    },
    openDraft: async (draft) => {
      const { custName, contractTypeId, lines, invoicingAddress, purchaseOrder, ...stored } = await client.call(
        readDraft,
        referenceOf(draft),
      );
      const customer = { customerId: stored.custId, name: custName, contractLevel: contractTypeId };
      const content = { invoicingAddress, purchaseOrder: purchaseOrder ?? '', lines: decodeLines(lines) };
      return openedDraft(storedOf(stored), customer, content);
    },
  };
};
