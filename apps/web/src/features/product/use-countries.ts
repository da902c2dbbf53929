/** Countries with their area codes, named in the page's language. The table is large, so it is loaded on demand. */
import { countryName } from '@offrande/domain/locale';
import type { Country } from '@offrande/domain/phone';
import { useEffect, useState } from 'react';
import { useBoot } from '../../page/boot.tsx';

/** Null until loaded. Sorted by name. */
export const useCountries = (): readonly Country[] | null => {
  const { tag } = useBoot().language;
  const [list, setList] = useState<readonly Country[] | null>(null);
  useEffect(() => {
    let isShown = true;
    void import('@offrande/domain/phone').then(({ countries }) => {
      if (!isShown) return;
      const named = countries((code) => countryName(code, tag));
      setList(named.toSorted((a, b) => a.name.localeCompare(b.name, tag)));
    });
    return () => {
      isShown = false;
    };
  }, [tag]);
  return list;
};
