/** The country of an address; nothing to choose where the unit serves one alone. Source: S3.70, A-38. */
import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@offrande/ui-kit/SelectField';
import type { BoundField } from '../form/field.ts';
import { useCountries } from '../product/use-countries.ts';
import { usePlaceNames } from './use-field-names.ts';

interface CountryFieldProps extends BoundField<string> {
  /** The only countries to choose from; null for all. */
  readonly served: readonly string[] | null;
  readonly autoComplete: string;
}

export function CountryField({ served, ...bound }: CountryFieldProps) {
  const { t } = useLingui();
  const names = usePlaceNames();
  const countries = useCountries()?.filter(({ id }) => served === null || served.includes(id)) ?? [];
  if (served?.length === 1) return null;
  return (
    <SelectField
      {...bound}
      label={names['address.countryCode']}
      placeholder={t`Choose a country`}
      options={countries.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
