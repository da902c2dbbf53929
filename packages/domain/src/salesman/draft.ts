/**
 * A salesman's draft of a line, before it is in the cart (spec section 4, S4.119 to S4.121): values are merged over the
 * defaults when it is created and into it when it is updated, and a reset restores the defaults. The defaults are those
 * of every new line (S3.12 to S3.44). Nothing is checked here; terms and cart rules check the merged draft.
 */
import type { Address, PhoneEntry, Receiver } from '../address/index.ts';
import { newLine } from '../cart/index.ts';
import type { CartLine, LineToAdd } from '../cart/index.ts';
import type { Currency } from '../money/index.ts';

/** A line without an id until it is put into the cart; `itemCode` is empty until a product is chosen. */
export type SalesmanDraft = LineToAdd;

type Grouped = 'receiver' | 'sender' | 'delivery';

/** Any of a receiver's fields; the others stay. */
export type ReceiverValues = Partial<Omit<Receiver, 'phone' | 'address'>> & {
  readonly phone?: Partial<PhoneEntry>;
  readonly address?: Partial<Address>;
};

/**
 * Any of a draft's values. Receiver, sender and delivery are merged field by field; extra product, letter and file are
 * replaced as a whole or removed with null.
 */
export type DraftValues = Partial<Omit<SalesmanDraft, Grouped>> & {
  readonly receiver?: ReceiverValues;
  readonly sender?: Partial<CartLine['sender']>;
  readonly delivery?: Partial<CartLine['delivery']>;
};

/** The initial draft. */
export const defaultDraft = (currency: Currency): SalesmanDraft => ({ ...newLine('', '', currency), lineId: null });

const mergeReceiver = (receiver: Receiver, { phone, address, ...values }: ReceiverValues): Receiver => ({
  ...receiver,
  ...values,
  phone: { ...receiver.phone, ...phone },
  address: { ...receiver.address, ...address },
});

/** The draft with the given values; the others stay the same. */
export const updateDraft = (
  draft: SalesmanDraft,
  { receiver, sender, delivery, ...values }: DraftValues,
): SalesmanDraft => ({
  ...draft,
  ...values,
  receiver: mergeReceiver(draft.receiver, receiver ?? {}),
  sender: { ...draft.sender, ...sender },
  delivery: { ...draft.delivery, ...delivery },
});

/** A new draft: the defaults with the given values. */
export const createDraft = (values: DraftValues, currency: Currency): SalesmanDraft =>
  updateDraft(defaultDraft(currency), values);

/** The draft after a reset: the defaults, in its currency. */
export const resetDraft = ({ amount }: SalesmanDraft): SalesmanDraft => defaultDraft(amount.currency);
