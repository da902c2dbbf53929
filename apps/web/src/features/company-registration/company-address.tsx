/** Street, postcode, city and country of an address. */
import { useLingui } from '@lingui/react/macro';
import type { Address } from '@offrande/domain/address';
import { TextField } from '@offrande/ui-kit/TextField';
import { useShop } from '../../shop/shop-context.tsx';
import { type Bindable, field } from '../form/field.ts';
import { PlaceFields } from '../form/place-fields.tsx';
import { CountryField } from './country-field.tsx';
import { usePlaceNames } from './use-field-names.ts';

interface CompanyAddressProps {
  readonly address: Bindable<Address>;
  /** Begins the fields' autofill tokens, such as `section-invoicing`. */
  readonly section: string;
  readonly served: readonly string[] | null;
}

export function CompanyAddress({ address, section, served }: CompanyAddressProps) {
  const { t } = useLingui();
  const names = usePlaceNames();
  const { places } = useShop().account;
  return (
    <>
      <div className="form-pair">
        <TextField
          {...field(address, 'line1')}
          label={names['address.line1']}
          autoComplete={`${section} address-line1`}
        />
        <TextField
          {...field(address, 'line2')}
          label={names['address.line2']}
          optionalMark={t`optional`}
          autoComplete={`${section} address-line2`}
        />
      </div>
      <PlaceFields address={address} citiesOf={places.citiesOf} autofill={section} />
      <CountryField {...field(address, 'countryCode')} served={served} autoComplete={`${section} country`} />
    </>
  );
}
