/** The limits that the dossier's texts name, written as this page writes numbers. */
import { VERIFICATION_TRANSFER } from '@offrande/domain/dossier';
import {
  KYB_DOCUMENT_RULES,
  MINIMUM_AGE_YEARS,
  REGISTRATION_DOCUMENT_MAX_MONTHS,
} from '@offrande/domain/dossier-field';
import { formatMoneyShort, formatNumber, formatPercent } from '@offrande/domain/locale';
import { SHAREHOLDER_THRESHOLD_PERCENT } from '@offrande/domain/stakeholder';
import { useNumberStyle } from '../../page/number-style.ts';

export const useLimits = () => {
  const style = useNumberStyle();
  return {
    /** From this share on a shareholder has a form. */
    least: formatPercent(String(SHAREHOLDER_THRESHOLD_PERCENT), style),
    /** Of the verification transfer. */
    amount: formatMoneyShort(VERIFICATION_TRANSFER, style),
    /** The least age. */
    years: MINIMUM_AGE_YEARS,
    /** The greatest age of the registration document. */
    months: REGISTRATION_DOCUMENT_MAX_MONTHS,
    /** Documents are smaller, in megabytes. */
    size: formatNumber(String(KYB_DOCUMENT_RULES.identityPaper.statedMegabytes), style),
  } as const;
};
