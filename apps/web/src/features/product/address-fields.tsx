/** The address of a posted card. The country is shown only if there is a choice. Source: S7.81, A-29, A-38. */
import { useLingui } from '@lingui/react/macro';
import { countryName } from '@offrande/domain/locale';
import { SelectField } from '@offrande/ui-kit/SelectField';
import { TextField } from '@offrande/ui-kit/TextField';
import { useCallback } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { type BoundField, field, inside } from '../form/field.ts';
import { PlaceFields } from '../form/place-fields.tsx';
import { useBuying } from './buying-context.ts';
import { bindableForm, type PartProps } from './part.ts';
import { useCountries } from './use-countries.ts';

export function AddressFields(part: PartProps) {
  const { t } = useLingui();
  const { form, facts } = part;
  const address = inside(inside(bindableForm(part), 'receiver'), 'address');
  const autofill = form.isForSelf ? 'shipping' : 'section-receiver shipping';
  const text = (name: 'line1' | 'line2', token: string) => ({
    ...field(address, name),
    autoComplete: `${autofill} ${token}`,
  });
  const { begin } = useBuying();
  const citiesOf = useCallback(
    async (zipCode: string) => (await begin()).shop.account.places.citiesOf(zipCode),
    [begin],
  );
  const served = facts.addressPolicy.countries;
  return (
    <>
      <TextField label={t`Street and number`} {...text('line1', 'address-line1')} />
      <TextField label={t`Building, floor`} optionalMark={t`optional`} {...text('line2', 'address-line2')} />
      <PlaceFields
        address={address}
        citiesOf={citiesOf}
        autofill={autofill}
        className="product-pair product-pair-zip"
      />
      {served?.length === 1 ? (
        <p className="product-note">
          <OneCountry code={served[0] ?? ''} />
        </p>
      ) : (
        <CountryChoice served={served} {...field(address, 'countryCode')} />
      )}
    </>
  );
}

function OneCountry({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const country = countryName(code, useBoot().language.tag);
  return t`Country: ${country}`;
}

interface CountryChoiceProps extends BoundField<string> {
  readonly served: readonly string[] | null;
}

function CountryChoice({ served, ...bound }: CountryChoiceProps) {
  const { t } = useLingui();
  const countries = useCountries()?.filter(({ id }) => served === null || served.includes(id));
  return (
    <SelectField
      label={t`Country`}
      autoComplete="shipping country"
      options={(countries ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      {...bound}
    />
  );
}
