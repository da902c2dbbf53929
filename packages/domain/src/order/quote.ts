/** The answer to a request for a quotation. Source: S4.12. */

/** A quote is successful only if it has an order number and no error. */
export const isQuoteSuccessful = (answer: { readonly orderNo?: string | null; readonly error?: unknown }): boolean =>
  (answer.orderNo ?? '') !== '' && (answer.error === undefined || answer.error === null);
