/** Changes the password; accounts of an identity provider have theirs at the provider. Source: S5.18, S6.8, A-56. */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkMayEdit, checkPasswordEntry, selectMember, selectOpenSection } from '@offrande/domain/profile';
import { Button } from '@offrande/ui-kit/Button';
import { Panel } from '@offrande/ui-kit/Panel';
import { PasswordField } from '@offrande/ui-kit/PasswordField';
import { Result } from 'effect';
import { field } from '../../form/field.ts';
import { Form } from '../../form/form.tsx';
import { useEntry } from '../../form/use-entry.ts';
import { EditFailure } from './edit-failure.tsx';
import type { Profile } from './use-profile.ts';

export function PasswordSection({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const { snapshot, send, hasPassword } = profile;
  const member = selectMember(snapshot);
  const isOpen = selectOpenSection(snapshot) === 'password';
  const mayEdit = member !== null && Result.isSuccess(checkMayEdit(member, 'password', hasPassword));
  return (
    <Panel
      title={t`Password`}
      actions={
        mayEdit &&
        !isOpen && (
          <Button
            variant="line"
            size="sm"
            icon="edit"
            aria-label={t`Change the password`}
            onPress={() => send({ type: 'edit', section: 'password' })}
          >
            <Trans>Change</Trans>
          </Button>
        )
      }
    >
      {isOpen ? (
        <PasswordForm profile={profile} />
      ) : (
        <p>
          {mayEdit ? (
            <Trans>Changing it signs you out everywhere else.</Trans>
          ) : (
            <Trans>You sign in through another service. Change your password there.</Trans>
          )}
        </p>
      )}
    </Panel>
  );
}

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

function PasswordForm({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const { send, snapshot } = profile;
  const form = useEntry(
    EMPTY,
    (entry) => checkPasswordEntry(entry),
    (_checked, entry) => send({ type: 'save', edit: { section: 'password', entry } }),
    null,
  );
  const { refusals } = form;
  const eye = { showLabel: t`Show the password`, hideLabel: t`Hide the password` };
  return (
    <Form onSubmit={form.submit} attempt={form.attempt} isRefused={Object.keys(refusals).length > 0}>
      <PasswordField
        {...field(form, 'currentPassword')}
        {...eye}
        label={t`Current password`}
        name="currentPassword"
        autoComplete="current-password"
      />
      <div className="form-pair">
        <PasswordField
          {...field(form, 'newPassword')}
          {...eye}
          label={t`New password`}
          name="newPassword"
          autoComplete="new-password"
          description={t`At least 8 characters, 1 lowercase, 1 uppercase, no space.`}
        />
        <PasswordField
          {...field(form, 'confirmPassword')}
          {...eye}
          label={t`New password once more`}
          name="confirmPassword"
          autoComplete="new-password"
        />
      </div>
      <EditFailure profile={profile} />
      <div className="form-acts">
        <Button type="submit" isLoading={snapshot.hasTag('busy')}>
          <Trans>Change the password</Trans>
        </Button>
        <Button variant="ghost" onPress={() => send({ type: 'cancel' })}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
}
