/** Whom or what a dossier that is not decided waits for, as the staff list it. Source: S4.76, S4.78, A-78, A-79. */
import type { DossierState } from '../dossier/index.ts';
import type { TransferFinding } from './decide.ts';

/**
 * `decision`: submitted, its transfer has come, and the staff decide. `transfer`: submitted, and the staff have not yet seen the transfer as
 * it was declared. `company`: asked for answers again.
 */
export const DOSSIER_WAITS = ['decision', 'transfer', 'company'] as const;
export type DossierWait = (typeof DOSSIER_WAITS)[number];

/** What a dossier waits for; null while the company fills it in for the first time, and once it is decided. */
export const dossierWait = (state: DossierState, transfer: TransferFinding): DossierWait | null => {
  if (state === 'askedAgain') return 'company';
  if (state !== 'submitted') return null;
  return transfer === 'right' ? 'decision' : 'transfer';
};
