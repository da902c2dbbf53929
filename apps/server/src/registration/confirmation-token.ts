/** The token in the link of the welcome email: derived from the server's key, so that none is stored. Source: S7.45. */
import type { Vault } from '../vault.ts';

export const confirmationToken = (vault: Vault, customerId: string): string =>
  vault.hmac('registration-confirmation', customerId);
