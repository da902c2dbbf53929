/** How long a history is made: 100,000 orders in full, else as many as show what grows within a minute. */
const ORDERS = { full: 100_000, part: 20_000 } as const;

/** `PROOF_ORDERS` makes it another number. */
export const historyOrders = (isFull: boolean): number =>
  Number(process.env['PROOF_ORDERS'] ?? (isFull ? ORDERS.full : ORDERS.part));
