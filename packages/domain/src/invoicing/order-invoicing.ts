/**
 * What a company chooses for the invoice of one order: which of its addresses it names, and the company's own number of
 * the purchase. Source: S2.70, S5.65.
 */
import type { Receiver } from '../address/index.ts';
import type { InvoicingChoice, InvoicingSource } from './invoicing-address.ts';

/** The longest number of a purchase, in characters. */
export const PURCHASE_ORDER_MAX = 50;

/** `address` is null for the company's usual one; `purchaseOrder` is '' where there is none. */
export interface OrderInvoicing {
  readonly source: InvoicingSource | null;
  readonly address: Receiver | null;
  readonly purchaseOrder: string;
}

const isSameReceiver = (one: Receiver, other: Receiver): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The company's usual address, and no number. */
export const USUAL_INVOICING: OrderInvoicing = { source: null, address: null, purchaseOrder: '' };

/**
 * The choice that stands: the one made if its address is complete, else the first complete one; null if none is. Of a
 * stored draft only the address is known: the choice is the one with that address.
 */
export const standingChoice = (
  choices: readonly InvoicingChoice[],
  { source, address }: Pick<OrderInvoicing, 'source' | 'address'>,
): InvoicingChoice | null => {
  const complete = choices.filter(({ isComplete }) => isComplete);
  const isMade = (choice: InvoicingChoice): boolean =>
    source === null ? address !== null && isSameReceiver(choice.receiver, address) : choice.source === source;
  return complete.find(isMade) ?? complete[0] ?? null;
};

/** After a choice of address; one that the company does not have, or that is incomplete, changes nothing. */
export const chooseInvoicing = (
  before: OrderInvoicing,
  choices: readonly InvoicingChoice[],
  source: InvoicingSource,
): OrderInvoicing => {
  const chosen = standingChoice(choices, { source, address: null });
  if (chosen?.source !== source) return before;
  const isUsual = standingChoice(choices, USUAL_INVOICING)?.source === source;
  return { ...before, source, address: isUsual ? null : chosen.receiver };
};
