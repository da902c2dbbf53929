/** The address of a posted card. The country is shown only if there is a choice. Source. */
import { useLingui } from '@lingui/react/macro';
import { countryName } from '@offrande/domain/locale';
import { SelectField } from '@offrande/ui-kit/SelectField';
import { TextField } from '@offrande/ui-kit/TextField';
import { useBoot } from '../../page/boot.tsx';
import { type BoundField, field, inside } from '../form/field.ts';
import { bindableForm, type PartProps } from './part.ts';
import { useCountries } from './use-countries.ts';

export function AddressFields(part: PartProps) {
  const { t } = useLingui();
  const { form, facts } = part;
  const address = inside(inside(bindableForm(part), 'receiver'), 'address');
  const section = form.isForSelf ? '' : 'section-receiver ';
  const text = (name: 'line1' | 'line2' | 'zipCode' | 'city', token: string) => ({
    ...field(address, name),
    autoComplete: `${section}shipping ${token}`,
  });
  const served = facts.addressPolicy.countries;
  return (
    <>
      <TextField label={t`Street and number`} {...text('line1', 'address-line1')} />
      <TextField label={t`Building, floor`} optionalMark={t`optional`} {...text('line2', 'address-line2')} />
      <div className="product-pair product-pair-zip">
        <TextField label={t`Postcode`} inputMode="numeric" isLtr {...text('zipCode', 'postal-code')} />
        <TextField label={t`City`} {...text('city', 'address-level2')} />
      </div>
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
