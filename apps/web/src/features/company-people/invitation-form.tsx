/** Inviting a person: an email, a role, limits. Source: A-183. */
import { Trans, useLingui } from '@lingui/react/macro';
import { EMPTY_INVITATION, type PersonEntry } from '@offrande/domain/company-people';
import { Button } from '@offrande/ui-kit/Button';
import { TextField } from '@offrande/ui-kit/TextField';
import { type Bindable, field } from '../form/field.ts';
import { Form } from '../form/form.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useFirstFieldFocus } from './use-first-field-focus.ts';
import type { People } from './use-people.ts';
import { useTermsForm } from './use-terms-form.ts';

export function InvitationForm({ state }: { readonly state: People }) {
  const { t } = useLingui();
  const { snapshot, send } = state;
  const place = useFirstFieldFocus();
  const form = useTermsForm(state, EMPTY_INVITATION, 'newPerson', (entry) => send({ type: 'invite', entry }));
  const terms: Bindable<PersonEntry> = {
    entry: form.entry,
    update: (next) => form.update((entry) => ({ ...entry, ...next(entry) })),
    errorOf: form.errorOf,
  };
  return (
    <div ref={place} className="people-form" role="group" aria-label={t`Invite a person`}>
      <h3>{t`Invite a person`}</h3>
      <Form onSubmit={form.submit} attempt={form.attempt} isRefused={form.isRefused}>
        <TextField
          {...field(form, 'email')}
          label={t`Email of the person`}
          type="email"
          autoComplete="off"
          spellCheck="false"
          isLtr
        />
        <TermsFields form={terms} />
        <div className="form-acts">
          <Button type="submit" isLoading={snapshot.matches('storing')}>
            <Trans>Send the invitation</Trans>
          </Button>
          <Button variant="line" onPress={() => send({ type: 'cancel' })}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}
