/** How figures are written on this page: the language of the page, the country and decimal sign of the unit. */
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
