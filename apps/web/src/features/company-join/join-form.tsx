/** The new account of an invited person: names and a password. Source: S7.47, A-56, A-183. */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkJoining, EMPTY_JOINING, selectJoinFailure } from '@offrande/domain/company-people';
import { Button } from '@offrande/ui-kit/Button';
import { PasswordField } from '@offrande/ui-kit/PasswordField';
import { TextField } from '@offrande/ui-kit/TextField';
import { FailureNotice } from '../auth/failure-notice.tsx';
import { NewPasswordField } from '../auth/new-password-field.tsx';
import { field } from '../form/field.ts';
import { Form } from '../form/form.tsx';
import { useEntry } from '../form/use-entry.ts';
import type { Join } from './use-join.ts';

export function JoinForm({ join: { snapshot, send } }: { readonly join: Join }) {
  const { t } = useLingui();
  const form = useEntry(EMPTY_JOINING, checkJoining, (_, entry) => send({ type: 'join', entry }), 'companyJoin');
  return (
    <Form onSubmit={form.submit} attempt={form.attempt} isRefused={Object.keys(form.refusals).length > 0}>
      <TextField {...field(form, 'firstName')} label={t`First name`} autoComplete="given-name" />
      <TextField {...field(form, 'lastName')} label={t`Last name`} autoComplete="family-name" />
      <NewPasswordField {...field(form, 'password')} name="new-password" label={t`Password`} />
      <PasswordField
        {...field(form, 'confirmPassword')}
        name="confirm-password"
        label={t`Repeat the password`}
        autoComplete="new-password"
        showLabel={t`Show the password`}
        hideLabel={t`Hide the password`}
      />
      <FailureNotice failure={selectJoinFailure(snapshot)} />
      <Button type="submit" isLoading={snapshot.hasTag('busy')}>
        <Trans>Open my account</Trans>
      </Button>
    </Form>
  );
}
