/**
 * The account's email, changed by the current password and a code to the new address. Source: S4.55, A-58, A-82.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { ERROR_CODES } from '@offrande/api-client/contract';
import {
  type EmailChangeSnapshot,
  selectChangedEmail,
  selectEmailChangeFailure,
  selectEmailChangeRefusals,
  selectEmailCode,
} from '@offrande/domain/email-change';
import { type Member } from '@offrande/domain/profile';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { PasswordField } from '@offrande/ui-kit/PasswordField';
import { TextField } from '@offrande/ui-kit/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { GENERIC_FAILURE } from '../../../messages/generic-failure.ts';
import { useRefusalText } from '../../../messages/use-refusal-text.ts';
import { Form } from '../../form/form.tsx';
import { CodeEntry } from './code-entry.tsx';
import { useEmailChange } from './use-email-change.ts';

interface EmailSectionProps {
  readonly member: Member;
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
}

export function EmailSection({ member, hasPassword, onChanged }: EmailSectionProps) {
  const { t } = useLingui();
  const [state, setState] = useState<'shown' | 'open' | 'changed'>('shown');
  const change = () => {
    setState('changed');
    onChanged();
  };
  return (
    <Panel
      title={t`Email`}
      actions={
        state !== 'open' && (
          <Button
            variant="line"
            size="sm"
            icon="edit"
            aria-label={t`Change the email`}
            onPress={() => setState('open')}
          >
            <Trans>Change</Trans>
          </Button>
        )
      }
    >
      {state === 'open' ? (
        <EmailForm member={member} hasPassword={hasPassword} onChanged={change} onCancel={() => setState('shown')} />
      ) : (
        <div className="profile-stack">
          <p className="o-ltr profile-email">{member.email}</p>
          {state === 'changed' && (
            <Notice tone="success" isLive>
              <Trans>Your email was changed. From now on you sign in with it.</Trans>
            </Notice>
          )}
        </div>
      )}
    </Panel>
  );
}

interface EmailFormProps extends EmailSectionProps {
  readonly onCancel: () => void;
}

function EmailForm({ member: { custId, email: own }, hasPassword, onChanged, onCancel }: EmailFormProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { snapshot, send } = useEmailChange({ custId, email: own, hasPassword });
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
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
        send({ type: 'submit', entry: { email, password } });
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
        value={email}
        onChange={setEmail}
        error={refusals.email === undefined ? undefined : refusalText(refusals.email)}
      />
      {hasPassword && (
        <PasswordField
          label={t`Current password`}
          name="currentPassword"
          autoComplete="current-password"
          showLabel={t`Show the password`}
          hideLabel={t`Hide the password`}
          value={password}
          onChange={setPassword}
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
