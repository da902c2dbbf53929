/** Street, postcode, city and country of an address of the company. */
import { useLingui } from '@lingui/react/macro';
import type { Address } from '@offrande/domain/address';
import { TextField } from '@offrande/ui-kit/TextField';
import { useShop } from '../../shop/shop-context.tsx';
import { field } from '../form/field.ts';
import { PlaceFields } from '../form/place-fields.tsx';
import { CountryEntry } from './entry-fields.tsx';
import { useAddressLabels } from './use-field-labels.ts';
import type { PartForm } from './use-tab-form.ts';

interface AddressEntryProps {
  readonly address: PartForm<Address>;
  /** Begins the fields' autofill tokens, such as `section-invoicing`. */
  readonly section: string;
  /** The only countries to choose from; null for all. */
  readonly served: readonly string[] | null;
}

export function AddressEntry({ address, section, served }: AddressEntryProps) {
  const { t } = useLingui();
  const labels = useAddressLabels();
  const { places } = useShop().account;
  return (
    <>
      <div className="form-pair">
        <TextField {...field(address, 'line1')} label={labels.line1} autoComplete={`${section} address-line1`} />
        <TextField
          {...field(address, 'line2')}
          label={labels.line2}
          optionalMark={t`optional`}
          autoComplete={`${section} address-line2`}
        />
      </div>
      <PlaceFields address={address} citiesOf={places.citiesOf} autofill={section} />
      <div className="form-pair">
        <CountryEntry
          form={address}
          name="countryCode"
          label={labels.countryCode}
          served={served}
          autoComplete={`${section} country`}
        />
      </div>
    </>
  );
}
