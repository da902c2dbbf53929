/** Who receives what is sent to the company. Source: S3.76, S3.88, A-38. */
import { useLingui } from '@lingui/react/macro';
import { EMPTY_RECEIVER } from '@offrande/domain/address';
import { companyReceiver } from '@offrande/domain/invoicing';
import type { ProfileEdit } from '@offrande/domain/profile';
import { OtherReceiver } from '../../../company-registration/other-receiver.tsx';
import { EditSection } from './edit-section.tsx';
import { ReceiverFacts } from './receiver-facts.tsx';
import { SectionForm } from './section-form.tsx';
import type { SectionProps } from './section-props.ts';
import { useSectionEntry } from './use-section-entry.ts';

type Edit = Extract<ProfileEdit, { readonly section: 'deliveryAddress' }>;

export function DeliverySection(props: SectionProps) {
  const { t } = useLingui();
  return (
    <EditSection
      profile={props.profile}
      section="deliveryAddress"
      title={t`Deliveries`}
      editLabel={t`Edit where deliveries go`}
      shown={<ReceiverFacts receiver={props.member.delivery} />}
      form={<DeliveryForm {...props} />}
    />
  );
}

/** Begins with the head office where nobody is named yet. */
function DeliveryForm(props: SectionProps) {
  const { t } = useLingui();
  const { profile, member } = props;
  const form = useSectionEntry<Edit>(
    props,
    'deliveryAddress',
    () => member.delivery ?? companyReceiver(member) ?? EMPTY_RECEIVER,
    (entry) => ({ section: 'deliveryAddress', entry }),
  );
  return (
    <SectionForm profile={profile} form={form}>
      <OtherReceiver
        receiver={form}
        label={t`Address for deliveries`}
        kind="delivery"
        served={profile.policy.deliveryAddress.countries}
      />
    </SectionForm>
  );
}
