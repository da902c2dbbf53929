/** One address of the book, new or known. The country is asked only where there is a choice. Source: S3.58, A-29, A-38. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type Address, type AddressBookEntry, type AddressPolicy, EMPTY_RECEIVER } from '@offrande/domain/address';
import type { NumberingPlan } from '@offrande/domain/phone';
import { type AddressBook, type AddressBookRefusal, changedBook } from '@offrande/domain/profile';
import { Button } from '@offrande/ui-kit/Button';
import { Checkbox } from '@offrande/ui-kit/Checkbox';
import { SelectField } from '@offrande/ui-kit/SelectField';
import { TextField } from '@offrande/ui-kit/TextField';
import { Result } from 'effect';
import type { Refusal } from '../../../messages/refusal.ts';
import { useRefusalText } from '../../../messages/use-refusal-text.ts';
import { Form } from '../../form/form.tsx';
import { useEntry } from '../../form/use-entry.ts';
import { PhoneNumber } from '../../phone/phone-number.tsx';
import { useCountries } from '../../product/use-countries.ts';

interface AddressFormProps {
  /** Null for a new one. */
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

/** A book holds no VAT number of its own. */
const shownRefusals = (refusal: AddressBookRefusal): Refusals => {
  if (refusal._tag !== 'EntryRefused') return {};
  const { vatNumber: _vatNumber, ...refusals } = refusal.refusals;
  return refusals;
};

/** The whole book must be good with the entry in it. */
const check = (entry: AddressBookEntry, { entry: known, book, policy, plan }: AddressFormProps) =>
  Result.mapBoth(changedBook(book, { type: 'put', replaces: known?.name ?? null, entry }, policy, plan), {
    onSuccess: (changed) => ({ changed }),
    onFailure: shownRefusals,
  });

export function AddressForm(props: AddressFormProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { entry: known, policy, isBusy, onSave, onCancel } = props;
  const form = useEntry(
    () => known ?? newEntry(policy),
    (entry: AddressBookEntry) => check(entry, props),
    (_checked, entry) => onSave(entry),
  );
  const { entry, change } = form;
  const refusals: Refusals = form.refusals;
  const { receiver } = entry;
  const { address } = receiver;
  const set = (fields: Partial<typeof receiver>) => change({ receiver: { ...receiver, ...fields } });
  const setAddress = (fields: Partial<Address>) => set({ address: { ...address, ...fields } });
  const errorOf = (field: string): string | undefined => {
    const refusal = refusals[field];
    return refusal && refusalText(refusal);
  };
  return (
    <Form onSubmit={form.submit} attempt={form.attempt} isRefused={Object.keys(refusals).length > 0}>
      <TextField
        label={t`Name of the address`}
        description={t`For example: home, parents.`}
        name="addressName"
        autoComplete="off"
        value={entry.name}
        onChange={(name) => change({ name })}
        error={errorOf('name')}
      />
      <div className="form-pair">
        <TextField
          label={t`First name`}
          name="firstName"
          autoComplete="section-book given-name"
          value={receiver.firstName}
          onChange={(firstName) => set({ firstName })}
          error={errorOf('firstName')}
        />
        <TextField
          label={t`Last name`}
          name="lastName"
          autoComplete="section-book family-name"
          value={receiver.lastName}
          onChange={(lastName) => set({ lastName })}
          error={errorOf('lastName')}
        />
      </div>
      <TextField
        label={t`Street and number`}
        name="line1"
        autoComplete="section-book address-line1"
        value={address.line1}
        onChange={(line1) => setAddress({ line1 })}
        error={errorOf('address.line1')}
      />
      <TextField
        label={t`Building, floor`}
        optionalMark={t`optional`}
        name="line2"
        autoComplete="section-book address-line2"
        value={address.line2}
        onChange={(line2) => setAddress({ line2 })}
        error={errorOf('address.line2')}
      />
      <div className="form-pair">
        <TextField
          label={t`Zip code`}
          name="zipCode"
          inputMode="numeric"
          isLtr
          autoComplete="section-book postal-code"
          value={address.zipCode}
          onChange={(zipCode) => setAddress({ zipCode })}
          error={errorOf('address.zipCode')}
        />
        <TextField
          label={t`City`}
          name="city"
          autoComplete="section-book address-level2"
          value={address.city}
          onChange={(city) => setAddress({ city })}
          error={errorOf('address.city')}
        />
      </div>
      {policy.countries?.length !== 1 && (
        <Country
          served={policy.countries}
          value={address.countryCode}
          onChange={(countryCode) => setAddress({ countryCode })}
          error={errorOf('address.countryCode')}
        />
      )}
      <PhoneNumber
        label={t`Mobile number`}
        optionalMark={t`optional`}
        description={t`Only for a delivery problem.`}
        name="phone"
        autoComplete="section-book tel-national"
        phone={receiver.phone}
        onChange={(phone) => set({ phone })}
        error={errorOf('phone')}
      />
      <Checkbox isSelected={entry.isDefault} onChange={(isDefault) => change({ isDefault })}>
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

interface CountryProps {
  readonly served: readonly string[] | null;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

function Country({ served, ...field }: CountryProps) {
  const { t } = useLingui();
  const countries = useCountries()?.filter(({ id }) => served === null || served.includes(id));
  return (
    <SelectField
      label={t`Country`}
      name="country"
      placeholder={t`Choose a country`}
      autoComplete="section-book country"
      options={(countries ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      {...field}
    />
  );
}
