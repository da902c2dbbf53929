/**
 * A salesman's draft of an order: for whom it is, its invoice and its cards (spec section 4, S4.119 to S4.121, S5.64,
 * Values are merged over the defaults when it is created and into it when it is updated; a reset restores the
 * defaults. Nothing is checked here: terms, cart and checkout have their own rules.
 */
import { Result } from 'effect';
import type { CartLine } from '../cart/index.ts';
import { checkOrderingRight } from '../checkout/index.ts';
import type { OrderingRefusal } from '../checkout/index.ts';
import { USUAL_INVOICING } from '../invoicing/index.ts';
import type { OrderInvoicing } from '../invoicing/index.ts';
import type { ListedCustomer } from '../salesman/index.ts';
import { customerFields } from '../salesman/index.ts';

/** `customer` is null until one is chosen. The lines stand in the order of the cart. */
export interface SalesmanDraft {
  readonly customer: ListedCustomer | null;
  readonly invoicing: OrderInvoicing;
  readonly lines: readonly CartLine[];
}

/** Any of a draft's values; the others stay. */
export type DraftValues = Partial<SalesmanDraft>;

/** The initial draft: for nobody yet, with the customer's usual invoice, without cards. */
export const DEFAULT_DRAFT: SalesmanDraft = { customer: null, invoicing: USUAL_INVOICING, lines: [] };

const isOf =
  ({ customerId, customerName }: ReturnType<typeof customerFields>) =>
  (line: CartLine): boolean =>
    line.customerId === customerId && line.customerName === customerName;

/** The lines of a customer's order have its fields (S3.20); they are the same array where nothing changes. */
const linesFor = (lines: readonly CartLine[], customer: ListedCustomer | null): readonly CartLine[] => {
  if (customer === null) return lines;
  const fields = customerFields(customer);
  return lines.every(isOf(fields)) ? lines : lines.map((line) => ({ ...line, ...fields }));
};

/**
 * The draft with the given values; the others stay the same. An invoice belongs to its customer: without one there is
 * none to choose (S5.64), and another customer has its own.
 */
export const updateDraft = (draft: SalesmanDraft, values: DraftValues): SalesmanDraft => {
  const { customer, lines, invoicing } = { ...draft, ...values };
  const isSame = customer?.customerId === draft.customer?.customerId;
  const chosen = isSame ? invoicing : (values.invoicing ?? USUAL_INVOICING);
  return { customer, lines: linesFor(lines, customer), invoicing: customer === null ? USUAL_INVOICING : chosen };
};

/** A new draft: the defaults with the given values. */
export const createDraft = (values: DraftValues): SalesmanDraft => updateDraft(DEFAULT_DRAFT, values);

/** The draft after a reset: the defaults, for the same customer. */
export const resetDraft = ({ customer }: SalesmanDraft): SalesmanDraft => createDraft({ customer });

/** Whether its customer may be ordered for: one is chosen and is registered, else the refusal of the ordering right. */
export const checkDraftCustomer = ({
  customer,
}: Pick<SalesmanDraft, 'customer'>): Result.Result<void, OrderingRefusal> =>
  checkOrderingRight('salesman', customer?.contractLevel ?? null);
