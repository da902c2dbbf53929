/** Names of the headers that the shop's calls add to plain HTTP. */
export const HEADERS = {
  initToken: 'Init-Token',
  csrfToken: 'X-CSRF-Token',
  idempotencyKey: 'Idempotency-Key',
} as const;
