/**
 * The form of one address, new or existing. The country is shown only if there is a choice. Source: S3.58, A-29, A-38.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { type AddressBookEntry, type AddressPolicy, EMPTY_RECEIVER } from '@offrande/domain/address';
import type { NumberingPlan } from '@offrande/domain/phone';
import { type AddressBook, type AddressBookRefusal, changedBook } from '@offrande/domain/address-book';
import { Button } from '@offrande/ui-kit/Button';
import { Checkbox } from '@offrande/ui-kit/Checkbox';
import { SelectField } from '@offrande/ui-kit/SelectField';
import { TextField } from '@offrande/ui-kit/TextField';
import { Result } from 'effect';
import type { Refusal } from '../../../messages/refusal.ts';
import { type BoundField, field, inside, within } from '../../form/field.ts';
import { Form } from '../../form/form.tsx';
import { PlaceFields } from '../../form/place-fields.tsx';
import { useEntry } from '../../form/use-entry.ts';
import { PhoneNumber } from '../../phone/phone-number.tsx';
import { useShop } from '../../../shop/shop-context.tsx';
import { useCountries } from '../../product/use-countries.ts';

interface AddressFormProps {
  /** Null for a new address. */
  readonly entry: AddressBookEntry | null;
  readonly book: AddressBook;
  readonly policy: AddressPolicy;
  readonly plan: NumberingPlan;
  readonly isBusy: boolean;
  readonly onSave: (entry: AddressBookEntry) => void;
  readonly onCancel: () => void;
}

type Refusals = Readonly<Record<string, Refusal | undefined>>;

const newEntry = ({ countries }: AddressPolicy): AddressBookEntry => ({
  name: '',
  isDefault: false,
  receiver: { ...EMPTY_RECEIVER, address: { ...EMPTY_RECEIVER.address, countryCode: countries?.[0] ?? '' } },
});

/** Drops the VAT number's refusal, since address book entries have none. */
const shownRefusals = (refusal: AddressBookRefusal): Refusals => {
  if (refusal._tag !== 'EntryRefused') return {};
  const { vatNumber: _vatNumber, ...refusals } = refusal.refusals;
  return refusals;
};

/** Validates the whole book including this entry. */
const check = (entry: AddressBookEntry, { entry: known, book, policy, plan }: AddressFormProps) =>
  Result.mapBoth(changedBook(book, { type: 'put', replaces: known?.name ?? null, entry }, policy, plan), {
    onSuccess: (changed) => ({ changed }),
    onFailure: shownRefusals,
  });

export function AddressForm(props: AddressFormProps) {
  const { t } = useLingui();
  const { entry: known, policy, isBusy, onSave, onCancel } = props;
  const { places } = useShop().account;
  const form = useEntry(
    () => known ?? newEntry(policy),
    (entry: AddressBookEntry) => check(entry, props),
    (_checked, entry) => onSave(entry),
    'address',
  );
  const receiver = within(form, 'receiver');
  const address = inside(receiver, 'address');
  return (
    <Form onSubmit={form.submit} attempt={form.attempt} isRefused={Object.keys(form.refusals).length > 0}>
      <TextField
        {...field(form, 'name')}
        label={t`Name of the address`}
        description={t`For example: home, parents.`}
        name="addressName"
        autoComplete="off"
      />
      <div className="form-pair">
        <TextField {...field(receiver, 'firstName')} label={t`First name`} autoComplete="section-book given-name" />
        <TextField {...field(receiver, 'lastName')} label={t`Last name`} autoComplete="section-book family-name" />
      </div>
      <TextField {...field(address, 'line1')} label={t`Street and number`} autoComplete="section-book address-line1" />
      <TextField
        {...field(address, 'line2')}
        label={t`Building, floor`}
        optionalMark={t`optional`}
        autoComplete="section-book address-line2"
      />
      <PlaceFields address={address} citiesOf={places.citiesOf} autofill="section-book" />
      {policy.countries?.length !== 1 && <Country served={policy.countries} {...field(address, 'countryCode')} />}
      <PhoneNumber
        label={t`Mobile number`}
        optionalMark={t`optional`}
        description={t`Only for a delivery problem.`}
        name="phone"
        autoComplete="section-book tel-national"
        phone={form.entry.receiver.phone}
        onChange={field(receiver, 'phone').onChange}
        error={form.errorOf('phone')}
      />
      <Checkbox isSelected={form.entry.isDefault} onChange={(isDefault) => form.change({ isDefault })}>
        <Trans>This is my default address</Trans>
      </Checkbox>
      <div className="form-acts">
        <Button type="submit" isLoading={isBusy}>
          <Trans>Save the address</Trans>
        </Button>
        <Button variant="ghost" onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
}

interface CountryProps extends BoundField<string> {
  readonly served: readonly string[] | null;
}

function Country({ served, ...bound }: CountryProps) {
  const { t } = useLingui();
  const countries = useCountries()?.filter(({ id }) => served === null || served.includes(id));
  return (
    <SelectField
      {...bound}
      label={t`Country`}
      name="country"
      placeholder={t`Choose a country`}
      autoComplete="section-book country"
      options={(countries ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
