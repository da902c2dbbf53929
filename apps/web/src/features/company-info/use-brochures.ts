/** The brochures of the unit. */
import type { Brochures } from '@offrande/api-client/company';
import { useCallback } from 'react';
import { companyBrochures } from '../../shop/company-brochure-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { type Answer, useAnswer } from '../../shop/use-answer.ts';

export const useBrochures = (): Answer<Brochures> => {
  const shop = useShop();
  return useAnswer(useCallback(() => companyBrochures(shop).fetchBrochures(), [shop]));
};
