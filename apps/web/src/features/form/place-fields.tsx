/**
 * Postcode and city of an address, wherever one is typed; the postcode offers its cities. Source: S7.81, A-29, A-92.
 */
import { useLingui } from '@lingui/react/macro';
import type { Address } from '@offrande/domain/address';
import { TextField } from '@offrande/ui-kit/TextField';
import { useRef } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { CityChoice, type CitiesOf } from './city-choice.tsx';
import { type Bindable, field } from './field.ts';

interface PlaceFieldsProps {
  readonly address: Bindable<Address>;
  readonly citiesOf: CitiesOf;
  /** The words before the fields' autofill tokens, such as `section-book`. */
  readonly autofill: string;
  /** Default `form-pair`. */
  readonly className?: string;
}

export function PlaceFields({ address, citiesOf, autofill, className = 'form-pair' }: PlaceFieldsProps) {
  const { t } = useLingui();
  const city = field(address, 'city');
  const pair = useRef<HTMLDivElement>(null);
  useKeptFocus(city.value, () => pair.current?.querySelectorAll('input')[1] ?? null);
  return (
    <>
      <div ref={pair} className={className}>
        <TextField
          {...field(address, 'zipCode')}
          label={t`Postcode`}
          inputMode="numeric"
          isLtr
          autoComplete={`${autofill} postal-code`}
        />
        <TextField {...city} label={t`City`} autoComplete={`${autofill} address-level2`} />
      </div>
      {city.isReadOnly !== true && (
        <CityChoice citiesOf={citiesOf} zipCode={address.entry.zipCode} city={city.value} onChoose={city.onChange} />
      )}
    </>
  );
}
