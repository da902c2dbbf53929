/** The answer to a request for a quotation. Source: S4.12. */

/** A quote counts as success only if an order number exists and there is no error. */
export const isQuoteSuccessful = (answer: { readonly orderNo?: string | null; readonly error?: unknown }): boolean =>
  (answer.orderNo ?? '') !== '' && (answer.error === undefined || answer.error === null);
