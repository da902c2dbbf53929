/**
 * A channel's copy of a customer's list of quotations, page by page, without disabled ones. Source: S3.101, S4.60,
 * S7.15, S7.16, A-40.
 */
import { receivePage } from '../paging/index.ts';
import type { Page } from '../paging/index.ts';
import type { Quotation } from './quotation.ts';

/**
 * The list, and the quotations disabled here: a page that was requested before, or that overlaps, must not restore them
 * or show one twice.
 */
export interface QuotationList {
  readonly held: Page<Quotation> | null;
  readonly disabled: readonly string[];
}

export const EMPTY_QUOTATIONS: QuotationList = { held: null, disabled: [] };

/** The list once a page has arrived: page 1 replaces, the next one is added, any other is ignored as late. */
export const receiveQuotations = ({ held, disabled }: QuotationList, page: Page<Quotation>): QuotationList => ({
  held: receivePage(held, page),
  disabled,
});

/** The list once a quotation is disabled. */
export const disableQuotation = ({ held, disabled }: QuotationList, orderNo: string): QuotationList => ({
  held,
  disabled: disabled.includes(orderNo) ? disabled : [...disabled, orderNo],
});

/** What is shown: each quotation that is not disabled once, in the order of the pages. */
export const shownQuotations = ({ held, disabled }: QuotationList): readonly Quotation[] => {
  const shown = held?.items.filter(({ orderNo, isDisabled }) => !isDisabled && !disabled.includes(orderNo)) ?? [];
  return [...new Map(shown.map((quotation) => [quotation.orderNo, quotation])).values()];
};
