/**
 * The account's email, changed by the current password and a code to the new address. Source: S4.55, A-58, A-82.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { ERROR_CODES } from '@offrande/api-client/contract';
import {
  type EmailChangeEntry,
  type EmailChangeSnapshot,
  selectChangedEmail,
  selectEmailChangeFailure,
  selectEmailChangeRefusals,
  selectEmailCode,
} from '@offrande/domain/email-change';
import { type Member } from '@offrande/domain/profile';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { PasswordField } from '@offrande/ui-kit/PasswordField';
import { TextField } from '@offrande/ui-kit/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { GENERIC_FAILURE } from '../../../messages/generic-failure.ts';
import { useRefusalText } from '../../../messages/use-refusal-text.ts';
import { Form } from '../../form/form.tsx';
import { useKeptEntry } from '../../form/use-kept-entry.ts';
import { ChangeSection } from './change-section.tsx';
import { CodeEntry } from './code-entry.tsx';
import { useEmailChange } from './use-email-change.ts';

interface EmailSectionProps {
  readonly member: Member;
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
}

export function EmailSection({ member, hasPassword, onChanged }: EmailSectionProps) {
  const { t } = useLingui();
  return (
    <ChangeSection
      title={t`Email`}
      changeLabel={t`Change the email`}
      keptAs="emailOpen"
      shown={<p className="o-ltr profile-email">{member.email}</p>}
      changed={<Trans>Your email was changed. From now on you sign in with it.</Trans>}
      onChanged={onChanged}
      renderForm={(changed, cancel) => (
        <EmailForm member={member} hasPassword={hasPassword} onChanged={changed} onCancel={cancel} />
      )}
    />
  );
}

interface EmailFormProps extends EmailSectionProps {
  readonly onCancel: () => void;
}

function EmailForm({ member: { custId, email: own }, hasPassword, onChanged, onCancel }: EmailFormProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { snapshot, send } = useEmailChange({ custId, email: own, hasPassword });
  const [entry, setEntry] = useState<EmailChangeEntry>({ email: '', password: '' });
  useKeptEntry('newEmail', entry, setEntry);
  const [attempt, setAttempt] = useState(0);
  const changed = selectChangedEmail(snapshot);
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    if (changed !== null) tell();
  }, [changed]);
  const code = selectEmailCode(snapshot);
  if (code !== null) return <CodeEntry actor={code} backLabel={t`Change the email`} />;
  const refusals = selectEmailChangeRefusals(snapshot);
  return (
    <Form
      onSubmit={() => {
        setAttempt(attempt + 1);
        send({ type: 'submit', entry });
      }}
      attempt={attempt}
      isRefused={Object.keys(refusals).length > 0}
    >
      <TextField
        label={t`New email`}
        name="newEmail"
        type="email"
        autoComplete="email"
        isLtr
        description={t`We send a code to it. The email before is told of the change.`}
        value={entry.email}
        onChange={(email) => setEntry({ ...entry, email })}
        error={refusals.email === undefined ? undefined : refusalText(refusals.email)}
      />
      {hasPassword && (
        <PasswordField
          label={t`Current password`}
          name="currentPassword"
          autoComplete="current-password"
          showLabel={t`Show the password`}
          hideLabel={t`Hide the password`}
          value={entry.password}
          onChange={(password) => setEntry({ ...entry, password })}
          error={refusals.password === undefined ? undefined : refusalText(refusals.password)}
        />
      )}
      <ChangeFailure snapshot={snapshot} hasPassword={hasPassword} />
      <div className="form-acts">
        <Button type="submit" isLoading={snapshot.hasTag('busy')}>
          <Trans>Continue</Trans>
        </Button>
        <Button variant="ghost" onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
}

function ChangeFailure({
  snapshot,
  hasPassword,
}: {
  readonly snapshot: EmailChangeSnapshot;
  readonly hasPassword: boolean;
}) {
  const { t } = useLingui();
  const failure = selectEmailChangeFailure(snapshot);
  if (failure === null) return null;
  const said: Readonly<Record<string, string>> = {
    [ERROR_CODES.passwordWrong]: t`The current password is wrong.`,
    [ERROR_CODES.proofMissing]: t`This email could not be confirmed. Try again with a new code, or with another email.`,
    [ERROR_CODES.tooManyRequests]: t`Too many tries. Please wait a few minutes.`,
    ...(hasPassword
      ? {}
      : { [ERROR_CODES.profileRefused]: t`For this, sign out and sign in again: your sign-in is a while ago.` }),
  };
  return (
    <Notice tone="danger" isLive>
      {(failure.code === null ? undefined : said[failure.code]) ?? t(GENERIC_FAILURE)}
    </Notice>
  );
}
