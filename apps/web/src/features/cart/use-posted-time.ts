/** When a posted card arrives, and where such cards can be sent. Source: spec section 1 (S1.93). */
import { useLingui } from '@lingui/react/macro';
import { countryName } from '@offrande/domain/locale';
import { useBoot } from '../../page/boot.tsx';

/**
 * The destinations of posted cards as text: a single country, or only its mainland if zip codes are excluded; otherwise
 * null.
 */
const usePostedPlace = (): string | null => {
  const { t } = useLingui();
  const { unit, language } = useBoot();
  const { countries, zipRules } = unit.addressPolicy;
  const [only, ...others] = countries ?? [];
  if (only === undefined || others.length > 0) return null;
  const country = countryName(only, language.tag);
  return zipRules[only]?.refusedPrefixes.length ? t`mainland ${country}` : country;
};

export const usePostedTime = (): string => {
  const { t } = useLingui();
  const place = usePostedPlace();
  return place === null ? t`3 to 4 days` : t`3 to 4 days, ${place}`;
};
