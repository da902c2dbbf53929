/** Step 2: the contact, and where invoices and deliveries go. Source: S2.86, S3.73 to S3.77. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { Checkbox } from '@offrande/ui-kit/Checkbox';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { useAvailable } from '../../page/available.ts';
import { useAddress } from '../../page/boot.tsx';
import { ErrorList } from '../form/error-list.tsx';
import { Form } from '../form/form.tsx';
import { ContactAddresses } from './contact-addresses.tsx';
import { ContactPerson } from './contact-person.tsx';
import type { StepProps } from './use-company-registration.ts';
import { type ContactForm, useContactForm } from './use-contact-form.ts';
import { useContactErrors } from './use-step-errors.ts';

const CONDITIONS = '/general-conditions';

export function ContactStep({ registration }: StepProps) {
  const { t } = useLingui();
  const form = useContactForm(registration);
  const errors = useContactErrors(form);
  return (
    <>
      <PageHeading lead={<Trans>Who we write to, and where your orders and their invoices go.</Trans>}>
        {t`Contact and addresses`}
      </PageHeading>
      <Form onSubmit={form.submit} isRefused={form.refused.length > 0}>
        <ErrorList errors={errors} attempt={form.attempt} />
        <ContactPerson form={form} />
        <ContactAddresses form={form} registration={registration} />
        <section className="company-part">
          <Agreement form={form} />
          <Checkbox isSelected={form.entry.isSubscribed} onChange={(isSubscribed) => form.change({ isSubscribed })}>
            <Trans>Write to me about offers and new brands. I can stop it at any time.</Trans>
          </Checkbox>
        </section>
        <div className="form-acts company-acts">
          <Button type="submit" size="lg">
            <Trans>Save and continue</Trans>
          </Button>
          <Button variant="ghost" size="lg" onPress={() => registration.send({ type: 'back' })}>
            <Trans>Back</Trans>
          </Button>
        </div>
      </Form>
    </>
  );
}

function Agreement({ form }: { readonly form: ContactForm }) {
  const address = useAddress();
  const hasPage = useAvailable()(CONDITIONS);
  return (
    <Checkbox
      id={form.idOf('agreement')}
      isSelected={form.entry.agreement}
      onChange={(agreement) => form.change({ agreement })}
      error={form.errorOf('agreement')}
    >
      {hasPage ? (
        <Trans>
          I accept the{' '}
          <a href={address(CONDITIONS)} target="_blank" rel="noreferrer">
            general conditions (new tab)
          </a>{' '}
          for my company.
        </Trans>
      ) : (
        <Trans>I accept the general conditions for my company.</Trans>
      )}
    </Checkbox>
  );
}
