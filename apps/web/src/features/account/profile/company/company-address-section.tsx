/** Where the company is. Source: S3.70, S3.87. */
import { useLingui } from '@lingui/react/macro';
import type { ProfileEdit } from '@offrande/domain/profile';
import { AddressLine } from '../../../company-registration/address-line.tsx';
import { CompanyAddress } from '../../../company-registration/company-address.tsx';
import { EditSection } from './edit-section.tsx';
import { SectionForm } from './section-form.tsx';
import type { SectionProps } from './section-props.ts';
import { useSectionEntry } from './use-section-entry.ts';

type Edit = Extract<ProfileEdit, { readonly section: 'companyAddress' }>;

export function CompanyAddressSection(props: SectionProps) {
  const { t } = useLingui();
  return (
    <EditSection
      profile={props.profile}
      section="companyAddress"
      title={t`Head office`}
      editLabel={t`Edit the address of the head office`}
      shown={
        <p>
          <AddressLine address={props.company.address} />
        </p>
      }
      form={<AddressForm {...props} />}
    />
  );
}

function AddressForm(props: SectionProps) {
  const form = useSectionEntry<Edit>(
    props,
    'companyAddress',
    () => props.company.address,
    (entry) => ({ section: 'companyAddress', entry }),
  );
  return (
    <SectionForm profile={props.profile} form={form}>
      <CompanyAddress address={form} section="section-company" served={null} />
    </SectionForm>
  );
}
