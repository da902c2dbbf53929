/** The length of a history: 100,000 orders in full, otherwise enough to reveal growing costs within a minute. */
const ORDERS = { full: 100_000, part: 20_000 } as const;

/** `PROOF_ORDERS` overrides the number. */
export const historyOrders = (isFull: boolean): number =>
  Number(process.env['PROOF_ORDERS'] ?? (isFull ? ORDERS.full : ORDERS.part));
