/** Names of the HTTP headers that are specific to the shop's calls. */
export const HEADERS = {
  initToken: 'Init-Token',
  kybToken: 'Kyb-Token',
  csrfToken: 'X-CSRF-Token',
  idempotencyKey: 'Idempotency-Key',
} as const;
