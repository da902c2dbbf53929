/**
 * What the profile of a company needs before it can be shown, loaded in parallel: the numbering plans, what the unit asks of
 * a company, and the texts of companies' screens.
 */
import type { NumberingPlan } from '@offrande/domain/phone';
import type { ProfilePolicy } from '@offrande/domain/profile';
import { useCallback } from 'react';
import { useAddTexts } from '../../../../page/texts.tsx';
import { companyGateways } from '../../../../shop/company-calls.ts';
import { useShop } from '../../../../shop/shop-context.tsx';
import { type Answer, useAnswer } from '../../../../shop/use-answer.ts';
import { loadNumberingPlan } from '../../../phone/numbering-plan.ts';

export interface CompanyParts {
  readonly plan: NumberingPlan;
  readonly policy: ProfilePolicy;
}

export const useCompanyParts = (): Answer<CompanyParts> => {
  const shop = useShop();
  const addTexts = useAddTexts();
  const load = useCallback(async (): Promise<CompanyParts> => {
    const [plan, policy] = await Promise.all([
      loadNumberingPlan(),
      companyGateways(shop).readPolicy(),
      addTexts('company'),
    ]);
    return { plan, policy };
  }, [shop, addTexts]);
  return useAnswer(load);
};
