/** What the levels of a company are called to a salesman. Source: S4.92, A-77. */
import { useLingui } from '@lingui/react/macro';
import type { ContractLevel } from '@offrande/domain/customer';

export const useLevelNames = (): Readonly<Record<ContractLevel, string>> => {
  const { t } = useLingui();
  return { registered: t`Verified`, enCompte: t`En Compte`, light: t`Not verified` };
};
