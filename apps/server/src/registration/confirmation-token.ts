/** What the link in the welcome mail carries: worked out under the server's key, so that none is kept. Source: S7.45. */
import type { Vault } from '../vault.ts';

export const confirmationToken = (vault: Vault, customerId: string): string =>
  vault.mark('registration-confirmation', customerId);
