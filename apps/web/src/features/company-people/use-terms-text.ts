/** The limits of a person in one line. Source: A-183. */
import { useLingui } from '@lingui/react/macro';
import type { SpendingLimits } from '@offrande/domain/company-people';
import { useFormats } from '../../shop/formats.ts';

export const useTermsText = (): ((limits: SpendingLimits) => string) => {
  const { t } = useLingui();
  const { money } = useFormats();
  return ({ perOrder, perMonth }) => {
    const parts: string[] = [];
    if (perOrder !== null) {
      const amount = money(perOrder);
      parts.push(t`${amount} per order`);
    }
    if (perMonth !== null) {
      const amount = money(perMonth);
      parts.push(t`${amount} per month`);
    }
    return parts.length === 0 ? t`no limit` : parts.join(', ');
  };
};
