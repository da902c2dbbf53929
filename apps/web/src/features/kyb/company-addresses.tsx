/** Where a company's deliveries and invoices go: to its registered office, or elsewhere. Source: S3.82. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '@offrande/domain/address';
import { ADDRESS_TYPES, type AddressType } from '@offrande/domain/business-registration';
import type { CompanyDelivery, CompanyInvoicing } from '@offrande/domain/dossier';
import { TextField } from '@offrande/ui-kit/TextField';
import { memo } from 'react';
import { AddressLine } from '../company-registration/address-line.tsx';
import { field } from '../form/field.ts';
import { AddressEntry } from './address-entry.tsx';
import { CompanyPart } from './company-part.tsx';
import { useDossierTools } from './dossier-context.tsx';
import { ChoiceEntry } from './entry-fields.tsx';
import { useCompanyLabels } from './use-field-labels.ts';
import { type PartForm, usePart } from './use-tab-form.ts';

interface ReceiverProps<Block> {
  readonly form: PartForm<Block>;
  /** The registered office. */
  readonly office: Address;
}

export const DeliveryFields = memo(function DeliveryFields({ form, office }: ReceiverProps<CompanyDelivery>) {
  const { t } = useLingui();
  const address = usePart(form, 'address');
  const { countries } = useDossierTools().parts.readFacts().deliveryPolicy;
  return (
    <CompanyPart id="delivery" title={<Trans>Deliveries</Trans>}>
      <TypeEntry form={form} office={office} label={t`Parcels go to`} />
      {form.entry.addressType === 'other' && (
        <AddressEntry address={address} section="section-delivery" served={countries} />
      )}
    </CompanyPart>
  );
});

export const InvoicingFields = memo(function InvoicingFields({ form, office }: ReceiverProps<CompanyInvoicing>) {
  const { t } = useLingui();
  const labels = useCompanyLabels();
  const address = usePart(form, 'address');
  return (
    <CompanyPart id="invoicing" title={<Trans>Invoices</Trans>}>
      <TypeEntry form={form} office={office} label={t`Invoices are made out to`} />
      {form.entry.addressType === 'other' && (
        <AddressEntry address={address} section="section-invoicing" served={null} />
      )}
      <div className="form-pair">
        <TextField
          {...field(form, 'email')}
          label={labels.invoiceEmail}
          type="email"
          isLtr
          autoComplete="off"
          spellCheck="false"
        />
      </div>
    </CompanyPart>
  );
});

function TypeEntry<Block extends CompanyDelivery>({
  form,
  office,
  label,
}: ReceiverProps<Block> & { readonly label: string }) {
  const { t } = useLingui();
  const titles: Readonly<Record<AddressType, string>> = { default: t`Registered office`, other: t`Another address` };
  return (
    <ChoiceEntry
      form={form}
      name="addressType"
      label={label}
      options={ADDRESS_TYPES.map((value) => ({ value, title: titles[value] }))}
      value={form.entry.addressType}
      onChoose={(addressType) => form.update((entry) => ({ ...entry, addressType }))}
      description={form.entry.addressType === 'default' ? <AddressLine address={office} /> : undefined}
    />
  );
}
