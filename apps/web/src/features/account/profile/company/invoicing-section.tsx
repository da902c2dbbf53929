/**
 * Who receives the company's invoices, and for a public body of France the number that they carry. Source: S3.75, S3.88,
 * S5.22, S5.23, docs/decisions/048.
 */
import { useLingui } from '@lingui/react/macro';
import { EMPTY_RECEIVER } from '@offrande/domain/address';
import { companyReceiver } from '@offrande/domain/invoicing';
import { isAskedForChorusNumber, type ProfileEdit } from '@offrande/domain/profile';
import { TextField } from '@offrande/ui-kit/TextField';
import { OtherReceiver } from '../../../company-registration/other-receiver.tsx';
import { field, inside } from '../../../form/field.ts';
import { EditSection } from './edit-section.tsx';
import { ReceiverFacts } from './receiver-facts.tsx';
import { SectionForm } from './section-form.tsx';
import type { SectionProps } from './section-props.ts';
import { useSectionEntry } from './use-section-entry.ts';

type Edit = Extract<ProfileEdit, { readonly section: 'invoicingAddress' }>;

export function InvoicingSection(props: SectionProps) {
  const { t } = useLingui();
  return (
    <EditSection
      profile={props.profile}
      section="invoicingAddress"
      title={t`Invoices`}
      editLabel={t`Edit where invoices go`}
      shown={<Shown {...props} />}
      form={<InvoicingForm {...props} />}
    />
  );
}

function Shown({ member, company }: SectionProps) {
  const { t } = useLingui();
  return (
    <ReceiverFacts
      receiver={member.invoicing}
      more={
        isAskedForChorusNumber(company)
          ? [{ id: 'chorusNumber', term: t`Chorus number`, value: company.chorusNumber, isLtr: true }]
          : []
      }
    />
  );
}

/** Begins with the head office where nobody is named yet. */
function InvoicingForm(props: SectionProps) {
  const { t } = useLingui();
  const { profile, member, company } = props;
  const form = useSectionEntry<Edit>(
    props,
    'invoicingAddress',
    () => ({
      receiver: member.invoicing ?? companyReceiver(member) ?? EMPTY_RECEIVER,
      chorusNumber: company.chorusNumber,
    }),
    (entry) => ({ section: 'invoicingAddress', entry }),
  );
  return (
    <SectionForm profile={profile} form={form}>
      <OtherReceiver
        receiver={inside(form, 'receiver')}
        label={t`Address for invoices`}
        kind="invoicing"
        served={null}
      />
      {isAskedForChorusNumber(company) && (
        <TextField
          {...field(form, 'chorusNumber')}
          label={t`Chorus number`}
          optionalMark={t`optional`}
          description={t`For public bodies: the service or commitment number that your invoices carry in Chorus Pro. Letters, digits, slash and hyphen.`}
          isLtr
          autoComplete="off"
          spellCheck="false"
        />
      )}
    </SectionForm>
  );
}
