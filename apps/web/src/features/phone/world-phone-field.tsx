/**
 * The phone field with one row per area code, named after the first country that has it; the unit's own country comes
 * first.
 */
import { useLingui } from '@lingui/react/macro';
import type { PhoneEntry } from '@offrande/domain/address';
import { countryName } from '@offrande/domain/locale';
import { areaCodeOf, countries } from '@offrande/domain/phone';
import { PhoneField, type PhoneFieldProps } from '@offrande/ui-kit/PhoneField';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useShop } from '../../shop/shop-context.tsx';

type OwnProps = 'areaCodeLabel' | 'areaCodes' | 'areaCode' | 'onAreaCodeChange' | 'value' | 'onChange';

export interface PhoneNumberProps extends Omit<PhoneFieldProps, OwnProps> {
  readonly phone: PhoneEntry;
  readonly onChange: (phone: PhoneEntry) => void;
}

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

export function WorldPhoneField({ phone, onChange, ...texts }: PhoneNumberProps) {
  const { t } = useLingui();
  const { country } = useShop();
  const areaCodes = useAreaCodes();
  const fillIn = useEffectEvent(() => {
    if (phone.areaCode === '') onChange({ ...phone, areaCode: areaCodeOf(country) ?? '' });
  });
  useEffect(() => fillIn(), []);
  return (
    <PhoneField
      {...texts}
      areaCodeLabel={t`Country code`}
      areaCodes={areaCodes}
      areaCode={phone.areaCode}
      onAreaCodeChange={(areaCode) => onChange({ ...phone, areaCode })}
      value={phone.number}
      onChange={(number) => onChange({ ...phone, number })}
    />
  );
}
