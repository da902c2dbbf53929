/** Where invoices and deliveries go: to the company's own address, or to another. Source: S3.75 to S3.77. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ADDRESS_TYPES, type AddressType } from '@offrande/domain/business-registration';
import { SegmentedControl } from '@offrande/ui-kit/SegmentedControl';
import { TextField } from '@offrande/ui-kit/TextField';
import type { ReactNode } from 'react';
import { field, inside } from '../form/field.ts';
import { AddressLine } from './address-line.tsx';
import type { ContactForm } from './use-contact-form.ts';
import { OtherReceiver } from './other-receiver.tsx';
import type { StepProps } from './use-company-registration.ts';
import { useContactNames } from './use-field-names.ts';

interface ContactAddressesProps extends StepProps {
  readonly form: ContactForm;
}

export function ContactAddresses({ form, registration }: ContactAddressesProps) {
  const { t } = useLingui();
  const names = useContactNames();
  const { policy } = registration;
  const { address } = registration.readEntered().company;
  const { invoicingType, deliveryType } = form.entry;
  const own = <AddressLine address={address} />;
  return (
    <section className="company-part" aria-labelledby="company-addresses">
      <h2 id="company-addresses">
        <Trans>Where to invoice, where to deliver</Trans>
      </h2>
      <TypeChoice
        label={t`Invoices`}
        type={invoicingType}
        own={own}
        onChange={(type) => form.change({ invoicingType: type })}
      />
      {invoicingType === 'other' && (
        <OtherReceiver
          receiver={inside(form, 'invoicing')}
          label={t`Address for invoices`}
          kind="invoicing"
          served={null}
        />
      )}
      <TypeChoice
        label={t`Deliveries`}
        type={deliveryType}
        own={own}
        onChange={(type) => form.change({ deliveryType: type })}
      />
      {deliveryType === 'other' && (
        <OtherReceiver
          receiver={inside(form, 'delivery')}
          label={t`Address for deliveries`}
          kind="delivery"
          served={policy.deliveryAddress.countries}
        />
      )}
      <div className="form-pair">
        <TextField
          {...field(form, 'invoiceEmail')}
          label={names.invoiceEmail}
          optionalMark={t`optional`}
          type="email"
          isLtr
          autoComplete="off"
          spellCheck="false"
          description={t`If invoices go to somebody else than the contact.`}
        />
      </div>
    </section>
  );
}

interface TypeChoiceProps {
  readonly label: string;
  readonly type: AddressType;
  readonly own: ReactNode;
  readonly onChange: (type: AddressType) => void;
}

function TypeChoice({ label, type, own, onChange }: TypeChoiceProps) {
  const { t } = useLingui();
  const labels: Readonly<Record<AddressType, string>> = { default: t`Head office`, other: t`Another address` };
  return (
    <div className="company-choice">
      <SegmentedControl
        label={label}
        segments={ADDRESS_TYPES.map((value) => ({ value, label: labels[value] }))}
        value={type}
        onChange={onChange}
      />
      {type === 'default' && <p className="company-choice-address">{own}</p>}
    </div>
  );
}
