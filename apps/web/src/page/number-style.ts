/**
 * How numbers are formatted on this page: by the page's language and the unit's country and decimal separator.
 */
import type { NumberStyle } from '@offrande/domain/locale';
import { useMemo } from 'react';
import { useBoot } from './boot.tsx';

export const useNumberStyle = (): NumberStyle => {
  const { language, unit } = useBoot();
  return useMemo(
    () => ({ languageTag: language.tag, country: unit.country, decimalSeparator: unit.decimalSeparator }),
    [language, unit],
  );
};
