/** The brochures of the unit. */
import type { Brochures } from '@offrande/api-client/company';
import { useCallback } from 'react';
import { companyGateways } from '../../shop/company-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { type Answer, useAnswer } from '../../shop/use-answer.ts';

export const useBrochures = (): Answer<Brochures> => {
  const { brochures } = companyGateways(useShop());
  return useAnswer(useCallback(() => brochures.fetchBrochures(), [brochures]));
};
