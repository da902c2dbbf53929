/** Drafts as the server stores them (spec sections 4 and 7, S4.118, S7.115, S7.116, A-84, A-101). */
import type { Receiver } from '../address/index.ts';
import type { CartLine } from '../cart/index.ts';
import type { Money } from '../money/index.ts';
import type { ListedCustomer } from '../salesman/index.ts';
import { createDraft } from './draft.ts';
import type { SalesmanDraft } from './draft.ts';

/**
 * The name of a draft order on the server, used in the checkout payload (wire: tempId). `revision` counts how often it
 * was written: whoever writes it next names the one that is replaced.
 */
export interface StoredDraft {
  readonly draftId: string;
  readonly customerId: string;
  readonly revision: number;
}

/**
 * What is saved: the lines in the order of the cart. `draftId` null makes a new draft order; `revision` null replaces
 * whatever there is. `invoicingAddress` is null for the usual one.
 */
export interface DraftToSave {
  readonly draftId: string | null;
  readonly revision: number | null;
  readonly customerId: string;
  readonly invoicingAddress: Receiver | null;
  /** The customer's own number of the purchase; '' for none. */
  readonly purchaseOrder: string;
  readonly lines: readonly CartLine[];
}

/** A draft in the list: `total` as its cards cost when it was saved, `updatedAt` as an instant of ISO 8601. */
export interface DraftSummary {
  readonly draftId: string;
  readonly customer: ListedCustomer;
  readonly cards: number;
  readonly total: Money;
  readonly updatedAt: string;
}

/** A draft that was read whole, to be continued. */
export interface OpenedDraft {
  readonly stored: StoredDraft;
  readonly draft: SalesmanDraft;
}

/** A draft as it was read. */
export const openedDraft = (
  stored: StoredDraft,
  customer: ListedCustomer,
  { invoicingAddress, purchaseOrder, lines }: Pick<DraftToSave, 'invoicingAddress' | 'purchaseOrder' | 'lines'>,
): OpenedDraft => ({
  stored,
  draft: createDraft({ customer, lines, invoicing: { source: null, address: invoicingAddress, purchaseOrder } }),
});

/** What saving sends; null for a draft without a customer, which the server cannot store. */
export const draftToSave = (
  { customer, invoicing, lines }: SalesmanDraft,
  stored: StoredDraft | null,
  isOverwriting = false,
): DraftToSave | null =>
  customer && {
    draftId: stored?.draftId ?? null,
    revision: isOverwriting ? null : (stored?.revision ?? null),
    customerId: customer.customerId,
    invoicingAddress: invoicing.address,
    purchaseOrder: invoicing.purchaseOrder.trim(),
    lines,
  };
