/** The phone number for a text message or a parcel, with the reason for asking. Source: S5.39 to S5.46, A-57. */
import { useLingui } from '@lingui/react/macro';
import { RECEIVER_FIELDS } from '@offrande/domain/delivery';
import type { Country } from '@offrande/domain/phone';
import { PhoneField } from '@offrande/ui-kit/PhoneField';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useState } from 'react';
import { field, inside } from '../form/field.ts';
import { bindableForm, type PartProps } from './part.ts';
import { useCountries } from './use-countries.ts';

export function PhoneEntry(part: PartProps) {
  const countries = useCountries();
  return countries === null ? <Skeleton shape="control" /> : <Phone {...part} countries={countries} />;
}

/** Several countries may share a code, so the chosen country is remembered here and its code in the form. */
const findCountry = (countries: readonly Country[], areaCode: string, home: string): string => {
  const own = countries.find(({ id }) => id === home);
  if (areaCode === '' || own?.phoneCode === areaCode) return home;
  return countries.find(({ phoneCode }) => phoneCode === areaCode)?.id ?? home;
};

function Phone({ countries, ...part }: PartProps & { readonly countries: readonly Country[] }) {
  const { t } = useLingui();
  const { form, facts } = part;
  const bound = field(inside(bindableForm(part), 'receiver'), 'phone');
  const { value: phone } = bound;
  const [chosen, setChosen] = useState(() => findCountry(countries, phone.areaCode, facts.country));
  const codeOf = (id: string): string => countries.find((country) => country.id === id)?.phoneCode ?? '';
  const set = (fields: Partial<typeof phone>): void =>
    bound.onChange({ areaCode: codeOf(chosen), number: phone.number, ...fields });
  const isParcel = RECEIVER_FIELDS[form.deliveryType].phoneUse === 'parcelReceiver';
  return (
    <PhoneField
      {...bound}
      label={form.isForSelf ? t`Your mobile number` : t`Their mobile number`}
      {...(isParcel ? { optionalMark: t`optional`, description: t`Only for a delivery problem.` } : {})}
      {...(isParcel ? {} : { description: t`The card goes to this number.` })}
      areaCodeLabel={t`Country code`}
      areaCodes={countries.map(({ id, name, phoneCode }) => ({
        value: id,
        label: `${name} ${phoneCode}`,
        prefix: phoneCode,
      }))}
      areaCode={chosen}
      onAreaCodeChange={(id) => {
        setChosen(id);
        set({ areaCode: codeOf(id) });
      }}
      value={phone.number}
      onChange={(number) => set({ number })}
      autoComplete={form.isForSelf ? 'tel-national' : 'section-receiver tel-national'}
    />
  );
}
