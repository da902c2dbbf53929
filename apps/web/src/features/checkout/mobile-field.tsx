/** The optional mobile number with the area codes of the world, which come with the numbering plans and so are loaded late. */
import { useLingui } from '@lingui/react/macro';
import { countryName } from '@offrande/domain/locale';
import { areaCodeOf, countries } from '@offrande/domain/phone';
import { PhoneField } from '@offrande/ui-kit/PhoneField';
import { useEffect, useMemo } from 'react';
import type { GuestTexts } from '../../shop/session.ts';
import { useShop } from '../../shop/shop-context.tsx';

interface MobileFieldProps {
  readonly inputId: string;
  readonly texts: GuestTexts;
  readonly onChange: (changed: Partial<GuestTexts>) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
}

/** One row for each area code, under the first country that has it; the unit's own country comes first. */
const useAreaCodes = () => {
  const { numbers, country } = useShop();
  return useMemo(() => {
    const rows = countries((code) => countryName(code, numbers.languageTag)).toSorted(
      (a, b) =>
        Number(b.id === country) - Number(a.id === country) || a.name.localeCompare(b.name, numbers.languageTag),
    );
    const firstOfCode = new Map(rows.toReversed().map((row) => [row.phoneCode, row]));
    return rows
      .filter((row) => firstOfCode.get(row.phoneCode) === row)
      .map(({ name, phoneCode }) => ({ value: phoneCode, label: `${name} ${phoneCode}`, prefix: phoneCode }));
  }, [numbers.languageTag, country]);
};

export function MobileField({ inputId, texts, onChange, onBlur, error, isDisabled }: MobileFieldProps) {
  const { t } = useLingui();
  const { country } = useShop();
  const areaCodes = useAreaCodes();
  const own = areaCodeOf(country) ?? '';
  useEffect(() => {
    if (texts.areaCode === '') onChange({ areaCode: own });
  }, [texts.areaCode, own, onChange]);
  return (
    <PhoneField
      label={t`Mobile number`}
      optionalMark={t`optional`}
      description={t`Only for a delivery problem.`}
      areaCodeLabel={t`Country code`}
      areaCodes={areaCodes}
      areaCode={texts.areaCode}
      onAreaCodeChange={(areaCode) => onChange({ areaCode })}
      name="mobile"
      inputId={inputId}
      value={texts.mobile}
      onChange={(mobile) => onChange({ mobile })}
      onBlur={onBlur}
      error={error}
      isDisabled={isDisabled}
    />
  );
}
