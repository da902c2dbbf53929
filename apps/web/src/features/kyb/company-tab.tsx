/** The company: identity, profile with its documents, contact, deliveries and invoices. Source: S3.79, S3.80, S3.82. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CIVILITIES } from '@offrande/domain/address';
import type { Company } from '@offrande/domain/dossier';
import { TextField } from '@offrande/ui-kit/TextField';
import { memo } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import { useCivilityNames } from '../company-registration/use-field-names.ts';
import { field } from '../form/field.ts';
import { PhoneNumber } from '../phone/phone-number.tsx';
import { AddressEntry } from './address-entry.tsx';
import { DeliveryFields, InvoicingFields } from './company-addresses.tsx';
import { CompanyPart } from './company-part.tsx';
import { DocumentEntry } from './document-entry.tsx';
import { useDossierTools } from './dossier-context.tsx';
import { ChoiceEntry, CodeEntry, DayEntry, ShareEntry } from './entry-fields.tsx';
import { TabShell } from './tab-shell.tsx';
import { useCompanyLabels } from './use-field-labels.ts';
import type { KybProps } from './use-kyb.ts';
import { useLimits } from './use-limits.ts';
import { type PartForm, usePart, useTabForm } from './use-tab-form.ts';

export function CompanyTab({ kyb }: KybProps) {
  const form = useTabForm(kyb, 'company');
  const [identity, profile] = [usePart(form, 'identity'), usePart(form, 'profile')];
  const [contact, delivery, invoicing] = [
    usePart(form, 'contact'),
    usePart(form, 'delivery'),
    usePart(form, 'invoicing'),
  ];
  const office = form.entry.identity.address;
  return (
    <TabShell kyb={kyb} form={form}>
      <IdentityFields form={identity} />
      <ProfileFields form={profile} />
      <ContactFields form={contact} />
      <DeliveryFields form={delivery} office={office} />
      <InvoicingFields form={invoicing} office={office} />
    </TabShell>
  );
}

interface PartProps<Name extends keyof Company> {
  readonly form: PartForm<Company[Name]>;
}

const IdentityFields = memo(function IdentityFields({ form }: PartProps<'identity'>) {
  const { t } = useLingui();
  const labels = useCompanyLabels();
  const office = usePart(form, 'address');
  return (
    <CompanyPart id="identity" title={<Trans>Identity</Trans>}>
      <TextField {...field(form, 'legalName')} label={labels.legalName} autoComplete="organization" />
      <div className="form-pair">
        <TextField
          {...field(form, 'registrationNumber')}
          label={labels.registrationNumber}
          description={t`As in the commercial register.`}
          isLtr
          autoComplete="off"
        />
        <DayEntry form={form} name="registeredOn" label={labels.registeredOn} />
      </div>
      <div className="form-pair">
        <TextField {...field(form, 'taxPayerId')} label={labels.taxPayerId} isLtr autoComplete="off" />
        <DayEntry form={form} name="createdOn" label={labels.createdOn} />
      </div>
      <div className="form-pair">
        <TextField
          {...field(form, 'vatNumber')}
          label={labels.vatNumber}
          optionalMark={t`optional`}
          isLtr
          autoComplete="off"
        />
      </div>
      <h3>
        <Trans>Registered office</Trans>
      </h3>
      <AddressEntry address={office} section="section-office" served={null} />
    </CompanyPart>
  );
});

const ProfileFields = memo(function ProfileFields({ form }: PartProps<'profile'>) {
  const { t } = useLingui();
  const labels = useCompanyLabels();
  const { currency } = useShop();
  const { months, size } = useLimits();
  return (
    <CompanyPart id="profile" title={<Trans>Profile</Trans>}>
      <div className="form-pair">
        <CodeEntry form={form} name="companyType" label={labels.companyType} list="companyType" />
        <CodeEntry form={form} name="sectorCode" label={labels.sectorCode} list="sector" />
      </div>
      <div className="form-pair">
        <TextField
          {...field(form, 'capital')}
          label={labels.capital}
          inputMode="decimal"
          isLtr
          autoComplete="off"
          trailing={<span className="o-control-end">{currency.code}</span>}
        />
        <ShareEntry
          form={form}
          name="beneficiaryPercent"
          label={labels.beneficiaryPercent}
          description={t`The largest share that one person holds, in per cent.`}
        />
      </div>
      <div className="form-pair">
        <CodeEntry form={form} name="annualSalesRange" label={labels.annualSalesRange} list="annualSales" />
        <CodeEntry form={form} name="netIncomeRange" label={labels.netIncomeRange} list="netIncome" />
      </div>
      <div className="form-pair">
        <TextField
          {...field(form, 'employeeCount')}
          label={labels.employeeCount}
          inputMode="numeric"
          isLtr
          autoComplete="off"
        />
        <DayEntry
          form={form}
          name="registrationDocumentDate"
          label={t`Date of issue of the registration document`}
          description={t`${plural(months, { one: 'Less than # month ago.', other: 'Less than # months ago.' })}`}
        />
      </div>
      <ProfileDocument
        form={form}
        name="registrationDocument"
        label={labels.registrationDocument}
        hint={t`${plural(months, { one: `Younger than # month. PDF, under ${size} MB.`, other: `Younger than # months. PDF, under ${size} MB.` })}`}
      />
      <ProfileDocument form={form} name="articles" label={t`Statutes, optional`} hint={t`PDF, under ${size} MB.`} />
    </CompanyPart>
  );
});

interface ProfileDocumentProps extends PartProps<'profile'> {
  readonly name: 'registrationDocument' | 'articles';
  readonly label: string;
  readonly hint: string;
}

function ProfileDocument({ form, name, label, hint }: ProfileDocumentProps) {
  return (
    <DocumentEntry
      kind={name}
      label={label}
      hint={hint}
      inputId={form.idOf(name)}
      document={form.entry[name]}
      onChange={(document) => form.update((entry) => ({ ...entry, [name]: document }))}
      error={form.errorOf(name)}
      isReadOnly={form.isReadOnly(name)}
    />
  );
}

const ContactFields = memo(function ContactFields({ form }: PartProps<'contact'>) {
  const labels = useCompanyLabels();
  const civilities = useCivilityNames();
  return (
    <CompanyPart id="contact" title={<Trans>Contact</Trans>}>
      <ChoiceEntry
        form={form}
        name="civility"
        label={labels.civility}
        options={CIVILITIES.map((value) => ({ value, title: civilities[value] }))}
        value={form.entry.civility}
        onChoose={(civility) => form.update((entry) => ({ ...entry, civility }))}
      />
      <div className="form-pair">
        <TextField
          {...field(form, 'firstName')}
          label={labels.firstName}
          autoComplete="given-name"
          spellCheck="false"
        />
        <TextField {...field(form, 'lastName')} label={labels.lastName} autoComplete="family-name" spellCheck="false" />
      </div>
      <div className="form-pair">
        <TextField
          {...field(form, 'email')}
          label={labels.email}
          type="email"
          isLtr
          autoComplete="email"
          spellCheck="false"
        />
        <ContactPhone form={form} />
      </div>
    </CompanyPart>
  );
});

/** The country's area code stands there beforehand, and becomes an answer with the number. */
function ContactPhone({ form }: PartProps<'contact'>) {
  const { phone: label } = useCompanyLabels();
  const { areaCode } = useDossierTools().parts;
  const { phone } = form.entry;
  return (
    <PhoneNumber {...field(form, 'phone')} label={label} phone={{ ...phone, areaCode: phone.areaCode || areaCode }} />
  );
}
