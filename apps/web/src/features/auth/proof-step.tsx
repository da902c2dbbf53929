/**
 * Confirms an email address or mobile number by a code: enter it, resend it after a wait, or correct the address.
 * Source: S4.62 to S4.64, S8.12, A-82.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ONE_TIME_CODE_LIFETIME_SECONDS,
  type OneTimeCodeActor,
  selectCodeFailure,
  selectCodeRefusal,
  selectResendSeconds,
} from '@offrande/domain/password';
import { Button } from '@offrande/ui-kit/Button';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { Form } from '../form/form.tsx';
import { CodeField } from './code-field.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { ResendButton } from './resend-button.tsx';
import { useSeconds } from './use-seconds.ts';

interface ProofStepProps {
  readonly code: OneTimeCodeActor;
  /** Where else to look for the code; by default the words of a registration. */
  readonly note?: ReactNode;
}

export function ProofStep({ code: actor, note }: ProofStepProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const snapshot = useSelector(actor, (current) => current);
  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { channel } = snapshot.context;
  const refusal = selectCodeRefusal(snapshot);
  const seconds = selectResendSeconds(snapshot);
  useSeconds(seconds, (secondsLeft) => actor.send({ type: 'tick', secondsLeft }));
  const submit = (): void => {
    setAttempt(attempt + 1);
    actor.send({ type: 'submit', code: typed });
  };
  const resend = (): void => {
    setTyped('');
    actor.send({ type: 'resend' });
  };
  return (
    <Form onSubmit={submit} attempt={refusal === null ? 0 : attempt} isRefused={refusal !== null}>
      <SentTo code={actor} />
      <div className="auth-aside-act">
        <Button variant="ghost" size="sm" onPress={() => actor.send({ type: 'cancel' })}>
          {channel === 'email' ? <Trans>Correct the email</Trans> : <Trans>Correct the number</Trans>}
        </Button>
      </div>
      <CodeField
        label={t`Code`}
        value={typed}
        onChange={setTyped}
        error={refusal === null ? undefined : refusalText(refusal)}
        isDisabled={snapshot.matches('spent')}
      />
      <FailureNotice failure={selectCodeFailure(snapshot)} />
      <div className="form-acts">
        {snapshot.can({ type: 'submit', code: typed }) || snapshot.matches('confirming') ? (
          <Button type="submit" isLoading={snapshot.matches('confirming')}>
            <Trans>Confirm</Trans>
          </Button>
        ) : null}
        <ResendButton seconds={seconds} isWorking={snapshot.matches('sending')} onPress={resend} />
      </div>
      {channel === 'email' && (
        <p className="auth-note">
          {note ?? (
            <Trans>Nothing there? Look in your spam folder. If you have an account already, the mail says so.</Trans>
          )}
        </p>
      )}
    </Form>
  );
}

function SentTo({ code }: ProofStepProps) {
  const target = useSelector(code, ({ context }) => context.target);
  const isSent = useSelector(code, ({ context }) => context.reference !== '');
  const minutes = ONE_TIME_CODE_LIFETIME_SECONDS / 60;
  return isSent ? (
    <p>
      <Trans>
        We have sent a 6-digit code to <bdi className="o-ltr">{target}</bdi>. It is valid for {minutes} minutes.
      </Trans>
    </p>
  ) : (
    <p>
      <Trans>
        A 6-digit code is on its way to <bdi className="o-ltr">{target}</bdi>.
      </Trans>
    </p>
  );
}
